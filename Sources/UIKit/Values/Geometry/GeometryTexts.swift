/// Texts of points, sizes and rectangles as on Apple's systems: `(0.0, 0.0, 10.0, 20.0)`.
extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin's coordinates, the width and the height.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
