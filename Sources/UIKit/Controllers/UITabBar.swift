/// A bar at the bottom of a tab bar controller's view.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Those of the controllers; stored, and not shown.
  open var items: [UITabBarItem]?
  /// Stored; content extends below a tab bar as its controller's `edgesForExtendedLayout` sets.
  open var isTranslucent = true
}
