import Drawing
import Foundation
import Layout
import RecipeDocuments
import Testing

@testable import Reports

/// The page of a figure.
@MainActor @Suite struct FigurePageTests {
  private func page(_ text: String) throws -> String {
    let pipeline = try LayoutPipeline()
    let scene = try RecipeDocument.decode(text, document: "page.yaml", fonts: .installed)
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let layout = pipeline.solve(scene, in: cell, explained: true)
    return try #require(FigurePage(scene, layout, picture: "<svg></svg>", figure: "<svg></svg>")).html
  }

  private static let text = """
    title: "A <b>title</b>"
    notes: "Notes & <script>"
    views:
      Name: { label: Name }
      Wide: { background: red }
    constraints: |
      1. Name.Leading = Superview.LeadingMargin + 8
      2. Name.Top = Safe Area.Top + 20
      3. Wide.Leading = Name.Trailing + 8
      4. Wide.Top = Name.Top
      5. Wide.Height = 40
      6. Superview.TrailingMargin >= Wide.Trailing
      7. Wide.Width = 1000 @750
    """

  @Test func `views with a natural size are in a table, and without any there is none`() throws {
    #expect(try page(Self.text).contains("<th scope=\"row\">Name</th>"))
    #expect(try !page(Self.text).contains("<th scope=\"row\">Wide</th>"))
    let plain = """
      title: A
      views: { Wide: { background: red } }
      constraints: |
        1. Wide.Leading = Superview.Leading
        2. Wide.Top = Superview.Top
        3. Wide.Width = 10
        4. Wide.Height = 40
      """
    #expect(try !page(plain).contains("rowspan=\"2\""))
  }

  @Test func `an equation says what it gives in the cell`() throws {
    let page = try page(Self.text)
    #expect(page.contains("<span class=\"gives\">8 = 8</span>"))
    #expect(page.contains("<span class=\"gives\">40 = 40</span>"))
    #expect(page.contains("<span lang=\"en\">gave way by"))
    #expect(page.contains("<span lang=\"zh\">让步：少"))
    for number in 1...7 { #expect(page.components(separatedBy: "data-mark=\"f-mark-\(number)\"").count == 2) }
  }

  @Test func `texts of documents are escaped, and nothing else runs`() throws {
    let page = try page(Self.text)
    #expect(page.contains("A &lt;b&gt;title&lt;/b&gt;"))
    #expect(!page.contains("<b>title"))
    #expect(page.contains("Notes &amp; &lt;script&gt;"))
    #expect(page.contains("default-src"))
    #expect(page.components(separatedBy: "<script").count == 2)
  }
}
