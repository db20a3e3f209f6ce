/// Lines and curves with the style they are drawn in.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  /// An empty path.
  public override init() { super.init() }

  private init(elements: [CGPath.Element]) {
    path = CGMutablePath(elements: elements)
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(elements: PathShapes.rectangle(rect)) }
  /// The ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(elements: PathShapes.ellipse(rect)) }
  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(elements: PathShapes.rounded(rect, .allCorners, CGSize(width: cornerRadius, height: cornerRadius)))
  }
  /// A rectangle of which some corners are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(elements: PathShapes.rounded(rect, corners, cornerRadii))
  }
  /// A part of a circle; angles in radians, clockwise as it is seen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(
      elements: PathShapes.arc(center, radius, startAngle, endAngle, clockwise: clockwise, continuing: false))
  }
  /// The steps of another path.
  public convenience init(cgPath CGPath: CGPath) { self.init(elements: CGPath.elements) }

  /// The steps; setting replaces them.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  // MARK: Steps

  /// Begins a part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle; angles in radians, clockwise as it is seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Joins the end of the present part with its beginning.
  open func close() { path.closeSubpath() }
  /// Takes all steps away.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// The path in the other direction; the same steps here, where only its inside counts.
  open func reversing() -> UIBezierPath { UIBezierPath(elements: path.elements) }
  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(elements: path.elements.map { $0.applying(transform) })
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points; control points count.
  open var bounds: CGRect { path.boundingBox }
  /// Where the path has come to.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside; curves count as the straight lines between their ends.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Style

  /// In points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// Where pointed corners are cut off.
  open var miterLimit: CGFloat = 10
  /// Stored.
  open var flatness: CGFloat = 0.6
  /// Whether parts inside parts are outside.
  open var usesEvenOddFillRule = false
  private(set) var dashes: (phase: CGFloat, lengths: [CGFloat]) = (0, [])
  /// Sets the lengths of dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }

  // MARK: Drawing

  /// Fills the path in the current context.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(self) }
  /// Draws the path's line in the current context.
  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(self) }
  /// Fills the path in the current context; the mode counts as normal, with the opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withAlpha(alpha) { $0.fill(self) }
  }
  /// Draws the path's line in the current context; the mode counts as normal, with the opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withAlpha(alpha) { $0.stroke(self) }
  }
  /// Cuts what follows off at the path, in the current context.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(self) }
}
