/// Where text stands in an alignment rectangle, in points.
package struct BaselineOffsets: Hashable, Sendable {
  package var firstFromTop: CGFloat
  package var lastFromBottom: CGFloat

  package init(firstFromTop: CGFloat, lastFromBottom: CGFloat) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
  }
}
