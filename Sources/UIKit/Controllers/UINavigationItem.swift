/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a controller's bar is as high as a large title needs, where the bar prefers that.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The controller's title; stored, bars show no items here.
  open var title: String?
  /// Stored; has no effect on the bar's height here.
  open var prompt: String?
  /// Stored, and not shown.
  open var titleView: UIView?
  /// `never` keeps the bar low for this controller; the other two follow the bar.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
}
