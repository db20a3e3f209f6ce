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
