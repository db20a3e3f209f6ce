extension CGPath {
  /// The outline of a line along the path, to be filled by the winding rule; curves become chords.
  /// - Complexity: O(elements).
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var outline = StrokeOutline(radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for line in PathParts.lines(of: elements) { outline.add(line) }
    return CGPath(elements: outline.elements.map { $0.applying(transform) })
  }
}

/// The outline of a stroke: a piece for each chord, each corner and each end, all in the same direction.
private struct StrokeOutline {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var elements: [CGPath.Element] = []

  init(radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.radius, self.cap, self.join, self.miterLimit) = (radius, cap, join, miterLimit)
  }

  /// Adds the outline of a line through points.
  mutating func add(_ line: (points: [CGPoint], isClosed: Bool)) {
    guard radius > 0, radius.isFinite else { return }
    var points: [CGPoint] = []
    for point in line.points where points.last.map({ $0 != point }) ?? true { points.append(point) }
    if line.isClosed, points.count > 2, points.first != points.last, let first = points.first { points.append(first) }
    guard points.count > 1 else {
      if let point = points.first, cap == .round { addDisc(point) }
      return
    }
    for (from, to) in zip(points, points.dropFirst()) { addChord(from, to) }
    for index in points.indices.dropFirst().dropLast() {
      addJoin(points[index - 1], points[index], points[index + 1])
    }
    if line.isClosed {
      if points.count > 2 { addJoin(points[points.count - 2], points[0], points[1]) }
    } else {
      addCap(points[0], from: points[1])
      addCap(points[points.count - 1], from: points[points.count - 2])
    }
  }

  /// The unit vector from one point to another, which differ.
  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }

  /// The point beside another, to the right of a direction for 1, to the left for -1.
  private func side(_ point: CGPoint, _ direction: CGVector, _ side: CGFloat) -> CGPoint {
    CGPoint(x: point.x - side * radius * direction.dy, y: point.y + side * radius * direction.dx)
  }

  private mutating func addChord(_ from: CGPoint, _ to: CGPoint) {
    let along = direction(from, to)
    addPolygon([side(from, along, 1), side(to, along, 1), side(to, along, -1), side(from, along, -1)])
  }

  private mutating func addJoin(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) {
    let (first, second) = (direction(before, point), direction(point, after))
    let turn = first.dx * second.dy - first.dy * second.dx
    let cosine = first.dx * second.dx + first.dy * second.dy
    if abs(turn) < 1e-9, cosine > 0 { return }
    if join == .round { return addDisc(point) }
    let outer: CGFloat = turn > 0 ? -1 : 1
    var corners = [point, side(point, first, outer)]
    // The tip's distance from the point, in radii.
    let reach = (2 / max(1 + cosine, 1e-9)).squareRoot()
    if join == .miter, reach <= miterLimit {
      let middle = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
      let length = hypot(middle.dx, middle.dy)
      let factor = outer * reach * radius / max(length, 1e-9)
      corners.append(CGPoint(x: point.x - factor * middle.dy, y: point.y + factor * middle.dx))
    }
    addPolygon(corners + [side(point, second, outer)])
  }

  private mutating func addCap(_ end: CGPoint, from inner: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addDisc(end)
    case .square:
      let out = direction(inner, end)
      addChord(end, CGPoint(x: end.x + radius * out.dx, y: end.y + radius * out.dy))
    }
  }

  private mutating func addDisc(_ center: CGPoint) {
    let steps = 32
    addPolygon(
      (0..<steps).map { step in
        let angle = 2 * CGFloat.pi * CGFloat(step) / CGFloat(steps)
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      })
  }

  /// Adds a convex polygon in the direction of all others.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (one, next) in zip(points, points.dropFirst() + points.prefix(1)) { area += one.x * next.y - one.y * next.x }
    let turned = area < 0 ? points.reversed() : points
    elements.append(.move(turned[0]))
    for point in turned.dropFirst() { elements.append(.line(point)) }
    elements.append(.close)
  }
}
