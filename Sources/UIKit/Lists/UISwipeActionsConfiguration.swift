/// Buttons next to a swiped row; rows are not swiped here.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// A configuration with buttons, ordered inwards.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
  /// The buttons.
  public let actions: [UIContextualAction]
  /// Whether a long swipe runs the first button.
  open var performsFirstActionWithFullSwipe = true
}

/// A button next to a swiped row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Receives the action, the row's view, and a closure to call with whether the action was carried out.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The kind of action.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }
  /// A button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
  /// The kind of action.
  public let style: Style
  /// Runs the action; a test may call it.
  public let handler: Handler
  /// The button's text.
  open var title: String?
  /// The button's image.
  open var image: UIImage?
  /// The colour behind the button; red for destructive actions and gray for others by default.
  open var backgroundColor: UIColor!
}
