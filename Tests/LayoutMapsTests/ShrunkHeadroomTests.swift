import Devices
import Layout
import RecipeDocuments
import Testing

@testable import LayoutMaps

/// A text that is drawn smaller to fit is cut only where its smallest size does not fit.
@MainActor
@Suite struct ShrunkHeadroomTests {
  private static func found(_ text: String) throws -> TextHeadroom {
    let scene = try RecipeDocument.decode(
      """
      views:
        Title: { label: "\(text)", minimumScale: 0.5 }
      constraints: |
        Title.Leading = Superview.LeadingMargin
        Title.Top = Safe Area.Top
        Title.Width = 120
      """, document: "shrunk.yaml", fonts: .installed)
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    return try #require(HeadroomFinder(scene, try LayoutPipeline()).headroom(in: cell).first)
  }

  @Test func `a text that may shrink is drawn smaller first, and cut at its smallest size`() throws {
    let found = try Self.found("Scaled")
    #expect(found.events.map(\.event) == [.isShrunk, .isCut])
    #expect(abs(found.width + found.events[0].at - 120) < 1, "\(found.events)")
    // Smaller letters of the system font are a little farther apart.
    #expect((112...121).contains((found.width + found.events[1].at) / 2), "\(found.events)")
    #expect(HeadroomTexts.text(found).contains("until it is drawn smaller; is cut from "))
  }

  @Test func `a text that is cut at its smallest size is too long by what does not fit there`() throws {
    let found = try Self.found("A title that is too long for its place even if it is half as large")
    #expect(found.events.map(\.event) == [.isCut])
    let excess = try #require(found.events.first).at
    #expect((112...121).contains((found.width + excess) / 2), "\(found)")
  }
}
