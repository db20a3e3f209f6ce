/// A vector with two components, in points.
public struct CGVector: Hashable, Sendable {
  /// The component to the right.
  public var dx: CGFloat
  /// The component downwards.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// The zero vector.
  public init() { (dx, dy) = (0, 0) }
  /// A vector in points.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
