import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import Linting

/// Findings about equations are true of layouts.
@MainActor
@Suite struct RedundancyTests {
  private static let rules: Set = ["duplicate-constraint", "redundant-constraint"]

  /// Recipes in which constraints follow from others, and the fault documents of these rules.
  nonisolated static let documents =
    [
      "Recipes/further-recipes/size-classes.yaml", "Recipes/in-code/size-class-override.yaml",
      "Recipes/intrinsic-content-size/two-buttons-with-size-class-based-layouts.yaml",
      "Recipes/further-recipes/scroll-view.yaml",
    ]
    + ["duplicate-constraint", "redundant-constraint", "redundant-constraint.bound"].map {
      "Tests/LintingTests/Faults/\($0).yaml"
    }

  @Test func `without a constraint that follows from others nothing moves`() throws {
    let pipeline = try LayoutPipeline()
    for document in Self.documents {
      let scene = try RecipeDocument.read(Repository.path(document), document: document, fonts: .installed)
      let cells = [Cell](Matrix.standard.prefix(3))
      let outcome = Linter(pipeline: pipeline).lint(scene, in: cells)
      let found = (outcome.results + outcome.silenced.map(\.result)).filter { Self.rules.contains($0.rule.id) }
      #expect(!found.isEmpty, "\(document)")
      for result in found.prefix(3) {
        var without = scene
        func isMeant(_ constraint: SceneConstraint) -> Bool {
          (constraint.label ?? constraint.text) == result.subjects[0]
        }
        without.constraints.removeAll(where: isMeant)
        for index in without.variations.indices { without.variations[index].constraints.removeAll(where: isMeant) }
        #expect(without != scene, "\(document): \(result.text)")
        for cell in cells {
          let (whole, part) = (pipeline.solve(scene, in: cell), pipeline.solve(without, in: cell))
          #expect(whole.views.map(\.frame) == part.views.map(\.frame), "\(document), \(cell.name): \(result.text)")
          #expect(whole.findings.count == part.findings.count, "\(document), \(cell.name): \(result.text)")
        }
      }
    }
  }

  /// A card of 100 by 60 points at 10 and 20, with margins of 8 and 20 points.
  @Test(arguments: [
    ("Card.Trailing = Superview.Leading + 110", true), ("Card.Trailing = Superview.Leading + 111", false),
    ("Card.CenterX = Superview.Leading + 60", true), ("Card.Bottom = Superview.Top + 80", true),
    ("Card.CenterY = Superview.Top + 50", true), ("Card.Top = Superview.Top + 20", true),
    ("Card.Width = 100", true), ("Card.Height = 60", true), ("Card.Width = Card.Height + 40", true),
    ("Card.Width = 2 x Card.Height", false), ("In.Leading = Card.CenterXWithinMargins", false),
    ("In.CenterX = Card.CenterX", true), ("In.CenterX = Card.CenterXWithinMargins", false),
    ("In.CenterY = Card.CenterYWithinMargins", false), ("In.Leading = Card.LeadingMargin", false),
    ("In.FirstBaseline = Card.Top", false),
  ])
  func `an equation follows from others if they give each of its sides`(_ line: String, _ follows: Bool) throws {
    let scene = try RecipeDocument.decode(
      """
      views: { Card: { margins: { top: 4, left: 8, bottom: 6, right: 20 }, views: { In: {} } } }
      constraints: |
        Card.Leading = Superview.Leading + 10
        Card.Top = Superview.Top + 20
        Card.Width = 100
        Card.Height = 60
        In.Width = 10
        In.Height = 10
        In.CenterX = Card.Leading + 50
        In.CenterY = Card.Top + 30
        \(line)
      """, document: "card.yaml", fonts: .installed)
    let cells = [Cell](Matrix.standard.prefix(1))
    let results = Linter(pipeline: try LayoutPipeline()).lint(scene, in: cells).results
    #expect(results.contains { Self.rules.contains($0.rule.id) } == follows, "\(results.map(\.text))")
  }

  @Test func `an equation that holds by luck contradicts the others elsewhere`() throws {
    let text = try Repository.text("Tests/LintingTests/Faults/conflicts-elsewhere.yaml")
    let scene = try RecipeDocument.decode(text, document: "luck.yaml", fonts: .installed)
    let pipeline = try LayoutPipeline()
    let isWhole = Matrix.standard.map { cell in
      (width: cell.size.width, isWhole: pipeline.solve(scene, in: cell).findings.isEmpty)
    }
    for (width, isWhole) in isWhole { #expect(isWhole == (width == 393), "\(width)") }
    #expect(isWhole.contains { $0.isWhole })
    #expect(isWhole.contains { !$0.isWhole })
  }
}
