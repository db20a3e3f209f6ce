/// Colours that blend into each other, over the layer's bounds, including round corners.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, each a ``CGColor``, from the start point to the end point.
  open var colors: [Any]?
  /// From 0 to 1, one per colour; nil distributes them evenly.
  open var locations: [NSNumber]?
  /// As a fraction of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// As a fraction of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The gradient's type; a conic one is drawn along a line.
  open var type = CAGradientLayerType.axial
}

/// The types of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// The type with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
