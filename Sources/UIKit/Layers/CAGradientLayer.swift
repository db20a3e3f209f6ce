/// Colours that pass into each other, over the layer's bounds, round corners included.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// ``CGColor`` each, from the start point to the end point.
  open var colors: [Any]?
  /// From 0 to 1, one a colour; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// In parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// In parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Where colours pass into each other; a conic one is drawn along a line.
  open var type = CAGradientLayerType.axial
}

/// Where the colours of a gradient pass into each other.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// The course of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
