/// Inward distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// At the top edge.
  public var top: CGFloat
  /// At the left edge, in any reading direction.
  public var left: CGFloat
  /// At the bottom edge.
  public var bottom: CGFloat
  /// At the right edge, in any reading direction.
  public var right: CGFloat

  /// Zero at all edges.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets in points; positive values move an edge inward.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Zero at all edges.
  public static let zero = UIEdgeInsets()

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// The larger of two insets, edge by edge.
  @MainActor
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Branch.max(top, other.top), left: Branch.max(left, other.left), bottom: Branch.max(bottom, other.bottom),
      right: Branch.max(right, other.right))
  }
}
