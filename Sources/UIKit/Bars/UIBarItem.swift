/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, NibConnecting {
  /// An empty item.
  public override init() { super.init() }

  /// An item of a nib or a storyboard; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(self)
  }

  /// Outlets and actions of the class, which nibs and storyboards name; an override adds its own to `super`'s.
  open class var nibMembers: NibMembers { NibMembers() }

  /// Called when something about the item has changed that its bar shows.
  var didChange: (() -> Void)?

  /// The text shown.
  open var title: String? { didSet { didChange?() } }
  /// The picture shown.
  open var image: UIImage? { didSet { didChange?() } }
  /// Stored; the picture is shown in either height.
  open var landscapeImagePhone: UIImage?
  /// Whether the item sends its action.
  open var isEnabled = true { didSet { didChange?() } }
  /// A number for the client's own use.
  open var tag = 0
  /// Stored, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// A name for tests; that of the view the bar shows.
  open var accessibilityIdentifier: String? { didSet { didChange?() } }
  /// What is read out.
  open var accessibilityLabel: String? { didSet { didChange?() } }
  /// Stored.
  open var accessibilityHint: String?
  /// Stored.
  open var accessibilityValue: String?
  /// Stored.
  open var accessibilityTraits = UIAccessibilityTraits.none

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets font and colour of the title in a state; the font counts.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    didChange?()
  }
  /// What was set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}
