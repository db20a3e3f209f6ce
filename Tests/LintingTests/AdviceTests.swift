import Layout
import RecipeDocuments
import Testing

@testable import Linting

/// Faults in rows and scroll views, and advice that looks at the constraints behind a fault.
@MainActor
@Suite struct AdviceTests {
  private func results(_ views: String, _ constraints: String) throws -> [LintResult] {
    let text = "title: Card\nviews: \(views)\nconstraints: |\n\(constraints)\n"
    let scene = try RecipeDocument.decode(text, document: "card.yaml", fonts: .installed)
    return Linter(pipeline: try LayoutPipeline()).lint(scene, in: scene.cells(Matrix.standard)).results
  }

  private static let filled = """
      Scroll.Leading = Superview.Leading
      Superview.Trailing = Scroll.Trailing
      Scroll.Top = Superview.Top
      Superview.Bottom = Scroll.Bottom
    """

  @Test func `what cannot be scrolled is judged by the safe area, what can is not`() throws {
    let inside = """
        Title.Leading = Scroll.Leading + 20
        Scroll.Trailing = Title.Trailing + 20
        Title.Top = Scroll.Top
        Scroll.Bottom = Title.Bottom + BELOW
        Title.Width = Scroll.Width - 40
      """
    let views = "{ Scroll: { scrollView: , views: { Title: { label: First, font: body } } } }"
    let little = try results(views, Self.filled + "\n" + inside.replacing("BELOW", with: "0"))
    #expect(little.contains { $0.rule.id == "outside-safe-area" && $0.text.hasPrefix("Title: beyond") })
    let much = try results(views, Self.filled + "\n" + inside.replacing("BELOW", with: "3000"))
    #expect(!much.contains { $0.rule.id == "outside-safe-area" }, "\(much.map(\.text))")
  }

  @Test(arguments: [
    ("{ A: { label: Name, font: 17 } }", "A.Height = 21", false),
    ("{ A: { label: Name, font: 17 } }", "A.Height = 18", true),
    ("{ A: { label: Name, font: body } }", "A.Height = 21", true), ("{ A: { spinner: } }", "A.Width = 20", false),
    ("{ A: { label: Name, font: 17 } }", "A.Width = 60", true),
  ])
  func `a constant size is named where it can be too small`(_ views: String, _ size: String, _ isNamed: Bool) throws {
    let found = try results(
      views, "  A.Leading = Superview.LeadingMargin\n  A.Top = Safe Area.Top + 20\n  \(size)")
    #expect(found.contains { $0.rule.id == "constant-size" } == isNamed, "\(found.map(\.text))")
  }

  @Test func `a share of a storyboard's height and a text that waits for its ground are left alone`() throws {
    let text = """
      title: Card
      background: "#FFFFFF"
      views: { A: { label: Name, font: body, textColor: "#FFFFFF" } }
      constraints: |
        A.Leading = Superview.LeadingMargin
        A.CenterY = 0.8 x Superview.CenterY
      """
    var scene = try RecipeDocument.decode(text, document: "card.yaml", fonts: .installed)
    let linter = Linter(pipeline: try LayoutPipeline())
    let rules = Set(linter.lint(scene, in: scene.cells(Matrix.standard)).results.map(\.rule.id))
    #expect(rules.isSuperset(of: ["location-multiplier", "contrast"]))
    scene.canvas = Cell(named: "iphone-8-portrait")
    let others = Set(linter.lint(scene, in: Matrix.standard).results.map(\.rule.id))
    #expect(others.isDisjoint(with: ["location-multiplier", "contrast"]), "\(others)")
  }

  @Test func `a row that its content leaves is named, one that its content makes is not`() throws {
    let row = """
        Table.Leading = Superview.Leading
        Superview.Trailing = Table.Trailing
        Table.Top = Superview.Top
        Superview.Bottom = Table.Bottom
        Box.Leading = Row.LeadingMargin
        Box.Width = 60
        Box.Height = 100
        Box.Top = Row.TopMargin
      """
    let views = "{ Table: { table: plain, views: { Row: { views: { Box: { background: blue } } } } } }"
    let open = try results(views, row)
    #expect(Set(open.map(\.rule.id)) == ["row-height", "outside-superview"], "\(open.map(\.text))")
    func advice(_ found: [LintResult]) -> String? { found.first { $0.rule.id == "row-height" }?.next }
    #expect(advice(open) == "add Box.Bottom = Row.BottomMargin, or give it a height")
    // Contents without a margin at the top have none at the bottom.
    let edge = try results(views, row.replacing("TopMargin", with: "Top"))
    #expect(advice(edge) == "add Box.Bottom = Row.Bottom, or give it a height")
    // AL-9.10: the row has another required height first.
    let tied = try results(views, row + "\n  Row.BottomMargin = Box.Bottom")
    #expect(tied.map(\.rule.id) == ["required-row-height"], "\(tied.map(\.text))")
    #expect(tied.first?.next == "lower the priority of Row.BottomMargin = Box.Bottom to 999")
    let lower = try results(views, row + "\n  Row.BottomMargin = Box.Bottom @999")
    #expect(lower.isEmpty, "\(lower.map(\.text))")
  }

  @Test func `AL-2.42 a slider that is tied to the sides of the screen is on it`() throws {
    let found = try results(
      "{ Volume: { slider: 0.5 }, Name: { label: Volume } }",
      """
        Volume.Leading = Superview.Leading
        Volume.Trailing = Superview.Trailing
        Volume.Top = Name.Bottom + 8
        Name.Leading = Superview.LeadingMargin
        Name.Top = Safe Area.Top + 20
      """)
    #expect(!found.contains { $0.rule.id == "outside-screen" }, "\(found.map(\.text))")
  }

  @Test(arguments: [
    (
      "{ label: \"Some text that is long and wraps over several lines here\", lines: 0 }",
      "let what fixes its height give way"
    ),
    (
      "{ label: \"Some text that is long and wraps over several lines here\", lines: 0, preferredWidth: 350 }",
      "its height is that of lines 350 wide (preferredWidth); leave that out"
    ),
    ("{ button: A title that is much too long for this }", "give it style: plain, more width, or a shorter title"),
  ])
  func `advice for a text that is cut is not what it has already`(_ view: String, _ advice: String) throws {
    let height = view.contains("preferred") || view.contains("button") ? "" : "\n  L.Height = 30"
    let found = try results(
      "{ L: \(view) }", "  L.Leading = Superview.LeadingMargin\n  L.Top = Safe Area.Top + 20\n  L.Width = 150\(height)")
    let cut = try #require(found.first { $0.rule.id == "truncated-text" }, "\(found.map(\.text))")
    #expect(cut.next.contains(advice), "\(cut.next)")
  }

  @Test func `an inequality that lets a view out is named`() throws {
    let text = String(repeating: "a text that is longer than a phone is wide, ", count: 12)
    let found = try results(
      "{ Name: { label: \"\(text)\", font: body } }",
      """
        1. Name.Leading = Superview.LeadingMargin
        2. Name.Top = Safe Area.Top + 20
        3. Name.Trailing >= Superview.TrailingMargin
      """)
    let outside = found.first { $0.rule.id == "outside-screen" }
    #expect(
      outside?.next.hasPrefix("3 says >=, which lets the view extend beyond that edge: probably <= is meant") == true,
      "\(found)")
  }

  private func result(_ rule: String, _ name: String, _ text: String, scene: String = "A") throws -> LintResult {
    let info = try #require(LintRules.all.first { $0.id == rule })
    return LintResult(
      rule: info, severity: .warning, document: "Main.storyboard", scene: scene, subjects: [name], text: text,
      place: ScenePlace(line: 7, column: 1), next: "choose another colour", cells: [scene], cellCount: 1)
  }

  @Test func `one cause in several scenes of a document is said once, with its other places`() throws {
    let found = FoldedResults.folded([
      try result("contrast", "Title", "Title: contrast 3.97 to 1", scene: "A"),
      try result("contrast", "Detail", "Detail: contrast 3.97 to 1", scene: "B"),
      try result("contrast", "Note", "Note: contrast 2.5 to 1", scene: "B"),
    ])
    #expect(
      found.map { [$0.first.subjects[0]] + $0.others.map { $0.subjects[0] } } == [["Title", "Detail"], ["Note"]])
    #expect(found[0].lines.last == "    also Detail (line 7)")
  }

  @Test func `a rule that says more than two things about a document is folded by its advice`() throws {
    let found = FoldedResults.folded(
      try (1...4).map { try result("contrast", "View \($0)", "View \($0): contrast \($0).5 to 1") }
        + [try result("contrast", "Dark", "Dark: contrast 2.5 to 1 in dark appearance")])
    #expect(found.map(\.others.count) == [3, 0])
  }
}
