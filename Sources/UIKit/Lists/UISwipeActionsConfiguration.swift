/// Buttons beside a row that is swiped; rows are not swiped here.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Buttons from the side inwards.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
  /// The buttons.
  public let actions: [UIContextualAction]
  /// Whether a long swipe runs the first button.
  open var performsFirstActionWithFullSwipe = true
}

/// A button beside a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Receives the action, the row's view, and a closure to call with whether it was carried out.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// What a button does.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }
  /// A button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
  /// What the button does.
  public let style: Style
  /// Runs the action; a test may call it.
  public let handler: Handler
  /// The button's text.
  open var title: String?
  /// The button's picture.
  open var image: UIImage?
  /// Behind the button.
  open var backgroundColor: UIColor! = .systemGray
}
