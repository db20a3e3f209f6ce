/// A button, a view or a space in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How prominent a button is.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    /// The old name of `plain`.
    public static let bordered = Style.plain
    /// The newer name of `done`.
    public static let prominent = Style.done
  }

  /// The system's buttons and spaces.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case pageCurl = 23
    case close = 24
    case writingTools = 25

    /// The English title of a button with text; nil for one with an image.
    package var text: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The name of a symbol that resembles the button's image; nil for text or a space.
    package var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }
  }

  /// An empty button.
  public override init() { super.init() }

  /// An empty button; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private convenience init(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.init()
    (self.style, self.action) = (style, action)
    self.target = target.map { $0 as AnyObject }
  }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.title = title
  }

  /// A button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.image = image
  }

  /// A button with a title and an image.
  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(.plain, target, action)
    (self.title, self.image, self.menu) = (title, image, menu)
  }

  /// A button with an image, and another image for compact height, which is not used.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// One of the system's buttons or spaces.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem == .done ? .done : .plain, target, action)
    show(systemItem)
  }

  /// One of the system's buttons or spaces, which runs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem == .done ? .done : .plain, nil, nil)
    show(systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// A button that runs an action, with the action's title and image if none are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// A client's own view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func show(_ item: SystemItem) {
    systemItem = item
    title = item.text
    image = item.symbol.flatMap { UIImage(systemName: $0) }
  }

  /// A space that takes the remaining width.
  public class func flexibleSpace() -> Self { space(.flexibleSpace) }
  /// A space with a fixed width, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  private class func space(_ item: SystemItem) -> Self {
    let space = Self()
    space.systemItem = item
    return space
  }

  /// The system item it was created from.
  package private(set) var systemItem: SystemItem?
  /// How prominent the button is.
  open var style = Style.plain { didSet { didChange?() } }
  /// The object whose method is called; not retained.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// The action a tap runs instead of the target's method.
  open var primaryAction: UIAction?
  /// The menu that a tap opens; not opened here.
  open var menu: UIMenu?
  /// The view shown instead of a button.
  open var customView: UIView? { didSet { didChange?() } }
  /// The width in points; 0 uses the content's width.
  open var width: CGFloat = 0 { didSet { didChange?() } }
  /// The colour of title and image; nil uses the bar's.
  open var tintColor: UIColor? { didSet { didChange?() } }
  /// Whether the bar omits the item.
  open var isHidden = false { didSet { didChange?() } }
  /// Stored.
  open var isSelected = false
  /// Stored; a button is as wide as its own title.
  open var possibleTitles: Set<String>?
  /// Has no effect here: the image is not used.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  /// Has no effect here: the image is not used.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Has no effect here.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Has no effect here.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

  /// Does what a tap does.
  package func send() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(from: self) }
    if let action { TargetAction(target, action).send(from: self, beside: button) }
  }

  /// The view that a bar currently shows for the item.
  package var shownView: UIView? { customView ?? (button.superview == nil ? nil : button) }

  /// The button the bar shows for the item; created on first use.
  private(set) lazy var button = BarButton(self)
}

/// A horizontal and a vertical offset, in points.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal offset.
  public var horizontal: CGFloat
  /// The vertical offset, downwards.
  public var vertical: CGFloat
  /// No offset.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
  /// No offset.
  public init() { (horizontal, vertical) = (0, 0) }
  /// An offset in points.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}
