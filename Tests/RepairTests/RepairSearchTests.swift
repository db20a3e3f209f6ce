import Layout
import LayoutMaps
import Linting
import RecipeDocuments
import Repair
import Testing

/// Searches in small recipes whose repair a person would know.
@MainActor
@Suite struct RepairSearchTests {
  private let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  private func outcome(
    _ text: String, _ problem: (RepairBaseline) -> Problem?
  ) throws -> (outcome: RepairOutcome, scene: Scene) {
    let scene = try RecipeDocument.decode(text, document: "row.yaml", fonts: .installed)
    var range = RepairRange(cells: Matrix.standard)
    range.matrix = try Matrix.everything.cells()
    let base = RepairBaseline(scene, range, pipeline, LintSettings())
    let found = try #require(problem(base))
    let document = RepairDocument(path: "row.yaml", form: .recipe, text: text)
    return (RepairSearch(base, document, found).outcome(), scene)
  }

  private static func proposals(_ outcome: RepairOutcome) -> [Proposal] {
    if case .repaired(let proposals) = outcome { return proposals }
    return []
  }

  private static let row = """
    title: Row
    views:
      Title: { label: A rather long title of a row, font: body }
      Price: { label: "1,299.00", font: body }
    constraints: |
      1. Title.Leading = Superview.LeadingMargin
      2. Title.Top = Safe Area.Top + 20
      3. Price.Trailing = Superview.TrailingMargin
      4. Price.FirstBaseline = Title.FirstBaseline

    """

  @Test func `texts that meet are kept apart in every window`() throws {
    let text = Self.row.replacing("label: A rather", with: "label: A rather rather rather")
    let (outcome, scene) = try outcome(text) { base in
      (try? RecipeDocument.invariant("no overlap: Title, Price", of: base.scene)).flatMap(base.problem)
    }
    let best = try #require(Self.proposals(outcome).first)
    #expect(best.proof.isOfEverySize)
    #expect(best.movement.cells == Matrix.standard.count)
    // Every proposal holds in windows by chance, as it was proven.
    for proposal in Self.proposals(outcome) {
      let invariant = try RecipeDocument.invariant("no overlap: Title, Price", of: scene)
      let sizes = WindowSizes(proposal.scene, .freeCanvas, pipeline: pipeline)
      let proofs = InvariantProver.proofs(of: [invariant], sizes, width: 320...1366, height: 320...1366)
      #expect(proofs.allSatisfy { $0.holds }, "\(proposal.sentence)")
    }
  }

  /// A repair that was made in one of our own recipes: the keyboard's edge instead of the screen's.
  @Test(arguments: ["Safe Area.Bottom", "Superview.Bottom", "Bottom Layout Guide.Top"])
  func `what the keyboard covers is held by its edge`(_ end: String) throws {
    let text = """
      title: Chat
      keyboard: true
      views: { Field: { textField: Message } }
      constraints: |
        1. Field.Leading = Superview.LeadingMargin
        2. Field.Width = 200
        3. \(end) = Field.Bottom + 8
      """
    let (outcome, _) = try outcome(text) { base in
      (try? RecipeDocument.invariant("Field.Bottom <= Keyboard Guide.Top", of: base.scene)).flatMap(base.problem)
    }
    let best = try #require(Self.proposals(outcome).first)
    #expect(best.text.contains("  3. Keyboard Guide.Top = Field.Bottom + 8"), "\(best.text)")
  }

  /// What a person would add: a distance, and a text that gives way and wraps.
  @Test func `the guide's inequality comes before a constant`() throws {
    let text = Self.row.replacing("label: A rather", with: "label: A rather rather rather rather")
    let (outcome, _) = try outcome(text) { base in
      (try? RecipeDocument.invariant("no overlap: Title, Price", of: base.scene)).flatMap(base.problem)
    }
    let best = try #require(Self.proposals(outcome).first)
    guard case .add(let new)? = best.edits.first else {
      Issue.record("\(Self.proposals(outcome).map(\.sentence))")
      return
    }
    #expect(RepairWords(best.scene).words(.add(new)) == "a new constraint: Price.Leading >= Title.Trailing + 8")
    #expect(best.edits.dropFirst().allSatisfy { ["resistance", "lines"].contains($0.kind) }, "\(best.sentence)")
    #expect(best.edits.contains { if case .set(.resistance(.horizontal, 749), "Title") = $0 { true } else { false } })
  }

  @Test func `of two priorities that contradict each other one gives way`() throws {
    let (outcome, _) = try outcome(Self.row + "  5. Title.Width = 100\n  6. Title.Width = 120\n") { base in
      base.problems.first { $0.goal == .finding(.conflict) }
    }
    let proposals = Self.proposals(outcome)
    #expect(!proposals.isEmpty)
    #expect(proposals.allSatisfy { $0.edits.count == 1 })
    #expect(proposals.contains { $0.edits[0].kind == "removed" || $0.edits[0].kind == "priority" })
  }

  @Test func `a repair that would break an expectation is no repair`() throws {
    let text = Self.row + "  5. Title.Width = 300\nexpect: |\n  Title.Width = 300\n"
    let (outcome, _) = try outcome(text) { base in
      (try? RecipeDocument.invariant("Title.Width <= 200", of: base.scene)).flatMap(base.problem)
    }
    guard case .stuck(let obstacle) = outcome else {
      Issue.record("\(Self.proposals(outcome).map(\.sentence))")
      return
    }
    #expect(obstacle.tried > 0)
    #expect(!obstacle.text.isEmpty)
    #expect(obstacle.constraints.contains { $0.contains("Title.Width = 300") })
  }

  @Test func `a search gives the same proposals again`() throws {
    let text = Self.row + "  5. Title.Width = 300\n"
    func sentences() throws -> [String] {
      let (outcome, _) = try outcome(text) { base in
        (try? RecipeDocument.invariant("Price.Leading >= Title.Trailing + 8", of: base.scene)).flatMap(base.problem)
      }
      return Self.proposals(outcome).map(\.sentence)
    }
    let first = try sentences()
    #expect(!first.isEmpty)
    #expect(try sentences() == first)
  }
}
