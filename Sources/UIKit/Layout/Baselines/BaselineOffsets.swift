/// Where the baselines are in an alignment rectangle, in points.
package struct BaselineOffsets: Hashable, Sendable {
  /// The distance from the top edge down to the first baseline.
  package var firstFromTop: CGFloat
  /// The distance from the bottom edge up to the last baseline.
  package var lastFromBottom: CGFloat
  /// The height that the distances refer to if the text is centred: in another height both change by half of the
  /// difference (AL-3.20). nil if the text keeps its distances to the edges.
  package var centredIn: CGFloat?

  /// Offsets in points, positive inward.
  package init(firstFromTop: CGFloat, lastFromBottom: CGFloat, centredIn: CGFloat? = nil) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
    self.centredIn = centredIn
  }

  /// The distances in a rectangle with another height, in points.
  package func resized(to height: CGFloat) -> BaselineOffsets {
    let shift = centredIn.map { (height - $0) / 2 } ?? 0
    return BaselineOffsets(firstFromTop: firstFromTop + shift, lastFromBottom: lastFromBottom + shift)
  }
}
