/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The system's tabs.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11
  }

  /// An empty item.
  public override init() { super.init() }

  /// An empty item; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// An item with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// One of the system's items, with its English title.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let name = "\(systemItem)"
    self.init(title: name.prefix(1).uppercased() + name.dropFirst(), image: UIImage(systemName: name), tag: tag)
  }

  /// The image while the tab is selected; nil uses the normal one.
  open var selectedImage: UIImage? { didSet { didChange?() } }
  /// The text at the corner of the image; nil for none.
  open var badgeValue: String? { didSet { didChange?() } }
  /// The colour behind that text; nil for the system's red.
  open var badgeColor: UIColor? { didSet { didChange?() } }
  /// Stored; pictures show the system's bar.
  open var standardAppearance: UITabBarAppearance?
  /// Stored; pictures show the system's bar.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Stored, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// Stored.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
