/// An item in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, NibConnecting {
  /// An empty item.
  public override init() { super.init() }

  /// An item in a nib or a storyboard; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(self)
  }

  /// The class's outlets and actions that nibs and storyboards name; an override adds its own to `super`'s.
  open class var nibMembers: NibMembers { NibMembers() }

  /// Called when a property of the item that its bar shows has changed.
  var didChange: (() -> Void)?

  /// The text shown.
  open var title: String? { didSet { didChange?() } }
  /// The image shown.
  open var image: UIImage? { didSet { didChange?() } }
  /// Stored; ``image`` is shown in either height.
  open var landscapeImagePhone: UIImage?
  /// Whether the item sends its action.
  open var isEnabled = true { didSet { didChange?() } }
  /// A number for the client's own use.
  open var tag = 0
  /// Stored, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// A name for tests; the view the bar shows gets it.
  open var accessibilityIdentifier: String? { didSet { didChange?() } }
  /// The text that is read out.
  open var accessibilityLabel: String? { didSet { didChange?() } }
  /// Stored.
  open var accessibilityHint: String?
  /// Stored.
  open var accessibilityValue: String?
  /// Stored.
  open var accessibilityTraits = UIAccessibilityTraits.none

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets the font and colour of the title in a state; only the font takes effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    didChange?()
  }
  /// The attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}
