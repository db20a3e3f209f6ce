/// The heights of containers' bars, in points; by default those of an upright phone without a home indicator
/// (`control-metrics.md` 5).
package struct BarHeights: Hashable, Sendable {
  /// A navigation bar without a large title.
  package var navigationBar: CGFloat = 44
  /// The extra height of a large title.
  package var largeTitle: CGFloat = 52
  /// A tab bar without the safe area below it.
  package var tabBar: CGFloat = 49
  /// A toolbar without the safe area below it.
  package var toolbar: CGFloat = 44

  /// The heights of a phone held upright.
  package init() {}
}
