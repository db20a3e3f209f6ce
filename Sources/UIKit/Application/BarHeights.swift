/// The heights of containers' bars, in points; by default those of an upright phone without a home indicator
/// (`control-metrics.md` 5).
package struct BarHeights: Hashable, Sendable {
  /// A navigation bar without a large title.
  package var navigationBar: CGFloat = 44
  /// How far the navigation bar at a window's top begins above the end of the safe area there.
  package var navigationBarRise: CGFloat = 0
  /// The extra height of a prompt above the title.
  package static let prompt: CGFloat = 30
  /// The extra height of a large title.
  package var largeTitle: CGFloat = 52
  /// A tab bar without the safe area below it.
  package var tabBar: CGFloat = 49
  /// A toolbar without the safe area below it.
  package var toolbar: CGFloat = 44
  /// Whether tabs are at the top, in the row of a navigation bar.
  package var hasTabsOnTop = false

  /// The heights of a phone held upright.
  package init() {}
}
