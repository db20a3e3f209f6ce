import Layout
import Linting
import RecipeDocuments
import Repair
import Testing

/// Searches for the repairs of small recipes.
@MainActor
struct RecipeSearch {
  let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  static let row = """
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

  func outcome(
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

  /// The sentences of the proposals for the ambiguity of a recipe.
  func determined(_ text: String) throws -> [String] {
    let (outcome, _) = try outcome(text) { base in
      base.problems.first { if case .finding(.ambiguous) = $0.goal { true } else { false } }
    }
    return Self.proposals(outcome).map(\.sentence)
  }

  static func proposals(_ outcome: RepairOutcome) -> [Proposal] {
    if case .repaired(let proposals) = outcome { return proposals }
    return []
  }
}
