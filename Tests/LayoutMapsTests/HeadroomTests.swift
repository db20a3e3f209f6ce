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

  @Test(arguments: [0, 2])
  func `a button of its natural width is not out of room, however many lines its title may have`(_ lines: Int) throws {
    let scene = try RecipeDocument.decode(
      """
      title: Button
      views:
        Send: { button: Send the message now, lines: \(lines) }
      constraints: |
        Send.Leading = Superview.LeadingMargin
        Send.Trailing <= Superview.TrailingMargin
        Send.Top = Safe Area.Top
      """, document: "button.yaml", fonts: .installed)
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let found = HeadroomFinder(scene, try LayoutPipeline()).headroom(in: cell)
    #expect(try #require(found.first?.room) > 100)
  }

  @Test func `a text that is cut already is listed with the excess`() throws {
    let scene = try RecipeDocument.decode(
      """
      title: Cut
      views:
        One: { label: A rather long name that is cut }
        Two: { label: "A rather long text that takes more than two lines here", lines: 2 }
        Low: { label: Settings }
        Small: { label: A rather long name, minimumScale: 0.5 }
      constraints: |
        One.Width = 120
        Two.Width = 120
        Low.Height = 4
        Small.Width = 120
        One.Leading = Superview.LeadingMargin
        Two.Leading = Superview.LeadingMargin
        Low.Leading = Superview.LeadingMargin
        Small.Leading = Superview.LeadingMargin
        One.Top = Safe Area.Top
        Two.Top = One.Bottom
        Low.Top = Two.Bottom
        Small.Top = Low.Bottom
      """, document: "cut.yaml", fonts: .installed)
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let pipeline = try LayoutPipeline()
    let found = HeadroomFinder(scene, pipeline).headroom(in: cell)
    let whole = try Self.title("A rather long name that is cut", pipeline).lines[0].run.width
    let excess = try #require(found.first?.room.map { -$0 })
    #expect(abs(excess - (whole - 120)) < 0.5)
    #expect(
      found.map(HeadroomTexts.text) == [
        "One: is cut: 104 points (46 %) too long (iphone-15-portrait)",
        "Two: is cut: it shows 2 of 4 lines (iphone-15-portrait)", "Low: is cut (iphone-15-portrait)",
        "Small: is drawn smaller: 24.7 points (17 %) too long (iphone-15-portrait)",
      ])
  }
}
