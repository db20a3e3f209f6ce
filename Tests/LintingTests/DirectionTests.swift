import Devices
import Layout
import RecipeDocuments
import Testing

@testable import Linting

/// What both reading directions show.
@MainActor
@Suite struct DirectionTests {
  private func results(_ text: String) throws -> [LintResult] {
    let scene = try RecipeDocument.decode(text, document: "card.yaml", fonts: .installed)
    let cells = try ["", "+rtl"].map { try #require(Cell(named: "iphone-15-portrait\($0)")) }
    return Linter(pipeline: try LayoutPipeline()).lint(scene, in: cells).results
  }

  @Test func `a view that left and right do not hold is looked at beside one that they hold`() throws {
    let found = try results(
      """
      views:
        B: { label: Off centre, font: body }
        C: { views: { D: { label: Inside, font: body } }, background: red }
        E: { label: Follows, font: body }
      constraints: |
        B.CenterX = Superview.CenterX + 30
        B.Top = Safe Area.Top + 8
        C.Top = B.Bottom + 8
        C.Right = Superview.RightMargin
        C.Width = 200
        C.Height = 100
        D.Leading = C.Leading + 10
        D.Top = C.Top + 10
        E.Leading = C.Leading
        E.Top = C.Bottom + 8
      """
    ).filter { $0.rule.id == "not-mirrored" }
    #expect(found.map(\.subjects) == [["B"]])
  }

  @Test(arguments: [0, 1]) func `a text of which nothing shows has no place that could be wrong`(_ height: Int) throws {
    let found = try results(
      """
      views: { Note: { textView: "Some text", font: body } }
      constraints: |
        Note.Leading = Superview.LeadingMargin
        Note.Trailing = Superview.TrailingMargin
        Note.Bottom = Safe Area.Bottom
        Note.Height = \(height)
      """)
    let ids = Set(found.map(\.rule.id))
    #expect(ids.isDisjoint(with: ["not-mirrored", "outside-screen"]), "\(found.map(\.text))")
    #expect(found.allSatisfy { !$0.text.contains("infinity") })
  }
}
