/// A path of lines and curves with its drawing style.
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
  /// A rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(elements: PathShapes.rounded(rect, .allCorners, CGSize(width: cornerRadius, height: cornerRadius)))
  }
  /// A rectangle with some rounded corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(elements: PathShapes.rounded(rect, corners, cornerRadii))
  }
  /// An arc of a circle; angles in radians, clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(
      elements: PathShapes.arc(center, radius, startAngle, endAngle, clockwise: clockwise, continuing: false))
  }
  /// A path with the elements of another, and its style.
  open override func copy() -> Any { MainActor.unchecked { copy(with: nil) } }

  /// What ``copy()`` returns; a subclass adds its own values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = UIBezierPath(elements: path.elements)
    (made.lineWidth, made.lineCapStyle, made.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (made.miterLimit, made.flatness) = (miterLimit, flatness)
    (made.usesEvenOddFillRule, made.dashes) = (usesEvenOddFillRule, dashes)
    return made
  }

  /// A path with the elements of another.
  public convenience init(cgPath CGPath: CGPath) { self.init(elements: CGPath.elements) }

  /// The elements; setting replaces them.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  // MARK: Elements

  /// Begins a subpath at a point.
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
  /// Adds an arc of a circle; angles in radians, clockwise on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Closes the current subpath.
  open func close() { path.closeSubpath() }
  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// The path in the opposite direction, from its end to its beginning.
  open func reversing() -> UIBezierPath { UIBezierPath(elements: PathShapes.reversed(path.elements)) }
  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(elements: path.elements.map { $0.applying(transform) })
  }

  /// Whether the path is empty.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points; control points count.
  open var bounds: CGRect { path.boundingBox }
  /// The end of the path so far.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside.
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
  /// The limit at which sharp corners are bevelled.
  open var miterLimit: CGFloat = 10
  /// Stored.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule determines the inside.
  open var usesEvenOddFillRule = false
  private(set) var dashes: (phase: CGFloat, lengths: [CGFloat]) = (0, [])
  /// Sets the lengths of dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }

  // MARK: Drawing

  /// Fills the path in the current context.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(self) }
  /// Strokes the path in the current context.
  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(self) }
  /// Fills the path in the current context; the blend mode is treated as normal, with the opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withAlpha(alpha) { $0.fill(self) }
  }
  /// Strokes the path in the current context; the blend mode is treated as normal, with the opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withAlpha(alpha) { $0.stroke(self) }
  }
  /// Clips subsequent drawing in the current context to the path.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(self) }
}
