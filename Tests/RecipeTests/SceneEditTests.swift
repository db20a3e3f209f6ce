import Layout
import RecipeDocuments
import Testing

/// Trying an edit has the same result as editing the document.
@MainActor @Suite struct SceneEditTests {
  private static let document = """
    views:
      Title: { label: Hello, font: 17, hugging: 251 }
      Icon: { background: red, hidden: false }
      Bar:
        stack: horizontal
        spacing: 8
        views:
          Cancel: { button: Cancel }
          Send: { button: Send, background: blue }
    constraints: |
      1. Title.Leading = Superview.Leading + 16
      2. Icon.Leading = Title.Trailing + Standard
      3. Superview.Trailing = Icon.Trailing + 16
      4. Title.Top = Superview.Top + 100
      5. Icon.Height = 2.0 x Icon.Width
      6. Icon.Top = Title.Top
      7. Icon.Width = 20 (Priority 900)
      Bar.Leading = Superview.Leading + 4
      Bar.Top = Title.Bottom + 40
    states:
      quiet: { set: { Title: { label: Bye } } }

    """

  @Test(arguments: [
    ("2.constant = 30", "Trailing + Standard", "Trailing + 30"),
    ("4.constant = standard", "Superview.Top + 100", "Superview.Top + Standard"),
    ("5.multiplier = 3", "2.0 x", "3.0 x"),
    ("7.priority = 40", "Priority 900", "Priority 40"),
    ("Title.Top.constant = 90", "Superview.Top + 100", "Superview.Top + 90"),
    ("Bar.Leading.constant = 9", "Bar.Leading = Superview.Leading + 4", "Bar.Leading = Superview.Leading + 9"),
    ("Title.text = Good morning", "Title: { label: Hello", "Title: { label: Good morning"),
    ("title.font = 30", "font: 17", "font: 30"),
    ("Title.hugging = 10", "hugging: 251", "hugging: 10"),
    ("Icon.hidden = true", "hidden: false", "hidden: true"),
    ("Bar.spacing = 20", "spacing: 8", "spacing: 20"),
    ("Send.background = \"#112233\"", "background: blue", "background: \"#112233\""),
  ])
  func `an edit lays out as the document with the edit does`(_ edit: String, _ old: String, _ new: String) throws {
    let scene = try RecipeDocument.decode(Self.document, document: "a.yaml", fonts: .installed)
    let edited = try RecipeDocument.decode(
      Self.document.replacing(old, with: new), document: "a.yaml", fonts: .installed)
    let tried = try SceneEdit(edit).applied(to: scene, folder: nil, fonts: .installed)
    #expect(tried != scene)
    let pipeline = try LayoutPipeline()
    for cell in try ["iphone-15-portrait", "iphone-15-portrait+quiet"].map({ try #require(Cell(named: $0)) }) {
      let (a, b) = (pipeline.solve(tried, in: cell), pipeline.solve(edited, in: cell))
      #expect(a.views == b.views, "\(edit) in \(cell.name)")
    }
  }

  @Test func `a multiplier that no constraint can have is refused, as in a document`() throws {
    let scene = try RecipeDocument.decode(Self.document, document: "a.yaml", fonts: .installed)
    let error = #expect(throws: SceneEdit.Failure.self) {
      try SceneEdit("6.multiplier = 0").applied(to: scene, folder: nil, fonts: .installed)
    }
    #expect(error?.description.hasPrefix("6.multiplier = 0: A multiplier of 0 ") ?? false)
  }

  @Test(arguments: [
    ("S.section = { header: Two }", "header: One", "header: Two"),
    ("R.cell = { text: Other }", "text: Row", "text: Other"),
    ("G.section = { items: [80, 40] }", "section: null", "section: { items: [80, 40] }"),
  ])
  func `sections and rows are edited as what they stand in has them`(_ edit: String, _ old: String, _ new: String)
    throws
  {
    let document = """
      views:
        Table: { table: grouped, views: { S: { section: { header: One }, views: { R: { cell: { text: Row } } } } } }
        Grid: { collection: { items: [50, 50] }, views: { G: { section: null, views: { C: {} } } } }

      """
    let scene = try RecipeDocument.decode(document, document: "e.yaml", fonts: .installed)
    let tried = try SceneEdit(edit).applied(to: scene, folder: nil, fonts: .installed)
    let expected = try RecipeDocument.decode(document.replacing(old, with: new), document: "e.yaml", fonts: .installed)
    #expect(tried.allViews.map(\.kind) == expected.allViews.map(\.kind))
  }
}
