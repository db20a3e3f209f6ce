import Layout
import Linting
import RecipeDocuments
import TestSupport
import Testing

/// What a rule could report, and does not, because nothing is wrong.
@MainActor @Suite struct QuietTests {
  @Test(arguments: [
    ("equation-order", "Superview.Leading = A.Leading"), ("fractional-multiplier", "A.Width = 0.9999 x A.Height"),
  ])
  func `a rule is quiet where its advice would change nothing`(_ rule: String, _ line: String) throws {
    let text = """
      title: Quiet
      views:
        A: { background: blue }
      constraints: |
        \(line)
        A.Top = Safe Area.Top + 20
        A.Height = 100

      """
    let scene = try RecipeDocument.decode(text, document: "quiet.yaml", fonts: .installed)
    let found = Linter(pipeline: try LayoutPipeline()).lint(scene, in: Matrix.standard).results
    #expect(!found.contains { $0.rule.id == rule }, "\(found.map(\.rule.id))")
  }
}
