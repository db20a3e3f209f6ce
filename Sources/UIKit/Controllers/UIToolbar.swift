/// A bar at the bottom of a navigation controller's view.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Whether content may extend below the bar without asking for it; true by default (AL-5.14).
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
}
