import Layout
import RecipeDocuments
import Testing

@testable import LayoutMaps

/// How much longer texts may get: longer ones are truncated, shorter ones are not.
@MainActor
@Suite struct HeadroomTests {
  private static func scene(_ title: String) throws -> Scene {
    try RecipeDocument.decode(
      """
      title: Card
      views:
        Title: { label: "\(title)" }
        Note: { label: "Two short lines of a note that wraps", lines: 0 }
      constraints: |
        Title.Leading = Superview.LeadingMargin
        Title.Trailing <= Superview.TrailingMargin
        Title.Top = Safe Area.Top + 20
        Note.Leading = Superview.LeadingMargin
        Note.Width = 200
        Note.Top = Title.Bottom + 8
      """, document: "card.yaml", fonts: .installed)
  }

  private static func title(_ text: String, _ pipeline: LayoutPipeline) throws -> SolvedText {
    let layout = pipeline.solve(try scene(text), in: try #require(Cell(named: "iphone-15-portrait")))
    return try #require(layout.views.first { $0.name == "Title" }?.text)
  }

  /// A single-line label ends in an ellipsis beyond its headroom. Letters are added as in a translation.
  @Test func `a translation beyond the headroom is cut, one within is not`() throws {
    let pipeline = try LayoutPipeline()
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let found = HeadroomFinder(try Self.scene("Settings"), pipeline).headroom(in: cell)
    let title = try #require(found.first { $0.view == "Title" })
    #expect(title.events.map(\.event) == [.isCut])
    let room = try #require(title.room)
    var text = "Settings"
    var width = try Self.title(text, pipeline).lines[0].run.width
    let start = width
    while width - start <= room - 1 {
      #expect(try !Self.title(text, pipeline).isTruncated, "\(text)")
      text += "o"
      width = try Self.title(text, pipeline).lines[0].run.width
      if try Self.title(text, pipeline).isTruncated { break }
    }
    text += "o"
    #expect(try Self.title(text, pipeline).isTruncated)
  }

  @Test func `a text that wraps says how many lines it takes then`() throws {
    let pipeline = try LayoutPipeline()
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let found = HeadroomFinder(try Self.scene("Settings"), pipeline).headroom(in: cell)
    let note = try #require(found.first { $0.view == "Note" })
    #expect(note.events.first?.event == .wraps(lines: 3))
  }
}
