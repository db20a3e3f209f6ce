package import Layout
import LayoutMaps
package import Linting

/// A scene before any repair: what is wrong with it already, which a repair may leave, and what it may not break.
@MainActor
package struct RepairBaseline {
  /// The scene as it is.
  package let scene: Scene
  let range: RepairRange
  let pipeline: LayoutPipeline
  let linter: Linter
  /// One for each of the range's windows.
  let maps: [LayoutMap]
  /// The layouts of the range's cells.
  let layouts: [SolvedLayout]
  /// Names of views that are ambiguous in one of them, with all views in them.
  let openTrees: Set<String>
  /// Names of the cells whose layout is contradictory or ambiguous, where rules see nothing.
  let unexamined: Set<String>
  /// The scene in the cells of the whole matrix.
  let matrix: [(cell: Cell, layout: SolvedLayout)]
  /// What the rules of lint find in the range's cells.
  let lint: LintOutcome
  /// The same with the range's smallest phone.
  let examined: LintOutcome
  /// The scene's own invariants that hold in all windows; a repair may not break them.
  let held: [SceneInvariant]
  /// Those that hold in the windows that are known, where a repair may not break them either.
  let heldInPart: [SceneInvariant]

  /// The provers of ``maps``, with maps of the other direction if an invariant of the scene needs them.
  private let ownProvers: [InvariantProver]

  /// The most regions of a map before the rest is left open.
  static let regionLimit = 200

  /// Maps a scene and lays it out in the range's cells.
  /// - Complexity: A few layouts for each region of its maps, and one for each cell.
  package init(_ scene: Scene, _ range: RepairRange, _ pipeline: LayoutPipeline, _ settings: LintSettings) {
    (self.scene, self.range, self.pipeline) = (scene, range, pipeline)
    linter = Linter(pipeline: pipeline, settings: settings)
    layouts = linter.share(scene, in: range.examinedCells) { range.cells.map { pipeline.solve(scene, in: $0) } }
    let open = Set(layouts.flatMap(\.openAxes).map(\.view))
    openTrees = Set(scene.allViews.filter { open.contains($0.name) }.flatMap { [$0].all }.map(\.name)).union(open)
    unexamined = Set(layouts.filter { !$0.findings.compactMap(FindingCause.init).isEmpty }.map(\.cell.name))
    lint = linter.lint(scene, in: range.cells)
    examined = range.examinedCells == range.cells ? lint : linter.lint(scene, in: range.examinedCells)
    matrix = range.matrix.map { ($0, pipeline.solve(scene, in: $0)) }
    maps = range.windows.map { Self.map(range.sizes($0, of: scene, pipeline), range) }
    let provers = Self.provers(scene, maps, range, pipeline)
    ownProvers = provers
    let proofs = scene.invariants.map { invariant in provers.map { $0.proof(of: invariant) } }
    let proven = zip(scene.invariants, proofs).filter { !$1.contains(where: \.isRefuted) }
    held = proven.filter { $1.allSatisfy(\.holds) }.map(\.0)
    heldInPart = proven.filter { !$1.allSatisfy(\.holds) }.map(\.0)
  }

  /// Whether an invariant holds in a window before any repair.
  /// - Complexity: One layout.
  func holds(_ invariant: SceneInvariant, at witness: Witness) -> Bool {
    Screener(goal: .invariant(invariant), pipeline: pipeline, linter: linter, effort: Effort(0), range: range)
      .screening(scene, at: witness).isReached
  }

  /// Returns the provers of ``maps`` that an invariant needs.
  /// - Complexity: A map of the other direction for each window if no invariant of the scene needs it.
  func provers(for invariant: SceneInvariant) -> [InvariantProver] {
    let isKnown = !invariant.isAboutBothDirections || scene.invariants.contains(where: \.isAboutBothDirections)
    return isKnown ? ownProvers : Self.provers(scene, maps, range, pipeline, goal: .invariant(invariant))
  }

  /// Returns the map of the other reading direction; nil if neither the scene nor a goal says anything of it.
  static func turned(_ sizes: WindowSizes, _ range: RepairRange, goal: RepairGoal?) -> LayoutMap? {
    var isWanted = sizes.scene.invariants.contains(where: \.isAboutBothDirections)
    if case .invariant(let invariant)? = goal, invariant.isAboutBothDirections { isWanted = true }
    return isWanted ? map(sizes.turned, range) : nil
  }

  static func map(_ sizes: WindowSizes, _ range: RepairRange) -> LayoutMap {
    var builder = LayoutMapBuilder(sizes, width: range.width, height: range.height, limit: regionLimit)
    return builder.build()
  }

  /// Returns the provers of a scene's maps in the windows of a range.
  private static func provers(
    _ scene: Scene, _ maps: [LayoutMap], _ range: RepairRange, _ pipeline: LayoutPipeline, goal: RepairGoal? = nil
  ) -> [InvariantProver] {
    zip(range.windows, maps).map { window, map in
      InvariantProver(
        map, of: scene, isRightToLeft: window.variant.isRightToLeft,
        turned: turned(range.sizes(window, of: scene, pipeline), range, goal: goal))
    }
  }

  // MARK: Problems

  /// Everything that is wrong with the scene: what no layout may have, the invariants that do not hold, findings of lint.
  package var problems: [Problem] {
    var ids: [String: Int] = [:]
    func id(_ name: String) -> String {
      ids[name, default: 0] += 1
      return ids[name] == 1 ? name : "\(name)#\(ids[name] ?? 1)"
    }
    var causes = FindingCauses()
    for layout in layouts { causes.add(layout.findings, in: layout.cell.name) }
    var found: [Problem] = []
    var known: [FindingCause] = []
    for cause in causes.all {
      guard let own = FindingCause(cause.finding), !known.contains(own) else { continue }
      known.append(own)
      found.append(
        Problem(
          id: id(Self.id(own)), text: cause.text.text, goal: .finding(own), isFault: true, place: cause.finding.place,
          cells: cause.cells))
    }
    for invariant in scene.invariants where !held.contains(invariant) {
      guard let problem = problem(invariant) else { continue }
      found.append(
        Problem(
          id: id(problem.id), text: problem.text, goal: problem.goal, isFault: true, place: invariant.place))
    }
    for result in lint.results where result.severity > .off {
      let name = ([result.rule.id] + result.subjects.prefix(1)).joined(separator: ":")
      var problem = Problem(
        id: id(name), text: result.text, goal: .lint(rule: result.rule.id, subjects: result.subjects),
        isFault: result.severity == .error, place: result.place, cells: result.cells)
      problem.isAdvice = result.severity < .warning
      found.append(problem)
    }
    return found
  }

  /// A condition that does not hold in some window; nil if it holds in all.
  /// - Complexity: O(regions · corners).
  package func problem(_ invariant: SceneInvariant) -> Problem? {
    var text: String?
    for prover in provers(for: invariant) {
      switch prover.proof(of: invariant).outcome {
      case .holds: continue
      case .refuted(let example): text = text ?? "does not hold: \(example.words)"
      case .open(let unknown): text = text ?? "holds where the map is known; \(unknown.text)"
      case .unsupported(let why): text = text ?? "cannot be proven: \(why)"
      }
    }
    return text.map { Problem(id: invariant.text, text: $0, goal: .invariant(invariant), isFault: true) }
  }

  private static func id(_ cause: FindingCause) -> String {
    switch cause {
    case .conflict: "conflict"
    case .ambiguous(let views): "ambiguous:\(views.first ?? "")"
    case .expectation(let text): text
    }
  }
}
