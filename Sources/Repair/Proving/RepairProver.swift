import Layout
import LayoutMaps
import Linting

/// Proves that an edited scene reaches a goal and is nowhere worse than before.
@MainActor
struct RepairProver {
  let goal: RepairGoal
  let base: RepairBaseline
  let effort: Effort
  /// Whether an invariant must hold in every cell, and not only in the windows.
  var isStrict = true

  /// Tries scenes in single layouts.
  var screener: Screener {
    Screener(goal: goal, pipeline: base.pipeline, linter: base.linter, effort: effort, range: base.range)
  }

  /// Cells share what is built for a scene.
  private static let reused = 0.2

  /// Why a scene is no repair.
  enum Refusal {
    /// The goal is missed in a window, which candidates must be tried in, too.
    case misses(Witness)
    /// Something else is wrong now that was not before.
    case breaks(String)
  }

  /// The outcome of the cells alone, which are quicker than windows of every size.
  enum InCells {
    case fine([SolvedLayout])
    case refused(Refusal)
  }

  /// Lays an edited scene out in the cells, and lets the rules of lint examine those.
  /// - Complexity: Two layouts for each cell, three for an invariant.
  func cells(_ scene: Scene) -> InCells {
    var layouts: [SolvedLayout] = []
    for (cell, before) in zip(base.range.cells, base.layouts) {
      if isStrict, case .invariant = goal, !screener.screening(scene, at: .cell(cell)).isReached {
        return .refused(.misses(.cell(cell)))
      }
      effort.spend(scene, share: Self.reused)
      let layout = base.pipeline.solve(scene, in: cell)
      let known = before.findings.compactMap(FindingCause.init)
      for cause in layout.findings.compactMap(FindingCause.init) {
        if case .finding(let wanted) = goal, cause.concerns(wanted) { return .refused(.misses(.cell(cell))) }
        if !known.contains(where: { cause.concerns($0) }) { return .refused(.breaks(Self.words(cause))) }
      }
      // A view that was ambiguous across may not become so down.
      if let name = layout.openAxes.subtracting(before.openAxes).map(\.view).min() {
        return .refused(.breaks(Self.words(.ambiguous([name]))))
      }
      if goal != .finding(.conflict),
        let (front, back) = layout.newOverlap(besides: before, apartFrom: Set(before.openAxes.map(\.view)))
      {
        return .refused(.breaks("\(front) would cover \(back)"))
      }
      if let squeezed = layout.squeezedControl(besides: before) {
        return .refused(.breaks("\(squeezed) would be smaller than its minimum"))
      }
      if let stretched = layout.stretchedControl(besides: before) {
        return .refused(.breaks("\(stretched) would be stretched"))
      }
      if let lost = layout.newlyLost(besides: before) {
        return .refused(.breaks("nothing of \(lost) would be seen (\(cell.name))"))
      }
      if let empty = layout.newlyEmpty(besides: before) {
        return .refused(.breaks("\(empty) would have no area (\(cell.name))"))
      }
      if let leaving = layout.newlyLeaving(besides: before) {
        return .refused(.breaks("\(leaving) would leave the screen (\(cell.name))"))
      }
      if let divided = layout.newlyDividedText(besides: before) {
        return .refused(.breaks("\(divided) would break inside a word (\(cell.name))"))
      }
      layouts.append(layout)
    }
    return lintRefusal(scene, layouts).map(InCells.refused) ?? .fine(layouts)
  }

  /// Proves that the goal is reached in every window of the range, and that nothing else breaks there or on other devices;
  /// the cells have been examined before.
  /// - Complexity: A few layouts for each region of the scene's maps.
  func proof(_ scene: Scene) -> Result<RepairProof, Refused> {
    if let refusal = matrixRefusal(scene) { return .failure(Refused(refusal: refusal)) }
    var provers: [InvariantProver] = []
    var regions = 0
    var reservation: String?
    for (window, before) in zip(base.range.windows, base.maps) {
      let sizes = base.range.sizes(window, of: scene, base.pipeline)
      let map = RepairBaseline.map(sizes, base.range)
      effort.spend(scene, layouts: map.layoutCount)
      regions += map.regions.count
      let turned = RepairBaseline.turned(sizes, base.range, goal: goal)
      effort.spend(scene, layouts: turned?.layoutCount ?? 0)
      let prover = InvariantProver(
        map, of: scene, isRightToLeft: window.variant.isRightToLeft, turned: turned)
      provers.append(prover)
      for invariant in base.held where !prover.proof(of: invariant).holds {
        return .failure(Refused(refusal: .breaks(invariant.text)))
      }
      for invariant in base.heldInPart where goal != .invariant(invariant) {
        guard case .refuted(let example) = prover.proof(of: invariant).outcome else { continue }
        if base.holds(invariant, at: .window(window, example.size)) {
          return .failure(Refused(refusal: .breaks(invariant.text)))
        }
      }
      if case .invariant(let invariant) = goal {
        switch prover.proof(of: invariant).outcome {
        case .holds: break
        case .refuted(let example): return .failure(Refused(refusal: .misses(.window(window, example.size))))
        case .open: reservation = Self.unknown
        case .unsupported(let why): return .failure(Refused(refusal: .breaks(why)))
        }
      } else if !map.remainder.isEmpty {
        reservation = Self.unknown
        if let refusal = remainderRefusal(map, scene, window) { return .failure(Refused(refusal: refusal)) }
      }
      if let refusal = refusal(map, before, window, &reservation) { return .failure(Refused(refusal: refusal)) }
    }
    if case .lint(let rule, let subjects) = goal {
      reservation = reservation ?? lintReservation(rule, subjects, scene, provers)
    }
    if case .invariant = goal, let reservation { return .failure(Refused(refusal: .breaks(reservation))) }
    return .success(
      RepairProof(
        regions: reservation == nil ? regions : 0, readers: base.range.windows.count, cells: reachedCells(scene),
        reservation: reservation))
  }

  /// Returns the number of cells in which the goal is reached.
  private func reachedCells(_ scene: Scene) -> Int {
    isStrict
      ? base.range.cells.count : base.range.cells.count { screener.screening(scene, at: .cell($0)).isReached }
  }

  /// Why nothing is proven where a map has a remainder.
  static let unknown = "part of the map is not known"

  /// A refusal as an error.
  struct Refused: Error, CustomStringConvertible {
    let refusal: Refusal
    var description: String {
      switch refusal {
      case .misses: "the goal is missed in a window"
      case .breaks(let what): "breaks \(what)"
      }
    }
  }

  // MARK: Findings

  /// Compares the findings of maps, region by region.
  private func refusal(
    _ map: LayoutMap, _ before: LayoutMap, _ window: RepairRange.Window, _ reservation: inout String?
  ) -> Refusal? {
    for (key, sample) in map.findings {
      guard let cause = FindingCause(ofMap: key) else { continue }
      if case .finding(let wanted) = goal, cause.concerns(wanted) {
        // In the cells the goal is reached; where it is not, it must have been missed before.
        reservation = "it remains in some windows, such as \(Int(sample.x)) x \(Int(sample.y))"
      }
      let known = before.sizes { FindingCause(ofMap: $0).map(cause.concerns) ?? false }
      if !map.sizes(of: key).allSatisfy({ $0.isCovered(by: known) }) { return .breaks(Self.words(cause)) }
    }
    return nil
  }

  /// Looks for new findings at sizes where the map is not known: nothing is proven there, but what is wrong is no proposal.
  /// - Complexity: At most ``samples`` layouts of both scenes.
  private func remainderRefusal(_ map: LayoutMap, _ scene: Scene, _ window: RepairRange.Window) -> Refusal? {
    let (now, before) = (
      base.range.sizes(window, of: scene, base.pipeline), base.range.sizes(window, of: base.scene, base.pipeline)
    )
    for size in map.remainder.flatMap({ Self.samples(of: $0.polygon) }).prefix(Self.sampleLimit) {
      effort.spend(scene, layouts: 1)
      let causes = now.layout(size).findings.compactMap(FindingCause.init)
      if causes.isEmpty { continue }
      let known = before.layout(size).findings.compactMap(FindingCause.init)
      if let cause = causes.first(where: { cause in !known.contains { cause.concerns($0) } }) {
        return .breaks(Self.words(cause))
      }
    }
    return nil
  }

  /// The most sizes that are tried where a map is not known.
  private static let sampleLimit = 120

  /// Returns sizes all over a polygon: the middles of its triangles, each divided into four.
  static func samples(of polygon: ConvexPolygon) -> [SIMD2<Double>] {
    let (middle, corners) = (polygon.middle, polygon.vertices)
    return corners.indices.flatMap { index -> [SIMD2<Double>] in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let (c, d, e) = ((a + b) / 2, (b + middle) / 2, (middle + a) / 2)
      return [(c, d, e), (a, c, e), (b, c, d), (middle, d, e)].map { ($0 + $1 + $2) / 3 }
    }
  }

  /// Why a lint finding's absence is proven of cells only; nil if an invariant that implies it holds in all windows.
  private func lintReservation(
    _ rule: String, _ subjects: [String], _ scene: Scene, _ provers: [InvariantProver]
  ) -> String? {
    let ids = subjects.compactMap { name in scene.allViews.first { $0.name == name }?.id }
    let statements: [SceneInvariant.Statement] =
      switch rule {
      case "overlap": ids.count == 2 ? [.noOverlap(ids)] : []
      case "truncated-text": ids.isEmpty ? [] : [.notCut(ids)]
      case "outside-safe-area": ids.isEmpty ? [] : [.insideSafeArea(ids)]
      case "outside-screen" where !ids.contains(where: scene.isScrolled): ids.flatMap { Self.inside(.root, $0) }
      case "outside-superview" where !ids.contains(where: scene.isScrolled):
        ids.flatMap { Self.inside(scene.superviews[$0], $0) }
      default: []
      }
    if statements.isEmpty { return "\(rule) looks at cells" }
    for (prover, statement) in provers.flatMap({ prover in statements.map { (prover, $0) } }) {
      switch prover.proof(of: SceneInvariant(statement, text: rule)).outcome {
      case .holds: break
      case .refuted(let example): return "not in every window: \(example.words)"
      case .open, .unsupported: return Self.unknown
      }
    }
    return nil
  }

  /// That a view's edges are inside those of an item.
  private static func inside(_ item: SceneItem?, _ id: String) -> [SceneInvariant.Statement] {
    guard let item else { return [] }
    let sides: [(SceneAttribute, SceneConstraint.Relation)] = [
      (.left, .greaterThanOrEqual), (.right, .lessThanOrEqual), (.top, .greaterThanOrEqual),
      (.bottom, .lessThanOrEqual),
    ]
    return sides.map { .equation(SceneConstraint(.init(.view(id), $0), $1, to: .init(item, $0))) }
  }

  /// Looks for new findings on all devices.
  private func matrixRefusal(_ scene: Scene) -> Refusal? {
    for (cell, before) in base.matrix {
      effort.spend(scene, share: Self.reused)
      let layout = base.pipeline.solve(scene, in: cell)
      if let lost = layout.newlyLost(besides: before) {
        return .breaks("nothing of \(lost) would be seen (\(cell.name))")
      }
      let known = before.findings.compactMap(FindingCause.init)
      for cause in layout.findings.compactMap(FindingCause.init)
      where !known.contains(where: { cause.concerns($0) }) {
        return .breaks("\(Self.words(cause)) (\(cell.name))")
      }
    }
    return nil
  }

  /// - Parameter layouts: The edited scene in the cells of the range.
  private func lintRefusal(_ scene: Scene, _ layouts: [SolvedLayout]) -> Refusal? {
    effort.spend(scene, layouts: base.range.examinedCells.count, share: Self.reused)
    let outcome = base.linter.lint(scene, in: base.range.examinedCells)
    let known = Set(base.examined.results.map { [$0.rule.id] + $0.subjects })
    for result in outcome.results {
      if case .lint(let rule, let subjects) = goal, result.rule.id == rule, result.subjects == subjects {
        return .misses(result.cells.first.flatMap(Cell.init(named:)).map(Witness.cell) ?? .cell(base.range.cells[0]))
      }
      if known.contains([result.rule.id] + result.subjects) { continue }
      // The same finding in other words: its subject is a constraint that is written otherwise now.
      var isSame = false
      if case .lint(let rule, _) = goal { isSame = rule == result.rule.id }
      // Where layouts were ambiguous or contradictory, rules could not examine them: what they find now was there before,
      // unless it is about the place of a view that had none.
      let isPlaced =
        Self.placeRules.contains(result.rule.id) && result.subjects.contains(where: base.openTrees.contains)
        && !wasThere(result, in: layouts)
      let isSeen =
        base.examined.isComplete || result.severity == .error && result.cells.contains { !base.unexamined.contains($0) }
      if isSame || (isSeen || isPlaced) && result.severity >= .warning {
        return .breaks("\(result.rule.id): \(result.text)")
      }
    }
    return nil
  }

  /// Whether views already left the safe area at edges whose place was certain, in each cell.
  private func wasThere(_ result: LintResult, in layouts: [SolvedLayout]) -> Bool {
    let names = Set(base.scene.allViews.map(\.name))
    // The first subject is the side.
    let subjects = result.subjects.filter(names.contains)
    let shown = zip(layouts, base.layouts).filter { result.cells.contains($0.0.cell.name) }
    return result.rule.id == "outside-safe-area" && !shown.isEmpty
      && shown.allSatisfy { now, before in subjects.allSatisfy { now.leavesSafeArea($0, asIn: before) } }
  }

  /// Rules about where views are.
  private static let placeRules: Set = ["overlap", "outside-safe-area", "outside-superview"]

  static func words(_ cause: FindingCause) -> String {
    switch cause {
    case .conflict: "constraints then contradict each other"
    case .ambiguous(let views): "\(views.prefix(3).joined(separator: ", ")) would be ambiguous"
    case .expectation(let text): "the expectation \(text)"
    }
  }
}

extension Scene {
  /// Whether a view is content that scrolls.
  fileprivate func isScrolled(_ id: String) -> Bool {
    let (superviews, views) = (superviews, Dictionary(allViews.map { ($0.id, $0) }) { first, _ in first })
    var item = superviews[id]
    while let outer = item {
      let kind = outer == .root ? rootView?.kind : outer.viewID.flatMap { views[$0]?.kind }
      if kind?.scrolls ?? false { return true }
      item = outer.viewID.flatMap { superviews[$0] }
    }
    return false
  }
}
