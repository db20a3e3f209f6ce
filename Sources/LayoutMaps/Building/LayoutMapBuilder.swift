import Layout

/// Divides a rectangle of window sizes into the regions of a layout.
///
/// The layout is solved at a size that no region covers yet, its region is subtracted from the uncovered area, and so
/// on until nothing is left (Bemporad and others 2002). If not all conditions are known, the corners are laid out, too,
/// and an area whose corners do not agree is halved. Halves come after everything else, the largest first: where a border
/// cannot be written down, they approach it evenly until their layouts are used up.
@MainActor
package struct LayoutMapBuilder {
  private let sizes: WindowSizes
  private let (width, height): (ClosedRange<Double>, ClosedRange<Double>)
  private let limit: Int

  private var uncovered: [ConvexPolygon]
  /// Areas left by halving, and the number of layouts that they took.
  private var halves: [ConvexPolygon] = []
  private var halvesLayoutCount = 0
  /// Whether the area that is explored comes from halving.
  private var isHalf = false
  private var regions: [LayoutRegion] = []
  private var remainder: [LayoutMap.Remainder] = []
  private var layoutCount = 0

  /// Polygons thinner than the first are rounding errors of a border; areas that are not understood are not divided
  /// below the second, in points.
  private static let (border, grain) = (1e-5, 0.5)
  /// The average number of layouts allowed per region: where little is understood, the division would go on for long.
  private static let layoutsPerRegion = 4
  /// The number of layouts of halves. Each map that is known is complete after far fewer.
  private static let halvesLimit = 400

  /// - Parameters:
  ///   - width, height: The sizes, in points.
  ///   - limit: The number of regions after which the rest is left open.
  package init(
    _ sizes: WindowSizes, width: ClosedRange<Double>, height: ClosedRange<Double>, limit: Int = 1000
  ) {
    // A range of one length becomes a strip thinner than any pixel.
    func strip(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      range.lowerBound...max(range.upperBound, range.lowerBound + 1e-3)
    }
    (self.sizes, self.width, self.height, self.limit) = (sizes, strip(width), strip(height), limit)
    uncovered = [ConvexPolygon(self.width, self.height)]
  }

  /// - Parameter goesOn: Called after each region; if it returns false, the rest is left open.
  /// - Complexity: Four layouts per region.
  package mutating func build(_ goesOn: (MapProgress) -> Bool = { _ in true }) -> LayoutMap {
    let whole = ConvexPolygon(width, height).area
    while let open = nextOpen() {
      if open.thickness < Self.border { continue }
      if let reason = limitReached {
        leave(open, reason)
        continue
      }
      if let known = regions.first(where: { $0.contains(open.middle) }) {
        cover(open, by: known.conditions)
        continue
      }
      let before = layoutCount
      explore(open)
      if isHalf { halvesLayoutCount += layoutCount - before }
      let left = (uncovered + halves).reduce(0) { $0 + $1.area }
      if !goesOn(MapProgress(regions: regions.count, coveredShare: 1 - left / whole)) {
        for open in uncovered + halves where open.thickness >= Self.border { leave(open, "stopped") }
        break
      }
    }
    return LayoutMap(
      width: width, height: height, regions: RegionMerging.merged(regions), parts: regions, remainder: remainder,
      layoutCount: layoutCount)
  }

  /// Returns the next area to explore.
  private mutating func nextOpen() -> ConvexPolygon? {
    isHalf = uncovered.isEmpty
    if let open = uncovered.popLast() { return open }
    let largest = halves.indices.max { halves[$0].area < halves[$1].area }
    return largest.map { halves.remove(at: $0) }
  }

  private var limitReached: String? {
    if regions.count >= limit { return "more than \(limit) regions" }
    if layoutCount >= limit * Self.layoutsPerRegion { return "more than \(layoutCount) layouts" }
    let isUsedUp = isHalf && halvesLayoutCount >= Self.halvesLimit
    return isUsedUp ? "its borders were not found after \(Self.halvesLimit) layouts" : nil
  }

  private mutating func add(_ open: ConvexPolygon) {
    if open.thickness < Self.border { return }
    if isHalf { halves.append(open) } else { uncovered.append(open) }
  }

  private mutating func leave(_ open: ConvexPolygon, _ reason: String) {
    remainder.append(LayoutMap.Remainder(polygon: open, reason: reason))
  }

  private mutating func explore(_ open: ConvexPolygon) {
    guard let found = neighbourhood(in: open) else {
      return divide(open, "decisions are too close together")
    }
    // The solver's laws do not express deviations smaller than its tolerance.
    if !found.conditions.allSatisfy({ $0.form.value(at: found.sample) >= 0 }) {
      return divide(open, "constraints are missed by less than a thousandth of a point")
    }
    var polygon = ConvexPolygon(width, height)
    var isWhole = found.isWhole && sizes.isTraced
    if !isWhole { polygon = open }
    for condition in found.conditions { polygon = polygon.clipped(condition.form) }
    if polygon.thickness < Self.border { return divide(open, "regions are too small") }
    let sides = found.conditions.filter { condition in
      polygon.vertices.contains { abs(condition.form.value(at: $0)) < Condition.border }
    }
    if !agrees(found, at: corners(of: polygon, farthestFrom: found.sample, all: !isWhole)) {
      if isWhole, agrees(found, at: corners(of: open.clipped(sides), farthestFrom: found.sample, all: true)) {
        polygon = open.clipped(sides)
        isWhole = false
      } else {
        return divide(open, "the conditions cannot be expressed")
      }
    }
    let own = isWhole ? sides : sides + open.conditions(around: polygon)
    regions.append(
      LayoutRegion(
        polygon: polygon, facts: found.facts, frames: found.frames, sample: found.sample, isWhole: isWhole,
        surroundings: found.surroundings, conditions: own))
    cover(open, by: sides)
  }

  /// Subtracts a region from the uncovered area.
  private mutating func cover(_ open: ConvexPolygon, by sides: [Condition]) {
    var rest = open
    for side in sides {
      add(rest.clipped(side.form * -1))
      rest = rest.clipped(side.form)
    }
  }

  private mutating func divide(_ open: ConvexPolygon, _ reason: String) {
    let (x, y) = (open.vertices.map(\.x), open.vertices.map(\.y))
    guard let left = x.min(), let right = x.max(), let bottom = y.min(), let top = y.max() else { return }
    if max(right - left, top - bottom) < Self.grain { return leave(open, reason) }
    let isWide = right - left > top - bottom
    let line =
      isWide
      ? AffineForm(constant: -(left + right) / 2, x: 1, y: 0) : AffineForm(constant: -(bottom + top) / 2, x: 0, y: 1)
    halves += [open.clipped(line), open.clipped(line * -1)]
  }

  private mutating func neighbourhood(in open: ConvexPolygon) -> Neighbourhood? {
    let middle = open.middle
    // Next to the middle and off the diagonals, where windows would be square.
    let (a, b) = (open.vertices[0] - middle, open.vertices[1] - middle)
    for (shareA, shareB) in [(0.0517, 0.0173), (0.381966, 0.0902), (0.0557, 0.3541)] {
      let place = middle + a * shareA + b * shareB
      // On a fine grid, so that steps are exact.
      let near = (place * 1024).rounded(.toNearestOrEven) / 1024
      let sample = open.contains(near, within: 0) ? near : place
      if let found = Neighbourhood(of: { count($0) }, around: sample, hasHeight: true) { return found }
    }
    return nil
  }

  private mutating func count(_ size: SIMD2<Double>) -> LayoutProbe {
    layoutCount += 1
    return sizes.probe(size)
  }

  /// The corners, moved slightly inwards.
  private func corners(of polygon: ConvexPolygon, farthestFrom sample: SIMD2<Double>, all: Bool) -> [SIMD2<Double>] {
    let middle = polygon.middle
    let inner = polygon.vertices.map { $0 + (middle - $0) * MapTolerance.inward }
    if all { return inner }
    return inner.max { a, b in ((a - sample) * (a - sample)).sum() < ((b - sample) * (b - sample)).sum() }.map { [$0] }
      ?? []
  }

  private mutating func agrees(_ found: Neighbourhood, at corners: [SIMD2<Double>]) -> Bool {
    for corner in corners {
      layoutCount += 1
      if !found.agrees(with: sizes.layout(corner), at: corner) { return false }
    }
    return true
  }
}

extension ConvexPolygon {
  fileprivate func clipped(_ conditions: [Condition]) -> ConvexPolygon {
    conditions.reduce(self) { $0.clipped($1.form) }
  }

  /// The sides of the polygon that a smaller polygon touches.
  fileprivate func conditions(around inner: ConvexPolygon) -> [Condition] {
    vertices.indices.compactMap { index in
      let (a, b) = (vertices[index], vertices[(index + 1) % vertices.count])
      let form = AffineForm(
        constant: (b.y - a.y) * a.x - (b.x - a.x) * a.y, x: -(b.y - a.y), y: b.x - a.x)
      guard let condition = Condition(form, isStrict: false) else { return nil }
      return inner.vertices.contains { abs(condition.form.value(at: $0)) < Condition.border } ? condition : nil
    }
  }
}
