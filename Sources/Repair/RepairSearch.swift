package import Layout
import LayoutMaps
import Linting

/// Searches the smallest edits of a document that repair a problem, and proves each.
///
/// Candidates are tried in the layouts that miss the goal; those that reach it there are proven for the whole range,
/// and a window that refutes one is tried with all others (counterexample-guided search). If no edit does it, two
/// together are tried: an edit that reaches the goal but breaks something, with one that repairs that.
@MainActor
package struct RepairSearch {
  private let base: RepairBaseline
  private let document: RepairDocument
  private let problem: Problem
  private let goal: RepairGoal
  private let subject: RepairSubject
  private let source: GoalCandidates
  private let effort: Effort
  private let prover: RepairProver

  /// The most proposals.
  package static let proposalLimit = 5
  /// The most candidates that are laid out in all cells, and the most pairs that are tried.
  private static let (passingLimit, pairLimit, roundLimit) = (80, 900, 4)

  /// - Parameters:
  ///   - document: The scene's document, into which proposals are written before they are proven.
  ///   - effortLimit: The most layouts of ten views.
  package init(
    _ base: RepairBaseline, _ document: RepairDocument, _ problem: Problem,
    effortLimit: Double = RepairSearch.effort(of: 1)
  ) {
    (self.base, self.document, self.problem, goal) = (base, document, problem, problem.goal)
    subject = RepairSubject(base.scene)
    var lint: LintResult?
    if case .lint(let rule, let subjects) = problem.goal {
      lint = base.lint.results.first { $0.rule.id == rule && $0.subjects == subjects }
    }
    source = GoalCandidates(subject: subject, lint: lint)
    effort = Effort(effortLimit)
    prover = RepairProver(goal: problem.goal, base: base, effort: effort)
  }

  /// Returns the effort for each of a number of problems of a scene, which all together take some ten seconds.
  package nonisolated static func effort(of count: Int) -> Double { max(1500, 6000 / Double(max(count, 1))) }

  /// A layout that misses the goal: where pictures show it; nil if there is none.
  package var example: (cell: Cell, text: String)? {
    switch firstWitnesses.first {
    case .window(let window, let size):
      let sizes = base.range.sizes(window, of: base.scene, base.pipeline)
      return (sizes.cell(size), "\(Int(size.x.rounded())) x \(Int(size.y.rounded()))")
    case .cell(let cell): return (cell, cell.name)
    case nil: return nil
    }
  }

  private var screener: Screener { prover.screener }

  /// The number of layouts made so far.
  package var layoutCount: Int { effort.layouts }

  /// Searches.
  /// - Complexity: A layout for each candidate and witness, and a map for each proof.
  package func outcome() -> RepairOutcome {
    let witnesses = firstWitnesses
    if witnesses.isEmpty { return .stuck(Obstacle(constraints: [], text: "nothing is known to be wrong", tried: 0)) }
    let found = outcome(State(witnesses: witnesses, prover: prover))
    // In a cell an invariant may be out of reach: its safe area is larger than the windows'.
    guard case .stuck = found, case .invariant = goal, !effort.isSpent else { return found }
    var windowProver = prover
    windowProver.isStrict = false
    return outcome(State(witnesses: witnesses.filter { !$0.isCell }, prover: windowProver))
  }

  private func outcome(_ start: State) -> RepairOutcome {
    var state = start
    for round in 0..<Self.roundLimit {
      let passing = round == 0 || state.hasNewWitness ? singles(&state) : []
      state.hasNewWitness = false
      prove(passing, &state)
      if state.proven.count >= Self.proposalLimit || effort.isSpent || !state.hasNewWitness { break }
    }
    // Two edits that move nothing may be better than one that moves everything.
    if state.proven.allSatisfy({ $0.movement.unchanged < $0.movement.cells }), !effort.isSpent {
      let singles = state.proven
      state.proven = []
      for _ in 0..<Self.roundLimit {
        state.hasNewWitness = false
        prove(pairs(&state, singles.isEmpty ? Self.pairLimit : Self.pairLimit / 3), &state)
        if !state.proven.isEmpty || effort.isSpent || !state.hasNewWitness { break }
      }
      state.proven =
        singles
        + state.proven.filter { pair in
          singles.isEmpty || pair.movement.unchanged > singles.map(\.movement.unchanged).max() ?? 0
            || pair.proof.isOfEverySize && !singles.contains(where: \.proof.isOfEverySize)
        }
    }
    if state.proven.isEmpty { return .stuck(obstacle(state)) }
    return .repaired(Ranking(subject: subject).best(state.proven, Self.proposalLimit))
  }

  /// What a search knows.
  struct State {
    /// A candidate that would do with another edit.
    struct Near {
      let candidate: Candidate
      let screening: Screening
      /// By how much less the goal is missed.
      let gain: Double
      /// Whether only what is broken then stands in the way.
      let isReached: Bool
    }

    var witnesses: [Witness]
    let prover: RepairProver
    var hasNewWitness = false
    /// The layouts before any edit.
    var before: [Witness: Screening] = [:]
    /// How many of the witnesses a candidate has passed; nil for one that failed.
    var passed: [Candidate: Int] = [:]
    var failed: Set<Candidate> = []
    /// Candidates that reach the goal where they were tried, or come nearer, with what is wrong then.
    var near: [Near] = []
    var proven: [Proposal] = []
    /// Why candidates were refused.
    var refusals: [String: Int] = [:]
  }

  // MARK: Witnesses

  private var firstWitnesses: [Witness] {
    switch goal {
    case .invariant(let invariant):
      var found: [Witness] = []
      for (window, prover) in zip(base.range.windows, base.provers(for: invariant)) {
        let faults = prover.faults(of: invariant) ?? []
        let sizes = faults.sorted { $0.depth > $1.depth }.map(\.example.size)
        let extremes = [
          sizes.first, sizes.min { $0.x < $1.x }, sizes.max { $0.x < $1.x }, sizes.max { $0.y < $1.y },
        ]
        for size in extremes.compactMap({ $0 }) where !found.contains(.window(window, size)) {
          found.append(.window(window, size))
        }
      }
      let missing = base.range.cells.map(Witness.cell).first { !screener.screening(base.scene, at: $0).isReached }
      return found.prefix(6) + (missing.map { [$0] } ?? [])
    case .finding, .lint:
      let cells = problem.cells.compactMap { name in base.range.cells.first { $0.name == name } }
      let chosen = [cells.first, cells.last, cells.isEmpty ? nil : cells[cells.count / 2]].compactMap { $0 }
      var found: [Witness] = []
      for cell in chosen where !found.contains(.cell(cell)) { found.append(.cell(cell)) }
      return found.isEmpty ? base.range.cells.prefix(1).map(Witness.cell) : found
    }
  }

  private func before(_ witness: Witness, _ state: inout State) -> Screening {
    if let known = state.before[witness] { return known }
    let screening = screener.screening(base.scene, at: witness)
    state.before[witness] = screening
    return screening
  }

  // MARK: Candidates

  private func singles(_ state: inout State) -> [Candidate] {
    let screenings = state.witnesses.map { before($0, &state) }.filter { !$0.isReached }
    let found = source.found(for: goal, Array(screenings.prefix(4)))
    var candidates = found.candidates
    candidates += numbers(found.numbers, &state)
    return passing(candidates.sorted { $0.custom < $1.custom }, &state)
  }

  private func numbers(_ families: [NumberSolver.Family], _ state: inout State) -> [Candidate] {
    let witnesses = state.witnesses
    let start = witnesses.map { before($0, &state).depth }
    let (screener, scene) = (screener, base.scene)
    let solver = NumberSolver(
      depth: { edit, index in screener.screening(scene.applying([edit]), at: witnesses[index]).depth },
      witnesses: witnesses.count)
    return families.flatMap { family -> [Candidate] in
      if effort.isSpent { return [] }
      return solver.values(family, from: start, isCount: isCount).map { Candidate(family.edit($0)) }
    }
  }

  /// Whether the depth of the goal is a count, which does not say how far a number must go.
  private var isCount: Bool {
    switch goal {
    case .invariant(let invariant):
      switch invariant.statement {
      case .equation, .noOverlap, .insideSafeArea, .mirrored: false
      case .notCut, .lines: true
      }
    case .finding(.expectation): false
    case .finding, .lint: true
    }
  }

  /// Returns the candidates that reach the goal in all witnesses and bring nothing new that is wrong there.
  private func passing(_ candidates: [Candidate], _ state: inout State) -> [Candidate] {
    var found: [Candidate] = []
    for candidate in candidates where !state.failed.contains(candidate) {
      if effort.isSpent { break }
      if passes(candidate, &state) { found.append(candidate) }
    }
    return found
  }

  private func passes(_ candidate: Candidate, _ state: inout State) -> Bool {
    let scene = base.scene.applying(candidate.edits)
    for (index, witness) in state.witnesses.enumerated().dropFirst(state.passed[candidate] ?? 0) {
      let (old, new) = (before(witness, &state), screener.screening(scene, at: witness))
      let broken = new.newCauses(since: old)
      if new.isReached, broken.isEmpty {
        state.passed[candidate] = index + 1
        continue
      }
      // A required constraint that contradicts others is reached once one of those gives way.
      let isReached = new.isReached || candidate.requires && broken.contains(.conflict)
      if index == 0, isReached || new.depth < old.depth * 0.95 {
        state.near.append(
          State.Near(candidate: candidate, screening: new, gain: old.depth - new.depth, isReached: isReached))
      }
      state.failed.insert(candidate)
      if let first = broken.first { state.refusals[RepairProver.words(first), default: 0] += 1 }
      return false
    }
    return true
  }

  /// Edits of which each needs the other: one reaches the goal and the other repairs what it breaks, or both help.
  private func pairs(_ state: inout State, _ limit: Int) -> [Candidate] {
    let near = state.near.filter { $0.candidate.edits.count < 3 }.sorted { a, b in
      if a.isReached != b.isReached { return a.isReached }
      return Double(a.candidate.custom) - min(a.gain, 4) < Double(b.candidate.custom) - min(b.gain, 4)
    }
    var found: [Candidate] = []
    for own in near.prefix(24) {
      let (candidate, screening) = (own.candidate, own.screening)
      var next: [Candidate] = []
      for conflict in screening.conflicts { next += source.conflictCandidates(conflict, screening.layout) }
      for open in screening.open { next += source.openCandidates(open, screening.layout) }
      if !own.isReached { next += near.prefix(12).map(\.candidate) }
      found += next.compactMap { candidate.followed(by: $0) }
    }
    var seen: Set<Candidate> = []
    let tried = found.filter { seen.insert($0).inserted }.prefix(limit)
    return passing(tried.sorted { $0.custom < $1.custom }, &state)
  }

  // MARK: Proofs

  private func prove(_ candidates: [Candidate], _ state: inout State) {
    typealias Moved = (candidate: Candidate, scene: Scene, movement: Movement)
    var moved: [Moved] = []
    for candidate in candidates.prefix(Self.passingLimit) where !effort.isSpent || moved.isEmpty {
      let scene = base.scene.applying(candidate.edits)
      switch state.prover.cells(scene) {
      case .fine(let layouts): moved.append((candidate, scene, Movement(from: base.layouts, to: layouts)))
      case .refused(let refusal): note(refusal, candidate, &state)
      }
    }
    let ranking = Ranking(subject: subject)
    moved.sort { ranking.isBefore(($0.candidate, $0.movement), ($1.candidate, $1.movement)) }
    var misses = 0
    for (candidate, scene, movement) in moved {
      if state.proven.count >= Self.proposalLimit || misses >= 6 { return }
      if effort.isSpent, !state.proven.isEmpty { return }
      // What holds in the cells only is not enough: more edits may hold everywhere.
      let isKnown = state.proven.contains { known in
        ranking.isLike(known.edits, candidate.edits)
          && (known.proof.isOfEverySize || known.edits.count == candidate.edits.count)
      }
      if isKnown { continue }
      // Windows that refuted others.
      if state.hasNewWitness, !passes(candidate, &state) { continue }
      guard let written = written(candidate, scene, movement, &state) else { continue }
      switch state.prover.proof(written.scene) {
      case .success(let proof):
        state.failed.insert(candidate)
        state.proven.append(
          Proposal(
            edits: candidate.edits, scene: written.scene, text: written.text, proof: proof, movement: written.movement,
            custom: candidate.custom,
            sentence: RepairWords(subject: subject).sentence(candidate.edits, written.movement)))
      case .failure(let refused):
        note(refused.refusal, candidate, &state)
        misses += 1
      }
    }
  }

  /// Writes edits into the document, and reads what it says then: that is what is proven.
  /// - Returns: nil if the document cannot say it.
  private func written(
    _ candidate: Candidate, _ scene: Scene, _ movement: Movement, _ state: inout State
  ) -> (text: String, scene: Scene, movement: Movement)? {
    do {
      let (text, read) = try document.written(candidate.edits, of: base.scene)
      if read.withoutWriting == scene.withoutWriting { return (text, read, movement) }
      switch state.prover.cells(read) {
      case .fine(let layouts): return (text, read, Movement(from: base.layouts, to: layouts))
      case .refused(let refusal): note(refusal, candidate, &state)
      }
    } catch {
      state.failed.insert(candidate)
      state.refusals["\(error)", default: 0] += 1
    }
    return nil
  }

  private func note(_ refusal: RepairProver.Refusal, _ candidate: Candidate, _ state: inout State) {
    state.failed.insert(candidate)
    switch refusal {
    case .misses(let witness):
      if !state.witnesses.contains(witness), state.witnesses.count < 12 {
        state.witnesses.append(witness)
        state.hasNewWitness = true
        // A number that was not enough may be found again.
        state.failed.remove(candidate)
      }
    case .breaks(let what): state.refusals[what, default: 0] += 1
    }
  }

  // MARK: Obstacles

  private func obstacle(_ state: State) -> Obstacle {
    let tried = state.failed.count + state.passed.count
    if let count = state.refusals[RepairProver.unknown] {
      return Obstacle(
        constraints: [],
        text: "\(count) of the edits tried would do it in every window whose layout is known, and some are not; "
          + Proof.Unknown.advice(base.maps.lazy.compactMap(\.knownRange).first),
        tried: tried)
    }
    if case .invariant(let invariant) = goal, case .equation(let equation) = invariant.statement,
      let witness = state.witnesses.first,
      case .add(let required)? = AddedCandidates(subject: subject).statement(equation).first?.edits.first
    {
      let screening = screener.screening(base.scene.applying([.add(required)]), at: witness)
      if let conflict = screening.conflicts.first {
        let rows = conflict.rows.filter { !$0.isObvious }.map { $0.text.text }
        return Obstacle(
          constraints: rows, text: "these cannot hold together: \(rows.joined(separator: "; "))", tried: tried)
      }
    }
    if let conflict = state.witnesses.first.flatMap({ state.before[$0]?.conflicts.first }) {
      let rows = conflict.rows.filter { !$0.isObvious }.map { $0.text.text }
      return Obstacle(
        constraints: rows, text: "these cannot hold together: \(rows.joined(separator: "; "))", tried: tried)
    }
    let most = state.refusals.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let why = most.map { "\($0.value) of the edits tried would do it, but each breaks something: \($0.key)" }
    return Obstacle(constraints: [], text: why ?? "no edit of the kinds tried repairs it", tried: tried)
  }
}
