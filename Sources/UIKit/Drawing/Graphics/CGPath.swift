/// A path of lines and curves, in points.
public class CGPath: NSObject, @unchecked Sendable {
  /// One element of a path.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The elements, in order.
  package fileprivate(set) var elements: [Element] = []

  package init(elements: [Element]) {
    self.elements = elements
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(elements: PathShapes.rectangle(rect))
    apply(transform?.pointee)
  }

  /// The ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(elements: PathShapes.ellipse(rect))
    apply(transform?.pointee)
  }

  /// A rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(
      elements: PathShapes.rounded(rect, .allCorners, CGSize(width: cornerWidth, height: cornerHeight)))
    apply(transform?.pointee)
  }

  fileprivate func apply(_ transform: CGAffineTransform?) {
    guard let transform else { return }
    elements = elements.map { $0.applying(transform) }
  }

  /// Whether the path is empty.
  public var isEmpty: Bool { elements.isEmpty }
  /// The end of the path so far: after a closed subpath, its beginning.
  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    if let end = last.end { return end }
    for element in elements.reversed() { if case .move(let start) = element { return start } }
    return .zero
  }
  /// The smallest rectangle around all points, control points included; null for an empty path.
  /// - Complexity: O(elements).
  public var boundingBox: CGRect { PathShapes.box(around: elements.flatMap(\.points)) }
  /// The smallest rectangle around the lines and curves themselves; null for an empty path.
  /// - Complexity: O(elements).
  public var boundingBoxOfPath: CGRect { PathShapes.outline(of: elements) }
  /// A path with the same elements.
  public func copy() -> CGPath? { CGPath(elements: elements) }
  /// A mutable path with the same elements.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Whether a point is inside, after the transform has been applied to the point.
  /// - Complexity: O(elements).
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool { PathShapes.contains(point.applying(transform), elements, rule) }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.elements == elements }
  public override var hash: Int { elements.hashValue }
}

/// A mutable path.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public convenience init() { self.init(elements: []) }

  private func add(_ element: Element, _ transform: CGAffineTransform) {
    elements.append(transform.isIdentity ? element : element.applying(transform))
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add(.move(point), transform) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add(.line(point), transform) }
  /// Adds straight lines between points, the first of which begins a subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() { add(index == 0 ? .move(point) : .line(point), transform) }
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add(.quadratic(end, control: control), transform)
  }
  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { add(.cubic(end, control1: control1, control2: control2), transform) }
  /// Adds an arc of a circle; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // Core Graphics' clockwise is anticlockwise in a space whose y axis points downwards.
    let arc = PathShapes.arc(center, radius, startAngle, endAngle, clockwise: !clockwise, continuing: !isEmpty)
    for element in arc { add(element, transform) }
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    for element in PathShapes.rectangle(rect) { add(element, transform) }
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    for element in PathShapes.ellipse(rect) { add(element, transform) }
  }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    for element in PathShapes.rounded(rect, .allCorners, CGSize(width: cornerWidth, height: cornerHeight)) {
      add(element, transform)
    }
  }
  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { add(element, transform) }
  }
  /// Closes the current subpath.
  public func closeSubpath() { elements.append(.close) }
}

/// Which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

extension CGPath.Element {
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadratic(let point, _), .cubic(let point, _, _): point
    case .close: nil
    }
  }

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let point, let control): [point, control]
    case .cubic(let point, let one, let two): [point, one, two]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadratic(let point, let control):
      .quadratic(point.applying(transform), control: control.applying(transform))
    case .cubic(let point, let one, let two):
      .cubic(point.applying(transform), control1: one.applying(transform), control2: two.applying(transform))
    case .close: .close
    }
  }
}
