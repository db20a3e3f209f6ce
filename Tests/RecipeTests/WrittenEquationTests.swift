import Layout
import RecipeDocuments
import Testing

/// Equations as lists show them: as the document writes them, without label and priority.
@MainActor @Suite struct WrittenEquationTests {
  @Test(arguments: [
    ("Box.Width = 200 @500", "Box.Width = 200"), ("Box.Width >= 200 (Priority 750)", "Box.Width ≥ 200"),
    ("3. Box.Width = 200 priority 500", "Box.Width = 200"),
    ("Box.Top = Priority.Top + 8 @500", "Box.Top = Priority.Top + 8"),
    ("Priority.Width <= 200 (Priority 500)", "Priority.Width ≤ 200"),
    ("Box.Top = Priority.Top", "Box.Top = Priority.Top"),
  ])
  func `a priority is left out, a view's name never`(line: String, shown: String) throws {
    let scene = try RecipeDocument.decode(
      """
      views: { Box: { }, Priority: { } }
      constraints: |
        \(line)
      """, document: "box.yaml", fonts: .installed)
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let layout = try LayoutPipeline().solve(scene, in: cell, explained: true)
    #expect(layout.explanation?.constraints.map(\.equation) == [shown])
  }
}
