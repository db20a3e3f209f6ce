/// A button next to a swiped row, as before iOS 11; rows are not swiped here.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// Kinds of actions.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// The same as `default`.
    public static let destructive = Style.default
  }

  /// An action with a title.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// An action without a title.
  public override init() { super.init() }

  /// The kind of action.
  open private(set) var style = Style.default
  /// The button's text.
  open var title: String?
  /// The colour behind the button; stored.
  open var backgroundColor: UIColor?
  /// Stored.
  open var backgroundEffect: UIVisualEffect?
  /// Runs the action; a test may call it.
  package private(set) var handler: (UITableViewRowAction, IndexPath) -> Void = { _, _ in }
}
