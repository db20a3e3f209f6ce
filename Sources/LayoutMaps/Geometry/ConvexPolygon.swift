/// A convex part of the plane, given by its corners in order.
package struct ConvexPolygon: Sendable, Hashable {
  /// In points, counter-clockwise with the second parameter upwards.
  package let vertices: [SIMD2<Double>]

  init(_ vertices: [SIMD2<Double>]) { self.vertices = vertices }

  /// A rectangle.
  init(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) {
    vertices = [
      SIMD2(x.lowerBound, y.lowerBound), SIMD2(x.upperBound, y.lowerBound), SIMD2(x.upperBound, y.upperBound),
      SIMD2(x.lowerBound, y.upperBound),
    ]
  }

  /// In square points.
  package var area: Double {
    guard vertices.count > 2 else { return 0 }
    var sum = 0.0
    for index in vertices.indices {
      let (a, b) = (vertices[index], vertices[(index + 1) % vertices.count])
      sum += a.x * b.y - b.x * a.y
    }
    return sum / 2
  }

  /// The mean of the corners: a point inside.
  package var middle: SIMD2<Double> { vertices.reduce(SIMD2(0, 0), +) / Double(max(1, vertices.count)) }

  /// The part in which a form is not negative.
  /// - Complexity: O(corners).
  package func clipped(_ form: AffineForm) -> ConvexPolygon {
    var kept: [SIMD2<Double>] = []
    for index in vertices.indices {
      let (a, b) = (vertices[index], vertices[(index + 1) % vertices.count])
      let (valueA, valueB) = (form.value(at: a), form.value(at: b))
      if valueA >= 0 { kept.append(a) }
      if (valueA > 0 && valueB < 0) || (valueA < 0 && valueB > 0) {
        kept.append(a + (b - a) * (valueA / (valueA - valueB)))
      }
    }
    return ConvexPolygon(kept)
  }

  /// Returns the part that is in another polygon, too.
  /// - Complexity: O(n · m) for n and m corners.
  package func intersection(with other: ConvexPolygon) -> ConvexPolygon {
    var rest = self
    for index in other.vertices.indices {
      let (a, b) = (other.vertices[index], other.vertices[(index + 1) % other.vertices.count])
      rest = rest.clipped(
        AffineForm(constant: (b.y - a.y) * a.x - (b.x - a.x) * a.y, x: -(b.y - a.y), y: b.x - a.x))
    }
    return rest
  }

  /// Whether polygons that do not overlap each other cover this one, but for a border.
  /// - Complexity: O(polygons · corners).
  package func isCovered(by others: [ConvexPolygon]) -> Bool {
    let covered = others.reduce(0) { $0 + intersection(with: $1).area }
    return covered >= area - max(1, area * 1e-6)
  }

  /// The approximate extent across the narrowest direction: a polygon thinner than a tolerance is a border.
  package var thickness: Double {
    var longest = 0.0
    for index in vertices.indices {
      let side = vertices[(index + 1) % vertices.count] - vertices[index]
      longest = max(longest, (side * side).sum().squareRoot())
    }
    return longest > 0 ? 2 * area / longest : 0
  }

  /// Whether a point is inside all sides, up to a distance.
  package func contains(_ point: SIMD2<Double>, within distance: Double = Condition.border) -> Bool {
    for index in vertices.indices {
      let (a, b) = (vertices[index], vertices[(index + 1) % vertices.count])
      let side = b - a
      let length = (side * side).sum().squareRoot()
      if length > 0, (side.x * (point.y - a.y) - side.y * (point.x - a.x)) / length < -distance { return false }
    }
    return vertices.count > 2
  }

  /// The smallest convex polygon around this one and another.
  /// - Complexity: O(n log n) for n corners.
  func hull(with other: ConvexPolygon) -> ConvexPolygon {
    // Corners of neighbours differ by rounding, which must not decide their order.
    let corners = (vertices + other.vertices).map { corner -> SIMD2<Double> in
      let onGrid = corner * 0x1p20
      return onGrid.rounded(.toNearestOrEven) / 0x1p20
    }
    let points = corners.sorted { $0.x == $1.x ? $0.y < $1.y : $0.x < $1.x }
    func half(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
      var chain: [SIMD2<Double>] = []
      for point in points {
        while chain.count > 1 {
          let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
          let cross = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
          if cross > 1e-9 { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    return ConvexPolygon(half(points) + half(points.reversed()))
  }

  /// Returns an accepted point of whole numbers nearby if there is one, else one slightly inside.
  func wholePoint(near point: SIMD2<Double>, where isAccepted: (SIMD2<Double>) -> Bool) -> SIMD2<Double> {
    let inner = point + (middle - point) * 1e-6
    let ways: [FloatingPointRoundingRule] = [.toNearestOrEven, .up, .down]
    for across in ways {
      for down in ways {
        let whole = SIMD2(inner.x.rounded(across), inner.y.rounded(down))
        if isAccepted(whole) { return whole }
      }
    }
    return inner
  }
}
