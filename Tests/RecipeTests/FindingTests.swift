import Layout
import RecipeDocuments
import Testing
import Verifying

/// The content of findings: one per cause over all cells, with a place, the arithmetic and the next step.
@MainActor @Suite struct FindingTests {
  private static let cells = ["iphone-15-portrait", "iphone-15-landscape", "ipad-pro-11-portrait"]

  private func lines(_ views: String, _ constraints: String) throws -> [String] {
    let scene = try RecipeDocument.decode(
      "views:\n\(views)\nconstraints: |\n\(constraints)\n", document: "card.yaml", fonts: .installed)
    let pipeline = try LayoutPipeline()
    let cells = try Self.cells.map { try #require(Cell(named: $0)) }
    let found = [StoredFinding](cells.map { ($0.name, pipeline.solve(scene, in: $0).findings) })
    return found.flatMap { $0.lines(in: scene.document, of: cells.count) }
  }

  @Test func `one wrong width is one finding, with its arithmetic`() throws {
    let found = try lines(
      "  Card: {}",
      """
        1. Card.Leading = Superview.Leading + 20
        2. Card.Trailing = Superview.Trailing - 20
        3. Card.Width = 300
        Card.Top = Superview.Top
        Card.Height = 100
      """)
    #expect(
      found == [
        "card.yaml:6:3: conflict: 20 + 20 + 300 != 393...852: screen: 393...852 wide; 1. Card.Leading = Superview.Leading "
          + "+ 20; 2. Card.Trailing = Superview.Trailing - 20; 3. Card.Width = 300; broken: 3. Card.Width = 300",
        "    next: change, remove or lower the priority of 1, 2 or 3", "    in all 3 cells",
      ])
  }

  @Test func `a size that would be negative is refuted as an inequality`() throws {
    let found = try lines(
      "  Card: {}",
      """
        1. Card.Leading = Superview.Leading + 500
        2. Card.Trailing = Superview.Trailing - 400
        Card.Top = Superview.Top
        Card.Height = 100
      """)
    #expect(found.first?.hasPrefix("card.yaml:5:3: conflict: 500 + 400 > 393...852: screen") ?? false, "\(found)")
  }

  @Test func `two texts that hug alike are one finding that says which priority to raise`() throws {
    let found = try lines(
      "  Title: { label: Hello }\n  Price: { label: Hello }",
      """
        1. Title.Leading = Superview.Leading
        2. Price.Leading = Title.Trailing + 8
        3. Price.Trailing = Superview.Trailing
        4. Title.Top = Superview.Top
        5. Price.Top = Superview.Top
      """)
    #expect(found.count == 3)
    #expect(found[0].hasPrefix("card.yaml:2:3: ambiguous: Title (width from "))
    #expect(
      found[0].hasSuffix(
        "; constraints: 1. Title.Leading = Superview.Leading; 2. Price.Leading = Title.Trailing + 8; 3. Price.Trailing = "
          + "Superview.Trailing"))
    #expect(found[1] == "    next: Title and Price both hug at 251 horizontally: raise one")
  }

  @Test func `a finding about arranged views names their stack instead of constraints`() throws {
    let found = try lines(
      "  Bar: { stack: horizontal, views: { One: { label: A }, Two: { label: A } } }",
      """
        Bar.Leading = Superview.Leading
        Bar.Trailing = Superview.Trailing
        Bar.Top = Superview.Top
      """)
    #expect(found.count == 3)
    #expect(found[0].hasSuffix("; arranged by Bar"), "\(found)")
    #expect(found[1] == "    next: One and Two both hug at 251 horizontally: raise one")
  }

  @Test func `a view without a constraint along an axis is one finding that names what is missing`() throws {
    let found = try lines("  Card: {}", "  Card.Width = 10\n  Card.Height = 10\n  Card.Leading = Superview.Leading")
    #expect(
      found == [
        "card.yaml:2:3: ambiguous: Card (top anywhere); constraints: Card.Height = 10",
        "    next: add a constraint for Card.Top, Card.Bottom or Card.CenterY", "    in all 3 cells",
      ])
  }

  @Test func `AL-9.4 content of a scroll view that ends nowhere is open, and the missing constraint is named`() throws {
    let found = try lines(
      "  Scroll: { scrollView: , views: { Box: { background: lightGray } } }",
      """
        1. Scroll.Leading = Superview.Leading
        2. Scroll.Trailing = Superview.Trailing
        3. Scroll.Top = Superview.Top
        4. Scroll.Bottom = Superview.Bottom
        5. Box.Width = Scroll.Width
        6. Box.Top = Scroll.Top
        7. Box.Leading = Scroll.Leading
        8. Box.Height = 1500
      """)
    #expect(
      found == [
        "card.yaml:2:3: ambiguous: the content of Scroll (width from 0 on, height from 0 on); constraints: "
          + "6. Box.Top = Scroll.Top; 7. Box.Leading = Scroll.Leading",
        "    next: nothing ties the content's trailing edge: add Box.Trailing = Scroll.Trailing; nothing ties the "
          + "content's bottom edge: add Box.Bottom = Scroll.Bottom", "    in all 3 cells",
      ])
  }

  @Test(arguments: ["Root View.Top", "Scroll.CenterY"])
  func `AL-9.4 content that is tied to no edge of the scroll view is open along both axes`(_ end: String) throws {
    let text = """
        1. Scroll.Leading = Superview.Leading
        2. Scroll.Trailing = Superview.Trailing
        3. Scroll.Top = Superview.Top
        4. Scroll.Bottom = Superview.Bottom
        5. Box.\(end.split(separator: ".")[1]) = \(end)
        6. Box.Leading = Root View.Leading
        7. Box.Width = 100
        8. Box.Height = 2000
      """
    let found = try lines("  Scroll: { scrollView: , views: { Box: { background: lightGray } } }", text)
    #expect(found.first?.contains("the content of Scroll (width from 0 on, height from 0 on)") == true, "\(found)")
    let wide = try lines(
      "  Scroll: { scrollView: , views: { Box: { background: lightGray } } }",
      text.replacing("Width = 100", with: "Width = Scroll.Width"))
    #expect(wide.first?.contains("the content of Scroll") == true, "its width is that of the frame: \(wide)")
    // What is tied to the frame does not scroll.
    let fixed = text.replacing("= \(end)", with: "= Scroll Frame Layout Guide.Top").replacing("CenterY", with: "Top")
    let floating = try lines(
      "  Scroll: { scrollView: , views: { Box: { background: lightGray } } }",
      fixed.replacing("Root View.Leading", with: "Scroll Frame Layout Guide.Leading"))
    #expect(floating.isEmpty, "\(floating)")
  }

  @Test func `a finding of another view is another, however alike the names are`() throws {
    func findings(_ constraints: String) throws -> [Finding] {
      let scene = try RecipeDocument.decode(
        "views:\n  Row 1: { label: One }\n  Row 2: { label: Two }\nconstraints: |\n\(constraints)\n",
        document: "rows.yaml",
        fonts: .installed)
      return try LayoutPipeline().solve(scene, in: try #require(Cell(named: "iphone-15-portrait"))).findings
    }
    let row = "  Row 1.Leading = Superview.Leading + 16\n  Row 2.Leading = Row 1.Leading\n"
    let first = try findings(row + "  Row 2.Top = Superview.Top + 60")
    let second = try findings(row + "  Row 1.Top = Superview.Top + 60")
    #expect(first.count == 1)
    #expect(second.count == 1)
    #expect(Finding.gone(first, in: second) == first)
    let other = try findings(row.replacing("16", with: "20") + "  Row 2.Top = Superview.Top + 80")
    #expect(Finding.gone(first, in: other).isEmpty)
  }

  @Test func `AL-12.26 a guide is open only along an axis on which something depends on it`() throws {
    let rows = """
        Save.Leading = Superview.LeadingMargin
        Save.Top = Safe Area.Top
        Space.Leading = Save.Trailing
        Clear.Leading = Space.Trailing
        Clear.Top = Save.Top
        Clear.Trailing = Superview.TrailingMargin
      """
    let views = "  Save: { button: Save }\n  Clear: { button: Clear }\n  Space: { guide: }"
    #expect(try lines(views, rows).isEmpty)
    let tied = try lines(views, rows.replacing("Clear.Top = Save.Top", with: "Clear.Top = Space.Bottom"))
    #expect(tied.first?.contains("ambiguous: Space") == true || tied.first?.contains("Clear") == true, "\(tied)")
  }

  @Test func `AL-9.4 content that is tied to both ends, but has no width, is one finding with what is in it`() throws {
    let found = try lines(
      "  Scroll: { scrollView: , views: { Box: { background: lightGray } } }",
      """
        1. Scroll.Leading = Superview.Leading
        2. Scroll.Trailing = Superview.Trailing
        3. Scroll.Top = Superview.Top
        4. Scroll.Bottom = Superview.Bottom
        5. Box.Leading = Scroll.Leading
        6. Scroll.Trailing = Box.Trailing
        7. Box.Top = Scroll.Top
        8. Scroll.Bottom = Box.Bottom
        9. Box.Height = 1500
      """)
    #expect(
      found.count == 3,
      "\(found)")
    #expect(
      found.first?.contains("the content of Scroll (width from 0 on), Box (width") == true,
      "\(found)")
    #expect(found[1] == "    next: the content has no width of its own: add a constraint for Box.Width")
  }

  @Test func `a conflict of a stack's own rows has the stack's place and a next step`() throws {
    let found = try lines(
      """
        Stack:
          stack: horizontal
          distribution: fillProportionally
          marginsRelative: true
          margins: { left: 10, right: 10, top: 0, bottom: 0 }
          views: { Red: { intrinsic: { width: 25, height: 30 }, background: red } }
      """,
      """
        1. Stack.Leading = Superview.Leading + 20
        2. Stack.Top = Safe Area.Top + 10
        3. Stack.Width = 200
      """)
    #expect(found.first?.hasPrefix("card.yaml:2:3: conflict: ") ?? false, "\(found)")
    #expect(found.dropFirst().first == "    next: give Stack the distribution fill, or no margins")
  }
}
