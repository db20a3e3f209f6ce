/// A button, a view or a space in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button is emphasised.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    /// The old name of `plain`.
    public static let bordered = Style.plain
    /// The newer name of `done`.
    public static let prominent = Style.done
  }

  /// Buttons and spaces of the system.
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

    /// What a button with a text says in English; nil for one with a picture.
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

    /// The name of a symbol like the button's picture; nil for a text or a space.
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

  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.image = image
  }

  /// A button with a title and a picture.
  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(.plain, target, action)
    (self.title, self.image, self.menu) = (title, image, menu)
  }

  /// A button with a picture, and another in compact height, which is not used.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A button or a space of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem == .done ? .done : .plain, target, action)
    show(systemItem)
  }

  /// A button or a space of the system that runs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem == .done ? .done : .plain, nil, nil)
    show(systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// A button that runs an action, with the action's title and picture where none are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// A view of the client's.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func show(_ item: SystemItem) {
    systemItem = item
    title = item.text
    image = item.symbol.flatMap { UIImage(systemName: $0) }
  }

  /// Room that takes what others leave.
  public class func flexibleSpace() -> Self { space(.flexibleSpace) }
  /// Room of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  private class func space(_ item: SystemItem) -> Self {
    let space = make(unused: 0)
    space.systemItem = item
    return space
  }

  /// What ``flexibleSpace()`` calls on the class: it leads to the class's own `init()`.
  @usableFromInline
  convenience init(unused: Int) { self.init() }

  /// The system's item it was made as.
  package private(set) var systemItem: SystemItem?
  /// How the button is emphasised.
  open var style = Style.plain { didSet { didChange?() } }
  /// Whose method is called; not retained.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// What a tap runs in place of the target's method.
  open var primaryAction: UIAction?
  /// The menu that a tap opens; none is opened here.
  open var menu: UIMenu?
  /// Shown in place of a button.
  open var customView: UIView? { didSet { didChange?() } }
  /// The width in points; 0 takes that of the content.
  open var width: CGFloat = 0 { didSet { didChange?() } }
  /// The colour of title and picture; nil takes the bar's.
  open var tintColor: UIColor? { didSet { didChange?() } }
  /// Whether the bar leaves the item out.
  open var isHidden = false { didSet { didChange?() } }
  /// Stored.
  open var isSelected = false
  /// Stored; a button is as wide as its own title.
  open var possibleTitles: Set<String>?
  /// Stored; the picture is not used.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  /// Stored; the picture is not used.
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
    if let action { TargetAction(target, action).send(from: self) }
  }

  /// What a bar shows for the item.
  package var shownView: UIView? { customView ?? (button.superview == nil ? nil : button) }

  /// What the bar shows for the item; made on first use.
  private(set) lazy var button = BarButton(self)
}

extension UIBarButtonItem {
  /// An item of this class, made by its `init()`.
  @_silgen_name("$s5UIKit15UIBarButtonItemC6unusedACSi_tcfC")
  static func make(unused: Int) -> Self
}

/// A distance across and downwards, in points.
public struct UIOffset: Hashable, Sendable {
  /// Across.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
  /// No distance.
  public init() { (horizontal, vertical) = (0, 0) }
  /// A distance in points.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}
