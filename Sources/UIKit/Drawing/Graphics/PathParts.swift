/// Parts of paths by length, as partial strokes draw them.
enum PathParts {
  /// A segment of a path: a line or a curve with two control points.
  private struct Segment {
    var from: CGPoint
    var one: CGPoint
    var two: CGPoint
    var to: CGPoint
    var isLine: Bool

    func point(_ t: CGFloat) -> CGPoint {
      let u = 1 - t
      func at(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      }
      if isLine { return CGPoint(x: u * from.x + t * to.x, y: u * from.y + t * to.y) }
      return CGPoint(x: at(from.x, one.x, two.x, to.x), y: at(from.y, one.y, two.y, to.y))
    }

    /// The lengths from the beginning to equally spaced parameters.
    var lengths: [CGFloat] {
      let count = isLine ? 1 : PathParts.steps
      var (all, last) = ([CGFloat(0)], from)
      for step in 1...count {
        let next = point(CGFloat(step) / CGFloat(count))
        all.append((all.last ?? 0) + hypot(next.x - last.x, next.y - last.y))
        last = next
      }
      return all
    }

    /// The part between two parameters.
    func part(_ start: CGFloat, _ end: CGFloat) -> Segment {
      if isLine { return Segment(from: point(start), one: .zero, two: .zero, to: point(end), isLine: true) }
      let scale = (end - start) / 3
      let (slopeStart, slopeEnd) = (slope(start), slope(end))
      let (first, last) = (point(start), point(end))
      return Segment(
        from: first, one: CGPoint(x: first.x + slopeStart.dx * scale, y: first.y + slopeStart.dy * scale),
        two: CGPoint(x: last.x - slopeEnd.dx * scale, y: last.y - slopeEnd.dy * scale), to: last, isLine: false)
    }

    private func slope(_ t: CGFloat) -> CGVector {
      let u = 1 - t
      func at(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        3 * u * u * (b - a) + 6 * u * t * (c - b) + 3 * t * t * (d - c)
      }
      return CGVector(dx: at(from.x, one.x, two.x, to.x), dy: at(from.y, one.y, two.y, to.y))
    }
  }

  /// The number of chords that a curve's length is measured with.
  private static let steps = 64

  /// The elements between two fractions of the total length, from 0 to 1.
  /// - Complexity: O(elements).
  static func part(of elements: [CGPath.Element], from start: CGFloat, to end: CGFloat) -> [CGPath.Element] {
    let segments = segments(of: elements)
    let lengths = segments.map(\.lengths)
    let total = lengths.reduce(0) { $0 + ($1.last ?? 0) }
    let (low, high) = (max(0, start) * total, min(1, end) * total)
    guard total > 0, low < high else { return [] }
    var (found, done): ([CGPath.Element], CGFloat) = ([], 0)
    var last: CGPoint?
    for (segment, lengths) in zip(segments, lengths) {
      let length = lengths.last ?? 0
      defer { done += length }
      if length == 0 || done + length <= low || done >= high { continue }
      let part = segment.part(parameter(low - done, lengths), parameter(high - done, lengths))
      if last.map({ hypot($0.x - part.from.x, $0.y - part.from.y) > 1e-9 }) ?? true { found.append(.move(part.from)) }
      found.append(part.isLine ? .line(part.to) : .cubic(part.to, control1: part.one, control2: part.two))
      last = part.to
    }
    return found
  }

  /// The parameter at a length from the beginning.
  private static func parameter(_ length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
    let count = CGFloat(lengths.count - 1)
    guard let index = lengths.firstIndex(where: { $0 >= length }), index > 0 else { return length <= 0 ? 0 : 1 }
    let step = lengths[index] - lengths[index - 1]
    return (CGFloat(index - 1) + (step > 0 ? (length - lengths[index - 1]) / step : 0)) / count
  }

  /// The path as lines through points, each a subpath; curves are chords.
  static func lines(of elements: [CGPath.Element]) -> [(points: [CGPoint], isClosed: Bool)] {
    var lines: [(points: [CGPoint], isClosed: Bool)] = []
    var current: [CGPath.Element] = []
    func finish(isClosed: Bool) {
      guard case .move(let start)? = current.first else { return }
      let points = segments(of: current).flatMap { segment in
        let count = segment.isLine ? 1 : 24
        return (1...count).map { segment.point(CGFloat($0) / CGFloat(count)) }
      }
      lines.append(([start] + points, isClosed))
      current = isClosed ? [.move(start)] : []
    }
    for element in elements {
      switch element {
      case .move:
        if current.count > 1 { finish(isClosed: false) }
        current = [element]
      case .close: finish(isClosed: true)
      default: current.append(element)
      }
    }
    if current.count > 1 { finish(isClosed: false) }
    return lines
  }

  private static func segments(of elements: [CGPath.Element]) -> [Segment] {
    var (found, start, current): ([Segment], CGPoint, CGPoint) = ([], .zero, .zero)
    func line(to point: CGPoint) {
      found.append(Segment(from: current, one: .zero, two: .zero, to: point, isLine: true))
      current = point
    }
    func curve(to point: CGPoint, _ one: CGPoint, _ two: CGPoint) {
      found.append(Segment(from: current, one: one, two: two, to: point, isLine: false))
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): line(to: point)
      case .quadratic(let point, let control):
        func third(_ end: CGPoint) -> CGPoint {
          CGPoint(x: end.x + 2 / 3 * (control.x - end.x), y: end.y + 2 / 3 * (control.y - end.y))
        }
        curve(to: point, third(current), third(point))
      case .cubic(let point, let one, let two): curve(to: point, one, two)
      case .close: line(to: start)
      }
    }
    return found
  }
}
