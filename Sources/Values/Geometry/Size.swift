/// Width and height in points.
public struct Size: Sendable, Hashable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
