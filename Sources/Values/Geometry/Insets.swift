/// Distances inward from four edges, in points.
public struct Insets: Sendable, Hashable {
  /// In points, down from the top edge.
  public var top: Double
  /// In points, to the right of the left edge.
  public var left: Double
  /// In points, up from the bottom edge.
  public var bottom: Double
  /// In points, to the left of the right edge.
  public var right: Double

  /// The four distances in points.
  public init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public static let zero = Insets(0, 0, 0, 0)
}
