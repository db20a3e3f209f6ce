/// Shows that content is being refreshed; stored, but not drawn.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether content is being refreshed.
  open private(set) var isRefreshing = false
  /// Begins refreshing.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends refreshing.
  open func endRefreshing() { isRefreshing = false }
  /// Stored.
  open var attributedTitle: NSAttributedString?
}
