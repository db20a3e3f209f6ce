/// Distances inward from four edges, in points.
package struct Insets: Sendable, Hashable, Encodable {
  /// In points, down from the top edge.
  package var top: Double
  /// In points, to the right of the left edge.
  package var left: Double
  /// In points, up from the bottom edge.
  package var bottom: Double
  /// In points, to the left of the right edge.
  package var right: Double

  /// The four distances in points.
  package init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  package static let zero = Insets(0, 0, 0, 0)
}
