/// How thick the bars of containers are, in points; a phone's upright without home indicator, unless a device says
/// otherwise (`control-metrics.md` 5).
package struct BarHeights: Hashable, Sendable {
  package var navigationBar: CGFloat = 44
  /// What a large title adds.
  package var largeTitle: CGFloat = 52
  package var tabBar: CGFloat = 49
  package var toolbar: CGFloat = 44

  package init() {}
}
