/// Records custom drawing as a list of commands that pictures show: fills, strokes, gradients, texts and images.
@preconcurrency @MainActor
public final class CGContext: NSObject {
  /// One drawing command.
  package struct Command {
    /// The kind of command.
    package enum Kind {
      case fill(CGPath, CGColor, CGPathFillRule)
      case stroke(CGPath, CGColor, Line)
      /// In coordinates that the transform maps.
      case gradient(CGGradient, CGGradient.Course, CGAffineTransform)
      /// In coordinates that the transform maps; the colour applies to a symbol.
      case image(UIImage, CGRect, CGColor, CGAffineTransform)
      /// In a rectangle, or unwrapped from its corner, in coordinates that the transform maps.
      case text(NSAttributedString, CGRect, breaks: Bool, CGAffineTransform)
    }
    /// The kind of command.
    package let kind: Kind
    /// The clips that apply, outermost first.
    package let clips: [Clip]
    /// From 0 to 1.
    package let alpha: CGFloat
  }

  /// A path outside which nothing is visible.
  package struct Clip {
    /// The path.
    package let path: CGPath
    /// The rule for its inside.
    package let rule: CGPathFillRule
  }

  /// The style of a stroke; lengths in points.
  package struct Line {
    /// The width across the path.
    package var width: CGFloat = 1
    /// How the line ends.
    package var cap = CGLineCap.butt
    /// How its segments meet.
    package var join = CGLineJoin.miter
    /// The limit at which sharp corners are bevelled, in line widths.
    package var miterLimit: CGFloat = 10
    /// Alternating lengths of dashes and gaps; empty for a solid line.
    package var dash: [CGFloat] = []
    /// The offset at which the dash pattern begins.
    package var phase: CGFloat = 0

    /// The style in coordinates scaled by a factor.
    func scaled(by factor: CGFloat) -> Line {
      var line = self
      (line.width, line.phase) = (width * factor, phase * factor)
      line.dash = dash.map { $0 * factor }
      return line
    }
  }

  private struct State {
    var fill = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var line = Line()
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    var clips: [Clip] = []
    var shadow: HandShadow?
  }

  private var state = State()
  private var saved: [State] = []
  private var path = CGMutablePath()
  /// The commands so far, in order.
  package private(set) var commands: [Command] = []
  /// The size of the drawing, in points.
  package let size: CGSize

  package init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Whether y grows upwards, as in a bitmap that code makes itself.
  private var isUpright = false

  /// A bitmap of a size in pixels, whose y axis points upwards; pixels are not accessible here, and a closure or a
  /// memory for them is not used.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width < 100_000, height < 100_000 else { return nil }
    self.init(size: CGSize(width: width, height: height))
    isUpright = true
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }
  /// In pixels.
  public var width: Int { Int(size.width) }
  /// In pixels.
  public var height: Int { Int(size.height) }

  /// The picture drawn so far, one pixel per point.
  public func makeImage() -> CGImage? {
    let (width, height) = (size.width.rounded(), size.height.rounded())
    guard width >= 1, height >= 1, width < 1e9, height < 1e9 else { return nil }
    return CGImage(width: Int(width), height: Int(height), of: UIImage(size: size, drawing: commands))
  }

  /// Draws a picture in a rectangle; upright where y grows upwards, and upside down elsewhere, as Core Graphics does.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(UIImage(cgImage: image), in: rect)
    restoreGState()
  }

  private func add(_ kind: Command.Kind) {
    for part in state.shadow?.parts(of: kind) ?? [] {
      commands.append(Command(kind: part.kind, clips: state.clips + part.clips, alpha: state.alpha * part.alpha))
    }
    commands.append(Command(kind: kind, clips: state.clips, alpha: state.alpha))
  }

  private func placed(_ path: CGPath) -> CGPath {
    CGPath(elements: path.elements.map { $0.applying(state.transform) })
  }

  // MARK: State

  /// Saves colours, line style, transform and clips.
  public func saveGState() { saved.append(state) }
  /// Restores the state saved last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// The current transform.
  public var ctm: CGAffineTransform { state.transform }
  /// Prepends a transform to the current one.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  /// Translates subsequent drawing, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales subsequent drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates subsequent drawing, by radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.line.phase, state.line.dash) = (phase, lengths) }
  /// Sets the limit at which sharp corners are bevelled, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the opacity of subsequent drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Has no effect here, because colours always blend normally.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets a black shadow at one third opacity for subsequent fills, strokes and texts.
  /// - Parameters:
  ///   - offset: In points of the drawing, whatever the transform.
  ///   - blur: The distance over which the edge fades out, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
  }
  /// Sets a shadow for subsequent fills, strokes and texts; nil ends it.
  /// - Parameters:
  ///   - offset: In points of the drawing, whatever the transform.
  ///   - blur: The distance over which the edge fades out, in points.
  ///   - color: nil draws none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { HandShadow(offset: offset, blur: min(max(0, blur), 1000), color: $0) }
  }
  /// Has no effect here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: The path

  /// Begins a path.
  public func beginPath() { path = CGMutablePath() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds an arc of a circle; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// Adds another path.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Closes the current subpath.
  public func closePath() { path.closeSubpath() }

  /// Fills the path, which is then empty.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    add(.fill(placed(path), state.fill, rule))
    beginPath()
  }
  /// Strokes the path, which is then empty.
  public func strokePath() {
    stroke(path, state.line)
    beginPath()
  }
  /// Fills or strokes the path, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = path
    if mode != .stroke {
      add(.fill(placed(drawn), state.fill, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding))
    }
    if mode != .fill, mode != .eoFill { stroke(drawn, state.line) }
    beginPath()
  }

  /// Strokes a path; the line width is scaled by the transform's mean scale.
  private func stroke(_ path: CGPath, _ line: Line) {
    let transform = state.transform
    let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    add(.stroke(placed(path), state.stroke, line.scaled(by: factor)))
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { add(.fill(placed(CGPath(rect: rect)), state.fill, .winding)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { add(.fill(placed(CGPath(ellipseIn: rect)), state.fill, .winding)) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.line.width) }
  /// Strokes a rectangle with a line width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    stroke(CGPath(rect: rect), line)
  }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect), state.line)
  }
  /// Clears a rectangle; has no effect here.
  public func clear(_ rect: CGRect) {}

  /// Clips subsequent drawing to the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(Clip(path: placed(path), rule: rule))
    beginPath()
  }
  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: CGRect) { state.clips.append(Clip(path: placed(CGPath(rect: rect)), rule: .winding)) }
  /// Clips subsequent drawing to a rectangle; the mask has no effect here.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  // MARK: Gradients

  /// Draws a gradient along a line, within the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) { add(.gradient(gradient, .linear(startPoint, endPoint, options), state.transform)) }

  /// Draws a gradient from one circle to another, within the clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let course = CGGradient.Course.radial(startCenter, startRadius, endCenter, endRadius, options)
    add(.gradient(gradient, course, state.transform))
  }

  // MARK: For UIKit's types

  /// Draws a frame of one point inside a rectangle, in the colour of fills.
  func frame(_ rect: CGRect) {
    saveGState()
    state.stroke = state.fill
    stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    restoreGState()
  }

  func fill(_ bezier: UIBezierPath) {
    add(.fill(placed(bezier.cgPath), state.fill, bezier.usesEvenOddFillRule ? .evenOdd : .winding))
  }
  func stroke(_ bezier: UIBezierPath) {
    let line = Line(
      width: bezier.lineWidth, cap: bezier.lineCapStyle, join: bezier.lineJoinStyle, miterLimit: bezier.miterLimit,
      dash: bezier.dashes.lengths, phase: bezier.dashes.phase)
    stroke(bezier.cgPath, line)
  }
  func clip(_ bezier: UIBezierPath) {
    state.clips.append(Clip(path: placed(bezier.cgPath), rule: bezier.usesEvenOddFillRule ? .evenOdd : .winding))
  }
  func withAlpha(_ alpha: CGFloat, _ body: (CGContext) -> Void) {
    saveGState()
    state.alpha *= alpha
    body(self)
    restoreGState()
  }
  /// Adds commands that were recorded before, in the current coordinates.
  func replay(_ commands: [Command], of size: CGSize) {
    draw(UIImage(size: size, drawing: commands), in: CGRect(origin: .zero, size: size))
  }
  func draw(_ image: UIImage, in rect: CGRect) { add(.image(image, rect, state.fill, state.transform)) }
  func draw(_ text: NSAttributedString, in rect: CGRect, breaks: Bool) {
    add(.text(text, rect, breaks: breaks, state.transform))
  }
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// How colours are blended; all modes act as normal.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusDarker = 26
  case plusLighter = 27
}

/// A colour space; there is only one.
public final class CGColorSpace: NSObject, Sendable {
  /// The only space.
  public override init() {}
  /// The only space, by any name.
  public init?(name: CFString) {}
  /// The name of the only space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of a wider space; its colours are taken for those of sRGB.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of the Display P3 space; its colours are taken for those of sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
}

/// How colours that a space lacks are replaced; without effect, because there is only one space.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The only colour space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
