import Foundation
import Layout
import LayoutMaps
import Linting
import RecipeDocuments
import Repair
import Testing

/// No repair takes a view off the screen or leaves it without an area.
@MainActor
@Suite struct LostViewTests {
  nonisolated private static let column = """
    title: Column
    views:
      Head: { label: Welcome, font: title1 }
      Picture: { background: systemTeal }
      Body: { label: "A text of some length, which takes two lines on a phone, or three.", font: body, lines: 0 }
      Go: { button: Continue, style: filled }
    constraints: |
      1. Head.Top = Safe Area.Top + 20
      2. Head.CenterX = Superview.CenterX
      3. Picture.Top = Head.Bottom + 20
      4. Picture.CenterX = Superview.CenterX
      5. Picture.Width = 240
      6. Picture.Height = 240
      7. Body.Top = Picture.Bottom + 20
      8. Body.Leading = Superview.LeadingMargin
      9. Body.Trailing = Superview.TrailingMargin
      10. Go.Leading = Superview.LeadingMargin
      11. Go.Trailing = Superview.TrailingMargin
      12. Go.Bottom = Safe Area.Bottom - 16

    """
  nonisolated private static let row = """
    title: Row
    views:
      Row:
        stack: horizontal
        distribution: fillEqually
        views: { One: { background: red }, Two: { background: blue } }
    constraints: |
      1. Row.Leading = Superview.LeadingMargin
      2. Row.Trailing = Superview.TrailingMargin
      3. Row.Top = Safe Area.Top + 20
      4. Row.Height = 60
      5. One.Width = 2 x Two.Width

    """

  @Test(arguments: [column, row]) func `every view that had something to show still shows it`(_ text: String) throws {
    let pipeline = try LayoutPipeline()
    let scene = try RecipeDocument.decode(text, document: "lost.yaml", fonts: .installed)
    var range = RepairRange(cells: Matrix.standard)
    range.matrix = try Matrix.everything.cells()
    let base = RepairBaseline(scene, range, pipeline, LintSettings())
    let overlap = try? RecipeDocument.invariant("no overlap: Body, Go", of: scene)
    let problem = try #require(overlap.flatMap(base.problem) ?? base.problems.first)
    let document = RepairDocument(path: "lost.yaml", form: .recipe, text: text)
    guard case .repaired(let proposals) = RepairSearch(base, document, problem).outcome() else {
      Issue.record("no repair")
      return
    }
    for proposal in proposals {
      for cell in range.matrix {
        let layout = pipeline.solve(proposal.scene, in: cell)
        let screen = layout.views[0].absoluteFrame
        for view in layout.views.dropFirst() {
          let frame = view.absoluteFrame
          let what = "\(proposal.sentence): \(view.name) in \(cell.name) is at \(frame)"
          #expect(frame.width > 0, "\(what)")
          #expect(frame.height > 0, "\(what)")
          #expect(frame.intersects(screen), "\(what)")
        }
      }
    }
  }
}
