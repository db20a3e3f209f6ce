/// A bar at the top of a navigation controller's view.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether the bar is higher by a large title, except in a compact height; false by default.
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  /// Whether content may extend below the bar without asking for it; true by default (AL-5.14).
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
}
