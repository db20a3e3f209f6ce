/// The line a rounded corner follows.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public var rawValue: String

  /// A curve of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that bends gradually; drawn like a circle's.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
