package import Layout
import Values

/// Proves invariants over a map, or finds windows in which they do not hold.
///
/// In a region both sides of an inequality are affine, so their difference is least at a corner: the inequality holds
/// in the region if it holds at the corners. Overlaps are found the other way round: the sizes at which two views
/// overlap are what is left of a region clipped by four half-planes.
@MainActor
package struct InvariantProver {
  private let map: LayoutMap
  private let scene: Scene
  private let isRightToLeft: Bool
  /// Ids of the scene's guides, which are not drawn.
  private let guides: Set<String>
  /// Ids of scroll views, which do not scroll a content that fits.
  private let plainScrollViews: Set<String>
  /// Pixels per point of windows in which drawn frames are compared; nil for frames before rounding.
  private let drawnScale: Double?
  /// The layouts in the other reading direction; nil if they were not mapped.
  private let mirror: MirrorImage?

  /// The largest accepted difference of the sides in points, as in expectations: less than any pixel.
  private static let tolerance = MapTolerance.invisible

  /// - Parameters:
  ///   - isRightToLeft: Whether the leading edge is the right one.
  ///   - drawnScale: Pixels per point if frames are compared as they are drawn, in windows of whole points; nil compares
  ///   them before they are rounded, in windows of any size.
  ///   - turned: The same windows in the other reading direction, without which nothing is known of mirror images.
  package init(
    _ map: LayoutMap, of scene: Scene, isRightToLeft: Bool = false, drawnScale: Double? = nil, turned: LayoutMap? = nil
  ) {
    (self.map, self.scene, self.isRightToLeft, self.drawnScale) = (map, scene, isRightToLeft, drawnScale)
    mirror = turned.map { MirrorImage($0, of: scene) }
    guides = Set(scene.allViews.filter { $0.kind == .guide }.map(\.id))
    plainScrollViews = Set(scene.allViews.filter { if case .scroll = $0.kind { true } else { false } }.map(\.id))
  }

  /// Proves invariants of a scene in the windows of a rectangle of sizes.
  /// - Complexity: Four layouts per region.
  package static func proofs(
    of invariants: [SceneInvariant], _ sizes: WindowSizes, width: ClosedRange<Double>, height: ClosedRange<Double>,
    asDrawn: Bool = false
  ) -> [Proof] {
    if invariants.isEmpty { return [] }
    var builder = LayoutMapBuilder(sizes, width: width, height: height)
    let cell = sizes.cell(SIMD2(width.lowerBound, height.lowerBound))
    var turned: LayoutMap?
    if invariants.contains(where: \.isAboutBothDirections) {
      var builder = LayoutMapBuilder(sizes.turned, width: width, height: height)
      turned = builder.build()
    }
    let prover = InvariantProver(
      builder.build(), of: sizes.scene, isRightToLeft: cell.variant.isRightToLeft,
      drawnScale: asDrawn ? cell.displayScale : nil, turned: turned)
    return invariants.map(prover.proof)
  }

  /// - Complexity: O(regions · corners); for overlaps, times the pairs of views that are side by side.
  package func proof(of invariant: SceneInvariant) -> Proof {
    var worst: (depth: Double, example: Proof.CounterExample)?
    for region in map.parts {
      do throws(RegionValues.Unsupported) {
        for fault in try faults(of: invariant.statement, in: RegionValues(region)) where fault.depth > worst?.depth ?? 0
        {
          worst = (fault.depth, example(of: fault, in: region))
        }
      } catch {
        return Proof(invariant: invariant, outcome: .unsupported(error.text), regionCount: map.parts.count)
      }
    }
    let outcome: Proof.Outcome =
      worst.map { .refuted($0.example) } ?? unknownMap(for: invariant).map { .open(Proof.Unknown($0)) } ?? .holds
    return Proof(invariant: invariant, outcome: outcome, regionCount: map.parts.count)
  }

  /// Returns the map of which a part that an invariant needs is not known; nil if all is known.
  private func unknownMap(for invariant: SceneInvariant) -> LayoutMap? {
    if !map.remainder.isEmpty { return map }
    guard invariant.isAboutBothDirections else { return nil }
    guard let mirror else { return map }
    return mirror.map.remainder.isEmpty ? nil : mirror.map
  }

  /// Returns the sizes at which an invariant does not hold: in each region, the corners where it is missed; nil if it
  /// refers to something that has no form.
  /// - Complexity: O(regions · corners); for overlaps, times the pairs of views.
  package func faults(of invariant: SceneInvariant) -> [Proof.Fault]? {
    var found: [Proof.Fault] = []
    for region in map.parts {
      guard let own = try? faults(of: invariant.statement, in: RegionValues(region)) else { return nil }
      found += own.map { Proof.Fault(example: example(of: $0, in: region), depth: $0.depth) }
    }
    return found
  }

  /// A size at which an invariant does not hold, and by how much.
  private struct Fault {
    let size: SIMD2<Double>
    let depth: Double
    /// The ids of the views that are meant.
    let views: [String]
    /// Both sides of an equation.
    var sides: ((SIMD2<Double>) -> SIMD2<Double>?)?
    let text: (SIMD2<Double>) -> String
  }

  /// Returns a fault in a window of whole points near it.
  private func example(of fault: Fault, in region: LayoutRegion) -> Proof.CounterExample {
    let size = place(fault.size, in: region)
    return .init(size: size, text: fault.text(size), views: fault.views, sides: fault.sides?(size))
  }

  /// Returns a nearby size of whole points if the region has one, else one slightly inside the region.
  private func place(_ size: SIMD2<Double>, in region: LayoutRegion) -> SIMD2<Double> {
    region.polygon.wholePoint(near: size, where: region.contains)
  }

  private func faults(
    of statement: SceneInvariant.Statement, in values: RegionValues
  ) throws(RegionValues.Unsupported) -> [Fault] {
    switch statement {
    case .equation(let equation):
      let exact = try faults(of: equation, in: values)
      return drawnScale.map { drawnFaults(of: equation, in: values, $0) } ?? exact
    case .noOverlap(let ids): return overlaps(ids, values)
    case .insideSafeArea(let ids): return faultsOfSafeArea(shown(ids, values), values)
    case .notCut(let ids):
      return shown(ids, values).filter { $0.facts.isTruncated || $0.facts.isClipped }.flatMap { view, _ in
        Self.everywhere(in: values.region, depth: 1, view, "\(view.name) is cut")
      }
    case .mirrored(let ids):
      guard let mirror else {
        throw RegionValues.Unsupported(text: "layouts in the other reading direction are not mapped here")
      }
      return mirror.misses(of: shown(ids, values), in: values.region, beyond: Self.tolerance).map { miss in
        Fault(size: miss.size, depth: miss.distance(miss.size), views: [miss.view.id]) { size in
          "\(miss.view.name) is \(Self.number(miss.distance(size))) from its mirrored place"
        }
      }
    case .lines(let id, let relation, let count):
      guard let view = values.view(id)?.facts, !values.region.facts.isHidden(view) else { return [] }
      let excess = Double(view.lineCount - count)
      guard Self.depth(excess, relation) > 0 else { return [] }
      return Self.everywhere(
        in: values.region, depth: abs(excess), view, "\(view.name) has \(Count.text(view.lineCount, "line"))")
    }
  }

  /// A fault of all sizes of a region: where it was laid out, and at its corners.
  private static func everywhere(
    in region: LayoutRegion, depth: Double, _ view: RegionFacts.View, _ text: String
  ) -> [Fault] {
    // A map of one layout has one size.
    let corners = region.polygon.thickness > 0.1 ? region.polygon.vertices : []
    return ([region.sample] + corners).map { size in
      Fault(size: size, depth: depth, views: [view.id]) { _ in text }
    }
  }

  // MARK: Equations

  private func faults(
    of equation: SceneConstraint, in values: RegionValues
  ) throws(RegionValues.Unsupported) -> [Fault] {
    guard let left = try values.form(of: equation.first, isRightToLeft: isRightToLeft) else { return [] }
    var right = AffineForm(constant: 0, x: 0, y: 0)
    if let second = equation.second {
      guard let form = try values.form(of: second, isRightToLeft: isRightToLeft) else { return [] }
      right = form * equation.multiplier
    }
    let (points, relation) = meaning(of: equation)
    right = right + AffineForm(constant: points, x: 0, y: 0)
    return faults(
      left - right, relation, values.region.polygon, views: equation.viewIDs,
      sides: { SIMD2(left.value(at: $0), right.value(at: $0)) }
    ) { size in
      "\(Self.number(left.value(at: size))) against \(Self.number(right.value(at: size)))"
    }
  }

  /// Returns an equation's points and relation in the root view's coordinates, which grow to the right: from right to
  /// left, a directional equation is the mirror image (AL-1.32).
  private func meaning(of equation: SceneConstraint) -> (points: Double, relation: SceneConstraint.Relation) {
    let points = equation.points(scene.superviews)
    return isRightToLeft && equation.isDirectional ? (-points, equation.relation.reversed) : (points, equation.relation)
  }

  /// Compares drawn frames in each window of whole points. A pixel may make or break an equation.
  private func drawnFaults(of equation: SceneConstraint, in values: RegionValues, _ scale: Double) -> [Fault] {
    let drawn = DrawnFrames(region: values.region, scale: scale)
    let left = drawn.side(equation.first, values, isRightToLeft: isRightToLeft)
    let right = equation.second.map { drawn.side($0, values, isRightToLeft: isRightToLeft) }
    let (points, relation) = meaning(of: equation)
    func sides(_ size: SIMD2<Double>) -> SIMD2<Double>? {
      guard let first = left(size) else { return nil }
      guard let right else { return SIMD2(first, points) }
      return right(size).map { SIMD2(first, $0 * equation.multiplier + points) }
    }
    var worst: (size: SIMD2<Double>, depth: Double)?
    drawn.sizes { size in
      guard let both = sides(size) else { return false }
      let depth = Self.depth(both.x - both.y, relation)
      if depth > max(Self.tolerance, worst?.depth ?? 0) { worst = (size, depth) }
      return true
    }
    return worst.map { worst in
      [
        Fault(size: worst.size, depth: worst.depth, views: equation.viewIDs, sides: sides) { size in
          sides(size).map { "\(Self.number($0.x)) against \(Self.number($0.y)) as drawn" } ?? ""
        }
      ]
    } ?? []
  }

  private func faults(
    _ difference: AffineForm, _ relation: SceneConstraint.Relation, _ polygon: ConvexPolygon, views: [String],
    sides: ((SIMD2<Double>) -> SIMD2<Double>?)? = nil, _ text: @escaping (SIMD2<Double>) -> String
  ) -> [Fault] {
    polygon.vertices.compactMap { corner in
      let depth = Self.depth(difference.value(at: corner), relation)
      return depth > Self.tolerance ? Fault(size: corner, depth: depth, views: views, sides: sides, text: text) : nil
    }
  }

  /// Returns by how much a difference violates a relation.
  private static func depth(_ difference: Double, _ relation: SceneConstraint.Relation) -> Double {
    switch relation {
    case .equal: abs(difference)
    case .greaterThanOrEqual: max(0, -difference)
    case .lessThanOrEqual: max(0, difference)
    }
  }

  private static func number(_ number: Double) -> String { NumberText.plain(number, digits: 2) }

  // MARK: Rectangles

  /// The named views that are visible; all visible views except guides if none is named.
  private func shown(_ ids: [String], _ values: RegionValues) -> [(facts: RegionFacts.View, frame: RegionFrame)] {
    let all = zip(values.region.facts.views, values.region.frames).dropFirst()
    return all.filter { view, _ in
      !values.region.facts.isHidden(view) && (ids.contains(view.id) || ids.isEmpty && !isGuide(view.id))
    }.map { ($0, $1) }
  }

  private func isGuide(_ id: String) -> Bool { guides.contains(id) }

  private func faultsOfSafeArea(
    _ views: [(facts: RegionFacts.View, frame: RegionFrame)], _ values: RegionValues
  ) -> [Fault] {
    let area = values.inset(by: values.region.surroundings.safeArea)
    return views.flatMap { view, frame -> [Fault] in
      // What can be scrolled does not stay where it is. Tables and collections always can be.
      let scrollers = values.scrollers(of: view)
      guard scrollers.allSatisfy({ plainScrollViews.contains($0.facts.id) }) else { return [] }
      let fitting = scrollers.flatMap { [$0.frame.width - $0.frame.content[0], $0.frame.height - $0.frame.content[1]] }
        .reduce(values.region.polygon) { $0.clipped($1 + AffineForm(constant: Self.tolerance, x: 0, y: 0)) }
      return [
        (frame.x - area.left, "left"), (frame.y - area.top, "top"), (area.right - frame.x - frame.width, "right"),
        (area.bottom - frame.y - frame.height, "bottom"),
      ].flatMap { room, side in
        faults(room, .greaterThanOrEqual, fitting, views: [view.id]) { size in
          "\(view.name) goes \(Self.number(-room.value(at: size))) beyond the safe area at the \(side)"
        }
      }
    }
  }

  private func overlaps(_ ids: [String], _ values: RegionValues) -> [Fault] {
    let corners = values.region.polygon.vertices
    // From top to bottom: a view that begins below the end of another one in all windows overlaps none that follow.
    let views = shown(ids, values).enumerated().map { index, view in
      let (top, bottom) = (view.frame.y, view.frame.y + view.frame.height)
      return (
        index: index, view: view, top: corners.map(top.value).min() ?? 0, bottom: corners.map(bottom.value).max() ?? 0
      )
    }.sorted { ($0.top, $0.index) < ($1.top, $1.index) }
    var found: [(pair: (Int, Int), fault: Fault)] = []
    for (place, first) in views.enumerated() {
      for second in views.dropFirst(place + 1) {
        if second.top >= first.bottom { break }
        let (a, b) = first.index < second.index ? (first, second) : (second, first)
        if let fault = overlap(a.view, b.view, values.region) { found.append(((a.index, b.index), fault)) }
      }
    }
    return found.sorted { $0.pair < $1.pair }.map(\.fault)
  }

  private func overlap(
    _ a: (facts: RegionFacts.View, frame: RegionFrame), _ b: (facts: RegionFacts.View, frame: RegionFrame),
    _ region: LayoutRegion
  ) -> Fault? {
    let reaches = [
      a.frame.x + a.frame.width - b.frame.x, b.frame.x + b.frame.width - a.frame.x,
      a.frame.y + a.frame.height - b.frame.y, b.frame.y + b.frame.height - a.frame.y,
    ]
    var covered = region.polygon
    for reach in reaches {
      covered = covered.clipped(reach - AffineForm(constant: Self.tolerance, x: 0, y: 0))
      if covered.vertices.count < 3 { return nil }
    }
    func depth(_ size: SIMD2<Double>) -> Double { reaches.map { $0.value(at: size) }.min() ?? 0 }
    guard let deepest = covered.vertices.max(by: { depth($0) < depth($1) }) else { return nil }
    return Fault(size: deepest, depth: depth(deepest), views: [a.facts.id, b.facts.id]) { size in
      "\(a.facts.name) and \(b.facts.name) overlap by \(Self.number(depth(size)))"
    }
  }
}

extension SceneConstraint {
  /// The ids of the views whose edges it relates.
  fileprivate var viewIDs: [String] { [first.item.viewID, second?.item.viewID].compactMap(\.self) }
}
