import Foundation
import Layout
import LayoutMaps
import Linting
import RecipeDocuments
import Repair
import TestSupport
import Testing

/// Faults by chance, repaired: at least 85 of 100 have a proven repair, and no proposal is wrong. `make soak` takes all of
/// them; otherwise a few.
@MainActor
@Suite struct RepairSoakTests {
  nonisolated fileprivate static let soak = ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil
  /// In which each proposal is checked.
  private static let layouts = min(
    200, ProcessInfo.processInfo.environment["PLUMB_SOAK"].map { Int($0) ?? 200 } ?? 10)

  /// What became of some faults.
  private struct Tally {
    var count = 0
    var repaired = 0
    var seconds: [Double] = []
    var wrong: [String] = []

    var share: Double { count == 0 ? 1 : Double(repaired) / Double(count) }

    /// Says what became of all of them, for the figures in `Documentation/fix.md`.
    func report(_ kind: String) {
      let sorted = seconds.sorted()
      let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
      Self.say(
        "\(kind): \(repaired) of \(count) repaired, median \(String(format: "%.2f", median)) s, "
          + "longest \(String(format: "%.2f", sorted.last ?? 0)) s")
    }

    static func say(_ line: String) {
      if RepairSoakTests.soak { try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8)) }
    }
  }

  private let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  @Test func `invariants that fail by chance are repaired`() throws {
    var made = MadeFaults(seed: 55, pipeline)
    let faults = try made.faults(Self.soak ? 30 : 3, MadeFaults.invariant)
    try check(faults, "invariants")
  }

  @Test func `conflicts made by chance are repaired`() throws {
    var made = MadeFaults(seed: 56, pipeline)
    try check(try made.faults(Self.soak ? 10 : 2, MadeFaults.conflict), "conflicts")
  }

  @Test func `ambiguities made by chance are repaired`() throws {
    var made = MadeFaults(seed: 57, pipeline)
    try check(try made.faults(Self.soak ? 10 : 2, MadeFaults.ambiguity), "ambiguities")
  }

  /// Findings that no layout repairs: colours, the order of reading, silences, what an expectation says.
  private static let others = ["contrast", "reading-order", "unlabelled", "unused-silence", "vacuous", "stack-view"]

  @Test func `the seeded faults of lint are repaired`() throws {
    let files = Repository.files("Tests/LintingTests/Faults", ending: ".yaml").filter { file in
      !Self.others.contains { file.contains($0) }
    }
    var tally = Tally()
    for file in Self.soak ? files : Array(files.prefix(3)) {
      let text = try Repository.text(file)
      let scene = try RecipeDocument.decode(text, document: file, fonts: .installed)
      var cells = Matrix.standard
      if text.contains("# Directions: both") { cells += cells.map { $0.varied(CellVariant(direction: .rightToLeft)) } }
      try repair(scene, text, cells, &tally) { base in
        base.problems.first { if case .lint = $0.goal { true } else { false } }
      }
    }
    tally.report("lint")
    #expect(tally.wrong == [])
    #expect(tally.share >= 0.85)
  }

  // MARK: Checking

  private func check(_ faults: [MadeFaults.Fault], _ kind: String) throws {
    #expect(!faults.isEmpty)
    var tally = Tally()
    for fault in faults {
      try repair(fault.scene, fault.text, Matrix.standard, &tally, fault.name) { base in
        switch fault.goal {
        case .invariant(let invariant): base.problem(invariant)
        case .conflict: base.problems.first { $0.goal == .finding(.conflict) }
        case .ambiguity: base.problems.first { if case .finding(.ambiguous) = $0.goal { true } else { false } }
        }
      }
    }
    tally.report(kind)
    #expect(tally.wrong == [])
    #expect(tally.share >= 0.85)
  }

  private func repair(
    _ scene: Scene, _ text: String, _ cells: [Cell], _ tally: inout Tally, _ name: String? = nil,
    _ problem: (RepairBaseline) -> Problem?
  ) throws {
    // Time of this process alone, whatever else the machine does.
    let start = clock()
    var range = RepairRange(cells: scene.cells(cells))
    (range.width, range.height) = (scene.invariantWindows.width, scene.invariantWindows.height)
    range.matrix = scene.cells(try Matrix.everything.cells())
    let base = RepairBaseline(scene, range, pipeline, LintSettings())
    guard let problem = problem(base) else {
      Tally.say("  stuck: \(name ?? scene.id): no such problem")
      tally.count += 1
      return
    }
    let document = RepairDocument(path: scene.document, form: .recipe, text: text)
    let search = RepairSearch(base, document, problem)
    let outcome = search.outcome()
    let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    tally.seconds.append(time)
    tally.count += 1
    switch outcome {
    case .stuck(let obstacle):
      Tally.say("  stuck: \(name ?? scene.id): \(problem.text): \(obstacle.text) (\(time), \(search.layoutCount))")
    case .repaired(let proposals):
      tally.repaired += 1
      Tally.say(
        "  \(name ?? scene.id): \(proposals.count): \(proposals.first?.sentence ?? "") (\(time), \(search.layoutCount))"
      )
      let before = known(scene, range)
      for proposal in proposals { tally.wrong += faults(of: proposal, problem, scene, before) }
    }
  }

  /// The causes of findings before a repair, in windows by chance and on all devices.
  private struct Known {
    var windows: [(size: SIMD2<Double>, causes: [FindingCause])] = []
    var cells: [(cell: Cell, causes: [FindingCause])] = []
  }

  private func known(_ scene: Scene, _ range: RepairRange) -> Known {
    var numbers = SeededGenerator(seed: 1)
    var known = Known()
    for _ in 0..<Self.layouts {
      let size = SIMD2(
        Double.random(in: range.width, using: &numbers).rounded(),
        Double.random(in: range.height, using: &numbers).rounded())
      let layout = WindowSizes(scene, .freeCanvas, pipeline: pipeline).layout(size)
      known.windows.append((size, layout.findings.compactMap(FindingCause.init)))
    }
    // Outside of a soak, on every fourth device.
    let cells = range.matrix.enumerated().filter { Self.soak || $0.offset % 4 == 0 }
    known.cells = cells.map { _, cell in
      (cell, pipeline.solve(scene, in: cell).findings.compactMap(FindingCause.init))
    }
    return known
  }

  /// Lays a proposal out in windows by chance and on all devices, and compares with the scene before.
  private func faults(of proposal: Proposal, _ problem: Problem, _ scene: Scene, _ before: Known) -> [String] {
    var wrong: [String] = []
    for (size, known) in before.windows {
      let after = WindowSizes(proposal.scene, .freeCanvas, pipeline: pipeline).layout(size)
      for cause in after.findings.compactMap(FindingCause.init) where !isKnown(cause, known) {
        wrong.append("\(scene.id): \(proposal.sentence): \(cause) at \(size)")
      }
      if case .invariant(let invariant) = problem.goal {
        let prover = InvariantProver(LayoutMap(of: after, at: size), of: proposal.scene)
        if !prover.proof(of: invariant).holds { wrong.append("\(scene.id): \(proposal.sentence): missed at \(size)") }
      }
    }
    for (cell, known) in before.cells {
      for cause in pipeline.solve(proposal.scene, in: cell).findings.compactMap(FindingCause.init)
      where !isKnown(cause, known) {
        wrong.append("\(scene.id): \(proposal.sentence): \(cause) in \(cell.name)")
      }
    }
    return wrong
  }

  private func isKnown(_ cause: FindingCause, _ known: [FindingCause]) -> Bool {
    known.contains { other in
      if case (.ambiguous(let a), .ambiguous(let b)) = (cause, other) { return !Set(a).isDisjoint(with: b) }
      return cause == other
    }
  }
}
