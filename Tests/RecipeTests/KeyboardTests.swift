import Foundation
import Layout
import RecipeDocuments
import Testing

/// The docked keyboard of a recipe (AL-5.26).
@MainActor @Suite struct KeyboardTests {
  private static let recipe = """
    keyboard: true
    views:
      Field: { textField: x }
    constraints: |
      Field.Leading = Superview.Leading
      Keyboard Guide.Top = Field.Bottom + 8
    states:
      away: { keyboard: false }
    """

  private func layout(_ text: String = recipe, in cell: String) throws -> SolvedLayout {
    try LayoutPipeline().solve(
      RecipeDocument.decode(text, document: "screen.yaml", fonts: .installed), in: try #require(Cell(named: cell)))
  }

  private func bottomOfField(_ layout: SolvedLayout) -> Double {
    layout.views.first { $0.name == "Field" }.map { Double($0.frame.maxY) } ?? 0
  }

  @Test(
    arguments: [
      ("iphone-se-1-portrait", 254), ("iphone-8-portrait", 260), ("iphone-8-plus-portrait", 271),
      ("iphone-x-portrait", 336), ("iphone-15-portrait", 336), ("iphone-11-portrait", 346), ("iphone-8-landscape", 200),
      ("iphone-15-landscape", 209), ("ipad-9-7-portrait", 313), ("ipad-9-7-landscape", 398),
    ] as [(String, Double)])
  func `AL-5.26 what is tied to the keyboard guide stands above the keyboard`(_ cell: String, _ height: Double) throws {
    let layout = try layout(in: cell)
    #expect(layout.keyboardHeight == height)
    let bottom = bottomOfField(layout)
    #expect(abs(bottom - (layout.cell.size.height - height - 8)) < 0.5)
  }

  @Test func `AL-5.26 while the keyboard is away its guide ends at the safe area`() throws {
    let layout = try layout(in: "iphone-15-portrait+away")
    let bottom = bottomOfField(layout)
    #expect(layout.keyboardHeight == 0)
    #expect(abs(bottom - (852 - 34 - 8)) < 0.5)
  }

  @Test func `AL-5.26 the guide is measured in the root view, above an opaque bar, too`() throws {
    let bars = "bars: { tab: null, opaque: [tab] }\n"
    let layout = try layout(bars + Self.recipe, in: "iphone-8-portrait")
    let bottom = bottomOfField(layout)
    #expect(bottom == 667 - 260 - 8)
    let away = try self.layout(bars + Self.recipe, in: "iphone-8-portrait+away")
    let end = bottomOfField(away)
    #expect(end == 667 - 49 - 8)
  }

  @Test func `in windows of free size the keyboard's height does not follow the size`() throws {
    let heights = try [(300.0, 900.0), (900, 300), (420, 800), (800, 800)].map { width, height in
      let cell = Cell(canvas: Size(width, height), sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular))
      return try LayoutPipeline().solve(
        RecipeDocument.decode(Self.recipe, document: "screen.yaml", fonts: .installed), in: cell
      )
      .keyboardHeight
    }
    #expect(heights == [261, 261, 261, 261])
  }

  @Test func `a television has no docked keyboard`() throws {
    #expect(try layout(in: "apple-tv-1080p-landscape").keyboardHeight == 0)
  }

  @Test func `the same views serve cells with keyboards of other heights`() throws {
    let pipeline = try LayoutPipeline()
    let text = Self.recipe.replacing("states:\n  away: { keyboard: false }", with: "")
    let scene = try RecipeDocument.decode(text, document: "screen.yaml", fonts: .installed)
    for (name, height) in [("iphone-8-portrait", 260.0), ("iphone-6-portrait", 260), ("iphone-se-3-portrait", 260)] {
      #expect(pipeline.solve(scene, in: try #require(Cell(named: name))).keyboardHeight == height)
    }
    for (name, height) in [
      ("iphone-12-portrait", 336.0), ("iphone-11-pro-max-portrait", 346), ("iphone-x-portrait", 336),
    ] {
      #expect(pipeline.solve(scene, in: try #require(Cell(named: name))).keyboardHeight == height)
    }
  }

  @Test func `the keyboard is written as it is read`() throws {
    let scene = try RecipeDocument.decode(Self.recipe, document: "screen.yaml", fonts: .installed)
    #expect(scene.showsKeyboard)
    #expect(scene.states[0].showsKeyboard == false)
    let again = try RecipeDocument.decode(RecipeWriter.write(scene), document: "screen.yaml", fonts: .installed)
    #expect(again.showsKeyboard)
    #expect(again.constraints[1].first.item == .keyboardGuide)
  }
}
