import Layout
import RecipeDocuments
import Testing

/// Constraints in force that a document does not state.
@MainActor @Suite struct SystemConstraintTests {
  @Test func `stack views, contents and the system are named as the makers of their constraints`() throws {
    let scene = try RecipeDocument.decode(
      """
      title: Row
      views:
        Row: { stack: horizontal, spacing: 8, views: { Name: { label: Name }, Value: { label: Value } } }
      constraints: |
        Row.Leading = Superview.LeadingMargin
        Row.Top = Safe Area.Top
      """, document: "row.yaml", fonts: .installed)
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let found = try LayoutPipeline().systemConstraints(of: scene, in: cell)
    func texts(_ maker: SystemConstraint.Maker) -> [String] { found.filter { $0.maker == maker }.map(\.text) }
    #expect(texts(.stack).contains("Value.leading = Name.trailing + 8 ('UISV-spacing')"))
    #expect(found.filter { $0.maker == .stack }.allSatisfy { $0.stack == "Row" })
    #expect(texts(.content).contains("Name: content width"))
    #expect(texts(.system).contains("safe area: top"))
    #expect(!found.contains { $0.text.contains("LeadingMargin") })
  }
}
