import Layout
import RecipeDocuments
import Testing

@testable import Linting

/// Intentional layouts that look like faults: rules with false alarms get turned off.
@MainActor
@Suite struct MeantTests {
  /// Intentional views and constraints.
  nonisolated static let documents: [(name: String, views: String, constraints: String)] = [
    (
      "a label on a picture",
      "{ Picture: { image: , intrinsic: { width: 200, height: 100 } }, Name: { label: Name, font: body } }",
      """
      Picture.Leading = Superview.LeadingMargin
      Picture.Top = Safe Area.Top + 20
      Name.CenterX = Picture.CenterX
      Name.CenterY = Picture.CenterY
      """
    ),
    (
      "a width that breaks a text's lines, of which none is as wide",
      "{ Message: { label: \"A message that needs two lines, because it is long\", lines: 0, font: body } }",
      """
      Message.Leading = Superview.LeadingMargin
      Message.Top = Safe Area.Top + 20
      Message.Width <= 250
      """
    ),
    (
      "a button in a field",
      "{ Title: { label: Search, font: body }, Field: { textField: What for }, Clear: { button: \"\", symbol: xmark } }",
      """
      Title.Leading = Superview.LeadingMargin
      Title.Top = Safe Area.Top + 20
      Field.Leading = Superview.LeadingMargin
      Field.Trailing = Superview.TrailingMargin
      Field.Top = Title.Bottom + 8
      Field.Trailing = Clear.Trailing + 8
      Clear.CenterY = Field.CenterY
      """
    ),
    (
      "a background that fills the screen, and one that a sheet covers",
      """
      { Back: { background: lightGray }, Name: { label: Name, font: body }, Sheet: { background: white } }
      """,
      """
      Back.Leading = Superview.Leading
      Superview.Trailing = Back.Trailing
      Back.Top = Superview.Top
      Superview.Bottom = Back.Bottom
      Name.Leading = Superview.LeadingMargin
      Name.Top = Safe Area.Top + 20
      Sheet.Leading = Superview.Leading
      Superview.Trailing = Sheet.Trailing
      Sheet.Top = Safe Area.Top
      Superview.Bottom = Sheet.Bottom
      """
    ),
    (
      "a text on a veil over a view",
      """
      { Card: { background: white, views: { Veil: { background: "#00000033", views: { \
      Name: { label: Name, font: body, textColor: black } } } } } }
      """,
      """
      Card.Leading = Superview.Leading
      Superview.Trailing = Card.Trailing
      Card.Top = Superview.Top
      Superview.Bottom = Card.Bottom
      Veil.Leading = Card.Leading
      Card.Trailing = Veil.Trailing
      Veil.Top = Card.Top
      Card.Bottom = Veil.Bottom
      Name.Leading = Superview.LeadingMargin
      Name.Top = Safe Area.Top + 20
      """
    ),
    (
      "content that scrolls, and a button above it",
      """
      { Scroll: { scrollView: , views: { Text: { label: A text, font: body } } }, Add: { button: Add, style: filled } }
      """,
      """
      Scroll.Leading = Superview.Leading
      Superview.Trailing = Scroll.Trailing
      Scroll.Top = Superview.Top
      Superview.Bottom = Scroll.Bottom
      Text.Leading = Scroll.Leading + 20
      Text.Top = Scroll.Top + 2000
      Scroll.Bottom = Text.Bottom + 20
      Scroll.Trailing = Text.Trailing + 20
      Superview.TrailingMargin = Add.Trailing
      Safe Area.Bottom = Add.Bottom + 8
      """
    ),
    (
      "left and right, alike on both sides", "{ A: { background: blue } }",
      """
      A.Left = Superview.Left + 20
      Superview.Right = A.Right + 20
      A.Top = Safe Area.Top + 20
      A.Height = 100
      """
    ),
    (
      "what is hidden, and what a constraint closes",
      "{ A: { label: Hidden, font: body, hidden: true }, B: { label: Closed, font: body } }",
      """
      A.Leading = Superview.Leading
      A.Top = Superview.Top
      B.Leading = Superview.LeadingMargin
      B.Top = Safe Area.Top + 20
      B.Height = 0
      """
    ),
    (
      "what waits outside of the screen", "{ Menu: { label: Menu, font: body } }",
      """
      Menu.Top = Safe Area.Top + 20
      Superview.Leading = Menu.Trailing + 20
      """
    ),
    (
      "faint text of the system, of a control out of use, and large text",
      """
      { A: { label: A, font: body, textColor: secondaryLabel }, B: { button: B, textColor: lightGray, enabled: false },
        C: { label: C, font: largeTitle bold, textColor: "#888888" } }
      """,
      """
      A.Leading = Superview.LeadingMargin
      A.Top = Safe Area.Top + 20
      B.Leading = Superview.LeadingMargin
      B.Top = A.Bottom + 8
      C.Leading = Superview.LeadingMargin
      C.Top = B.Bottom + 20
      """
    ),
    (
      "a view in the middle of screen and safe area", "{ A: { background: blue } }",
      """
      A.Leading = Safe Area.Leading + 20
      Safe Area.Trailing = A.Trailing + 20
      A.Top = Safe Area.Top + 20
      A.Height = 100
      """
    ),
    (
      "a long text in a field and in a view that scroll",
      """
      { Name: { textField: Name, text: A name that is longer than its field and scrolls as it is typed in by its reader },
        Text: { textView: "One\\nTwo\\nThree\\nFour", font: body } }
      """,
      """
      Name.Leading = Superview.LeadingMargin
      Name.Trailing = Superview.Leading + 220
      Name.Top = Safe Area.Top + 20
      Text.Leading = Superview.LeadingMargin
      Text.Trailing = Superview.TrailingMargin
      Text.Top = Name.Bottom + 8
      Text.Height = 40
      """
    ),
    (
      "a grid of equal boxes", "{ A: {}, B: {}, C: {}, D: {}, E: {}, F: {} }",
      """
      A.Leading = Superview.LeadingMargin
      B.Leading = A.Trailing + 8
      C.Leading = B.Trailing + 8
      Superview.TrailingMargin = C.Trailing
      B.Width = A.Width
      C.Width = A.Width
      A.Top = Safe Area.Top + 20
      B.Top = Safe Area.Top + 20
      C.Top = Safe Area.Top + 20
      D.Leading = A.Leading
      E.Leading = B.Leading
      F.Leading = C.Leading
      D.Trailing = A.Trailing
      E.Trailing = B.Trailing
      F.Trailing = C.Trailing
      D.Top = A.Bottom + 8
      E.Top = B.Bottom + 8
      F.Top = C.Bottom + 8
      A.Height = 50
      B.Height = 50
      C.Height = 50
      D.Height = 50
      E.Height = 50
      F.Height = 50
      """
    ),
  ]

  @Test func `nothing is found where nothing is wrong`() throws {
    let pipeline = try LayoutPipeline()
    for (name, views, constraints) in Self.documents {
      let lines = constraints.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      let text = "views: \(views.replacing("\n", with: " "))\nconstraints: |\n\(lines)\n"
      let scene = try RecipeDocument.decode(text, document: "meant.yaml", fonts: .installed)
      let results = Linter(pipeline: pipeline).lint(scene, in: scene.cells(Matrix.standard)).results
      #expect(results.map { "\($0.rule.id): \($0.text)" } == [], "\(name)")
    }
  }
}
