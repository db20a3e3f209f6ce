/// A layer with a path, which pictures show filled and stroked.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour of the fill.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The rule for the inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the stroke.
  open var strokeColor: CGColor?
  /// From 0 to 1.
  open var strokeStart: CGFloat = 0
  /// From 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// In points.
  open var lineWidth: CGFloat = 1
  /// The limit at which sharp corners are bevelled.
  open var miterLimit: CGFloat = 10
  /// How lines end.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// In points.
  open var lineDashPhase: CGFloat = 0
  /// In points.
  open var lineDashPattern: [NSNumber]?
}

/// The rule for the inside of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A rule with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nested subpaths of the same direction are inside.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Nested subpaths are outside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape's stroke ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// The cap with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With a half square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape's segments meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// The join with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With a sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
