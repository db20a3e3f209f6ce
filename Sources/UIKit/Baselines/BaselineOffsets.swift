/// Where the baselines are in an alignment rectangle, in points.
package struct BaselineOffsets: Hashable, Sendable {
  /// From the top edge down to the first baseline.
  package var firstFromTop: CGFloat
  /// From the bottom edge up to the last baseline.
  package var lastFromBottom: CGFloat

  /// Offsets in points, positive inward.
  package init(firstFromTop: CGFloat, lastFromBottom: CGFloat) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
  }
}
