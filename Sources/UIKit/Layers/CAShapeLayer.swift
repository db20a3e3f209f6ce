/// A layer of a path, which pictures show: filled, and with a line.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour of the inside.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// What counts as the inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// From 0 to 1.
  open var strokeStart: CGFloat = 0
  /// From 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// In points.
  open var lineWidth: CGFloat = 1
  /// Where pointed corners are cut off.
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

/// What counts as the inside of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// The rule of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts inside parts of the same direction are inside.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Parts inside parts are outside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// The end of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// In half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// The corner of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
