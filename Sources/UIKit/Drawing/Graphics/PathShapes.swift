/// The elements of simple shapes, and calculations on elements.
enum PathShapes {
  typealias Element = CGPath.Element

  /// The control point distance for a quarter of a circle with radius 1.
  private static let kappa: CGFloat = 0.552_284_749_8

  static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// Four quarters, from the right end downwards, as Core Graphics lists them.
  static func ellipse(_ rect: CGRect) -> [Element] {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x * rect.width / 2, y: rect.midY + y * rect.height / 2)
    }
    let ends: [(x: CGFloat, y: CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)]
    let quarters = zip(ends, ends.dropFirst()).map { from, to in
      Element.cubic(
        point(to.x, to.y), control1: point(from.x + to.x * kappa, from.y + to.y * kappa),
        control2: point(to.x + from.x * kappa, to.y + from.y * kappa))
    }
    return [.move(point(1, 0))] + quarters + [.close]
  }

  /// A rectangle with some rounded corners; radii are limited to half of a side.
  static func rounded(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) -> [Element] {
    let (rx, ry) = (min(max(radii.width, 0), rect.width / 2), min(max(radii.height, 0), rect.height / 2))
    if rx == 0 || ry == 0 { return rectangle(rect) }
    var elements: [Element] = []
    // Each corner with the directions in which the outline enters and leaves it, clockwise from the top right.
    let places: [(UIRectCorner, x: CGFloat, y: CGFloat, from: CGVector, to: CGVector)] = [
      (.topRight, rect.maxX, rect.minY, CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.bottomRight, rect.maxX, rect.maxY, CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, rect.minX, rect.maxY, CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.topLeft, rect.minX, rect.minY, CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    let firstX = rect.minX + (corners.contains(.topLeft) ? rx : 0)
    elements.append(.move(CGPoint(x: firstX, y: rect.minY)))
    for (corner, x, y, from, to) in places {
      func point(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.dx * rx * part, y: y + direction.dy * ry * part)
      }
      guard corners.contains(corner) else {
        elements.append(.line(CGPoint(x: x, y: y)))
        continue
      }
      elements.append(.line(point(from, 1)))
      elements.append(.cubic(point(to, 1), control1: point(from, 1 - kappa), control2: point(to, 1 - kappa)))
    }
    return elements + [.close]
  }

  /// An arc of a circle; angles in radians, clockwise on a screen, where y grows downward.
  static func arc(
    _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, clockwise: Bool, continuing: Bool
  ) -> [Element] {
    let full = 2 * CGFloat.pi
    var sweep = end - start
    // A fraction of zero, such as 0 / 0 for a ring, is not an arc.
    guard sweep.isFinite else { return [] }
    if clockwise {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: full) + full }
      sweep = min(sweep, full)
    } else {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: full) - full }
      sweep = max(sweep, -full)
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var elements: [Element] = [continuing ? .line(point(start)) : .move(point(start))]
    let count = max(1, Int((abs(sweep) / (full / 4)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (one, two) = (point(from), point(to))
      elements.append(
        .cubic(
          two, control1: CGPoint(x: one.x - reach * sin(from), y: one.y + reach * cos(from)),
          control2: CGPoint(x: two.x + reach * sin(to), y: two.y - reach * cos(to))))
    }
    return elements
  }

  /// The number of chords that a curve counts as.
  private static let chords = 64

  /// The smallest rectangle around the lines and curves themselves; null for an empty path.
  static func outline(of elements: [Element]) -> CGRect {
    var (points, current, start): ([CGPoint], CGPoint, CGPoint) = ([], .zero, .zero)
    for element in elements {
      if case .move(let point) = element { start = point }
      points += element.turns(from: current).map { element.point($0, from: current) }
      current = element.end ?? start
      points.append(current)
    }
    return box(around: points)
  }

  /// The elements in the opposite direction.
  static func reversed(_ elements: [Element]) -> [Element] {
    var (done, part): ([Element], [Element]) = ([], [])
    for element in elements {
      if case .move = element, !part.isEmpty {
        done = turned(part) + done
        part = []
      }
      part.append(element)
    }
    return turned(part) + done
  }

  /// One subpath in the opposite direction.
  private static func turned(_ part: [Element]) -> [Element] {
    let isClosed = part.last == .close
    let drawn = part.filter { $0 != .close }
    guard let last = drawn.last?.end else { return part }
    var turned: [Element] = [.move(last)]
    for (element, before) in zip(drawn, [nil] + drawn.map(\.end)).reversed() {
      guard let before else { continue }
      switch element {
      case .quadratic(_, let control): turned.append(.quadratic(before, control: control))
      case .cubic(_, let one, let two): turned.append(.cubic(before, control1: two, control2: one))
      case .move, .line, .close: turned.append(.line(before))
      }
    }
    return turned + (isClosed ? [.close] : [])
  }

  static func box(around points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a point is inside; curves count as many chords.
  static func contains(_ point: CGPoint, _ elements: [Element], _ rule: CGPathFillRule) -> Bool {
    var (winding, start, current) = (0, CGPoint.zero, CGPoint.zero)
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    for element in elements {
      switch element {
      case .move(let place):
        cross(current, start)
        (start, current) = (place, place)
      case .close:
        cross(current, start)
        current = start
      case .line(let end):
        cross(current, end)
        current = end
      case .quadratic, .cubic:
        let begin = current
        for step in 1...chords {
          let next = element.point(CGFloat(step) / CGFloat(chords), from: begin)
          cross(current, next)
          current = next
        }
        current = element.end ?? current
      }
    }
    cross(current, start)
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }
}

extension CGPath.Element {
  /// A point of a curve or a line from a point, at a parameter from 0 to 1.
  fileprivate func point(_ t: CGFloat, from start: CGPoint) -> CGPoint {
    let u = 1 - t
    func mixed(_ parts: [(CGFloat, CGPoint)]) -> CGPoint {
      parts.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y) }
    }
    switch self {
    case .move(let end): return end
    case .line(let end): return mixed([(u, start), (t, end)])
    case .quadratic(let end, let control): return mixed([(u * u, start), (2 * u * t, control), (t * t, end)])
    case .cubic(let end, let one, let two):
      return mixed([(u * u * u, start), (3 * u * u * t, one), (3 * u * t * t, two), (t * t * t, end)])
    case .close: return start
    }
  }

  /// The parameters at which a curve from a point turns around, horizontally or vertically.
  fileprivate func turns(from start: CGPoint) -> [CGFloat] {
    func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
      if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
      let square = b * b - 4 * a * c
      if square < 0 { return [] }
      return [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)]
    }
    var found: [CGFloat] = []
    for axis in [\CGPoint.x, \CGPoint.y] {
      let p = start[keyPath: axis]
      switch self {
      case .quadratic(let end, let control):
        let (q, r) = (control[keyPath: axis], end[keyPath: axis])
        found += roots(0, p - 2 * q + r, q - p)
      case .cubic(let end, let one, let two):
        let (q, r, e) = (one[keyPath: axis], two[keyPath: axis], end[keyPath: axis])
        found += roots(e - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
      case .move, .line, .close: break
      }
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}
