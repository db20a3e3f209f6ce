package import Layout

/// Divides a range of one parameter into the pieces of a layout.
@MainActor
package struct SweepBuilder {
  private let layouts: (Double) -> LayoutProbe
  private let range: ClosedRange<Double>
  private let limit: Int
  private var uncovered: [ClosedRange<Double>]
  private var pieces: [Sweep.Piece] = []
  private var remainder: [ClosedRange<Double>] = []
  private var layoutCount = 0

  /// Ranges shorter than the first are rounding errors of a breakpoint; ranges that are not understood are not divided
  /// below the second.
  private static let (border, grain) = (1e-6, 0.25)

  /// - Parameters:
  ///   - layouts: Lays out at a value of the parameter.
  ///   - limit: The number of pieces after which the rest is left open.
  package init(over range: ClosedRange<Double>, limit: Int = 1000, _ layouts: @escaping (Double) -> LayoutProbe) {
    (self.layouts, self.range, self.limit) = (layouts, range, limit)
    uncovered = [range]
  }

  /// A sweep over the widths of a window, in points.
  package init(_ sizes: WindowSizes, width: ClosedRange<Double>, height: Double, limit: Int = 1000) {
    self.init(over: width, limit: limit) { sizes.probe(SIMD2($0, height)) }
  }

  /// A sweep over the heights of a window, in points.
  package init(_ sizes: WindowSizes, width: Double, height: ClosedRange<Double>, limit: Int = 1000) {
    self.init(over: height, limit: limit) { sizes.probe(SIMD2(width, $0)) }
  }

  /// - Parameter goesOn: Called after each piece; if it returns false, the rest is left open.
  /// - Complexity: Three layouts per piece.
  package mutating func build(_ goesOn: (MapProgress) -> Bool = { _ in true }) -> Sweep {
    while let open = uncovered.popLast() {
      if open.length < Self.border, !(range.length < Self.border) { continue }
      if pieces.count >= limit || layoutCount >= limit * 4 {
        remainder.append(open)
        continue
      }
      explore(open)
      let left = uncovered.reduce(0) { $0 + $1.length }
      if !goesOn(MapProgress(regions: pieces.count, coveredShare: 1 - left / max(range.length, Self.border))) {
        remainder += uncovered.filter { $0.length >= Self.border }
        break
      }
    }
    return Sweep(
      range: range, pieces: merged, remainder: remainder.sorted { $0.lowerBound < $1.lowerBound },
      layoutCount: layoutCount)
  }

  private mutating func explore(_ open: ClosedRange<Double>) {
    guard let found = neighbourhood(in: open) else { return divide(open) }
    var piece = open
    for condition in found.conditions {
      // constant + slope · value >= 0
      let end = -condition.form.constant / condition.form.x
      let (lower, upper) =
        condition.form.x > 0
        ? (max(piece.lowerBound, end), piece.upperBound)
        : (piece.lowerBound, min(piece.upperBound, end))
      // The solver's laws do not express deviations smaller than its tolerance.
      guard lower <= found.sample.x, found.sample.x <= upper else { return divide(open) }
      piece = lower...upper
    }
    let ends = [piece.lowerBound, piece.upperBound].map { $0 + (found.sample.x - $0) * MapTolerance.inward }
    let farthest = ends.max { abs($0 - found.sample.x) < abs($1 - found.sample.x) }
    guard agrees(found, at: found.isWhole ? [farthest ?? found.sample.x] : ends) else { return divide(open) }
    pieces.append(
      Sweep.Piece(
        range: piece, facts: found.facts, frames: found.frames, surroundings: found.surroundings,
        conditions: found.conditions))
    // The lower part is next: where the limit is reached, the beginning of the range is known.
    if piece.upperBound < open.upperBound { uncovered.append(piece.upperBound...open.upperBound) }
    if open.lowerBound < piece.lowerBound { uncovered.append(open.lowerBound...piece.lowerBound) }
  }

  private mutating func divide(_ open: ClosedRange<Double>) {
    if open.length < Self.grain { return remainder.append(open) }
    let middle = (open.lowerBound + open.upperBound) / 2
    uncovered += [middle...open.upperBound, open.lowerBound...middle]
  }

  private mutating func neighbourhood(in open: ClosedRange<Double>) -> Neighbourhood? {
    for share in [0.5, 0.381966, 0.236068] {
      let place = open.lowerBound + open.length * share
      let near = (place * 1024).rounded() / 1024
      let sample = open.contains(near) ? near : place
      if let found = Neighbourhood(of: { count($0) }, around: SIMD2(sample, 0), hasHeight: false) { return found }
    }
    return nil
  }

  private mutating func count(_ value: SIMD2<Double>) -> LayoutProbe {
    layoutCount += 1
    return layouts(value.x)
  }

  private mutating func agrees(_ found: Neighbourhood, at values: [Double]) -> Bool {
    for value in values {
      layoutCount += 1
      if !found.agrees(with: layouts(value).layout, at: SIMD2(value, 0)) { return false }
    }
    return true
  }

  private var merged: [Sweep.Piece] {
    var merged: [Sweep.Piece] = []
    for piece in pieces.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let last = merged.last, last.isLike(piece), piece.range.lowerBound - last.range.upperBound < Self.border
      else {
        merged.append(piece)
        continue
      }
      let range = last.range.lowerBound...piece.range.upperBound
      merged[merged.count - 1].conditions = (last.conditions + piece.conditions).filter { condition in
        [range.lowerBound, range.upperBound].allSatisfy {
          condition.form.value(at: SIMD2($0, 0)) > -Condition.border * 10
        }
      }
      merged[merged.count - 1].range = range
    }
    return merged
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
