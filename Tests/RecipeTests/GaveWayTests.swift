import Foundation
import Layout
import RecipeDocuments
import Testing

/// What `plumb explain` says about constraints that lost, and about margins.
@MainActor @Suite struct GaveWayTests {
  let kitchen: Kitchen
  private let cell: Cell

  init() throws {
    kitchen = try Kitchen()
    cell = try #require(Cell(named: "iphone-15-portrait"))
  }

  private func lines(_ text: String, _ view: String, _ edge: SceneAttribute) throws -> [String] {
    let scene = try RecipeDocument.decode(text, document: "card.yaml", fonts: .installed)
    let named = try #require(scene.allViews.first { $0.name == view })
    return kitchen.pipeline.explain([(named, edge)], of: scene, in: cell).flatMap { ExplanationTexts.lines($0) }
  }

  @Test func `what lost to the content is named, and the priority that would change it`() throws {
    let found = try lines(
      """
      title: Card
      views:
        Name: { label: Name }
      constraints: |
        1. Name.Leading = Superview.Leading + 20
        2. Name.Top = Safe Area.Top + 20
        3. Superview.Trailing = Name.Trailing + 20 (Priority 250)
      """, "Name", .width)
    let text = found.joined(separator: "\n")
    #expect(text.contains("gave way  3. Superview.Trailing = Name.Trailing + 20 (Priority 250)"), "\(text)")
    #expect(text.contains("holds it  Name: its content is 45 wide, hugged @251"), "\(text)")
    #expect(text.contains("the priority of 3 above 251 (now 250), at 353: "), "\(text)")
  }

  @Test func `what would break a tie is above the priority that both have`() throws {
    let found = try lines(
      """
      title: Row
      views:
        S: { stack: horizontal, spacing: 8, views: { A: { label: Name, hugging: 250 }, B: { textField: Enter, hugging: 250 } } }
      constraints: |
        1. S.Top = Safe Area.Top
        2. S.Leading = Superview.LeadingMargin
        3. S.Trailing = Superview.TrailingMargin
      """, "A", .width)
    let text = found.joined(separator: "\n")
    #expect(text.contains("the hugging of A above 250 (now 250), at 45"), "\(text)")
    #expect(!text.contains("below 250"), "\(text)")
  }

  @Test func `a margin is told from the safe area`() throws {
    let found = try lines(
      """
      title: Card
      views:
        Box: { margins: 16, background: white, views: { Name: { label: Name } } }
      constraints: |
        1. Box.Leading = Superview.Leading
        2. Superview.Trailing = Box.Trailing
        3. Superview.Bottom = Box.Bottom
        4. Box.Height = 200
        5. Name.Leading = Box.LeadingMargin
        6. Box.BottomMargin = Name.Bottom
      """, "Name", .bottom)
    let text = found.joined(separator: "\n")
    #expect(text.contains("6. Box.BottomMargin = Name.Bottom (bottom margin: 16 + 34 of the safe area)"), "\(text)")
  }
}
