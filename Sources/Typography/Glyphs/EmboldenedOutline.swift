import Foundation

/// A glyph's outline made bolder, for families without a bold file: each point moves outwards, or inwards in holes,
/// along the bisector of the adjacent edges. Advances do not change.
struct EmboldenedOutline {
  /// The distance that each point moves, in em: half of the growth of a stem.
  private static let distance = 0.018
  /// The maximum movement at sharp corners, as a multiple of the distance.
  private static let miter = 2.0

  private typealias Point = SIMD2<Double>

  /// The points of each contour including control points, in the order of the steps.
  private var contours: [[Point]] = []

  /// - Complexity: O(points).
  static func of(_ steps: [OutlineStep]) -> [OutlineStep] {
    var outline = EmboldenedOutline()
    for step in steps { outline.add(step) }
    // The outer contours have the larger area, which determines the sign of the sum.
    let area = outline.contours.map(signedArea).reduce(0, +)
    let grown = outline.contours.map { Self.moved($0, outwards: area > 0 ? 1 : -1) }
    var points = grown.joined().makeIterator()
    return steps.map { replaced($0) { _ in points.next() ?? .zero } }
  }

  private mutating func add(_ step: OutlineStep) {
    if case .move = step { contours.append([]) }
    if contours.isEmpty { contours.append([]) }
    _ = Self.replaced(step) { point in
      contours[contours.count - 1].append(point)
      return point
    }
  }

  /// Returns the step with other points, requested in the order of the outline.
  private static func replaced(_ step: OutlineStep, _ other: (Point) -> Point) -> OutlineStep {
    switch step {
    case .move(let x, let y):
      let point = other(Point(x, y))
      return .move(x: point.x, y: point.y)
    case .line(let x, let y):
      let point = other(Point(x, y))
      return .line(x: point.x, y: point.y)
    case .quadratic(let cx, let cy, let x, let y):
      let (control, point) = (other(Point(cx, cy)), other(Point(x, y)))
      return .quadratic(cx: control.x, cy: control.y, x: point.x, y: point.y)
    case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
      let (first, second, point) = (other(Point(c1x, c1y)), other(Point(c2x, c2y)), other(Point(x, y)))
      return .cubic(c1x: first.x, c1y: first.y, c2x: second.x, c2y: second.y, x: point.x, y: point.y)
    case .close: return .close
    }
  }

  /// Returns the area of a contour, positive for a counter-clockwise one.
  private static func signedArea(_ points: [Point]) -> Double {
    points.indices.reduce(0) { sum, index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return sum + (a.x * b.y - b.x * a.y) / 2
    }
  }

  private static func moved(_ points: [Point], outwards sign: Double) -> [Point] {
    points.indices.map { index in
      let point = points[index]
      guard let before = direction(from: point, in: points, after: index, by: -1),
        let behind = direction(from: point, in: points, after: index, by: 1)
      else { return point }
      // The sum of both edges' outward normals.
      let (entering, leaving) = (-before, behind)
      let bisector = Point(entering.y + leaving.y, -entering.x - leaving.x) * sign
      let length = (bisector * bisector).sum().squareRoot()
      if length < 1e-6 { return point }
      // An offset edge is further away along the bisector.
      let reach = min(2 / length, miter)
      return point + bisector / length * distance * reach
    }
  }

  /// Returns the unit vector to the next point at a different position.
  private static func direction(from point: Point, in points: [Point], after index: Int, by step: Int) -> Point? {
    for count in 1..<max(2, points.count) {
      let other = points[((index + step * count) % points.count + points.count) % points.count]
      let difference = other - point
      let length = (difference * difference).sum().squareRoot()
      if length > 1e-9 { return difference / length }
    }
    return nil
  }
}
