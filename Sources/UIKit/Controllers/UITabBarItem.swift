/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// An item with a title, an image and a tag.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }

  /// Stored; tab bars show no items here.
  open var title: String?
  /// Stored, and not shown.
  open var image: UIImage?
  /// A number for the caller's own use.
  open var tag: Int
  /// Stored, and not shown.
  open var badgeValue: String?
}
