import RecipeDocuments
import Scenes
import Testing

/// AL-10.9 and 10.10: which constraints are installed where.
@MainActor @Suite struct VariationTests {
  private func height(_ variations: String, _ horizontal: SizeClass, _ vertical: SizeClass) throws -> Double {
    let text = """
      views: { A: {} }
      constraints: |
        1. A.Leading = Superview.Leading
        2. A.Top = Superview.Top
        3. A.Width = 10
        4. A.Height = 10
      variations:
      \(variations)
      """
    let scene = try RecipeDocument.decode(text, document: "t")
    let cell = Cell(canvas: Size(500, 500), sizeClasses: SizeClasses(horizontal: horizontal, vertical: vertical))
    let layout = try LayoutPipeline().solve(scene, in: cell)
    #expect(layout.findings.isEmpty)
    return layout.exact("A")[3]
  }

  private let nested = """
      any x compact: { constraints: [4. A.Height = 20] }
      compact x any: { constraints: [4. A.Height = 30] }
      compact x compact: { constraints: [4. A.Height = 40] }
    """

  @Test(
    arguments: [
      (.any, .any, 10), (.regular, .compact, 20), (.compact, .regular, 30), (.compact, .compact, 40),
    ] as [(SizeClass, SizeClass, Double)])
  func `the most special one wins, whatever its place`(
    _ horizontal: SizeClass, _ vertical: SizeClass, _ expected: Double
  ) throws {
    #expect(try height(nested, horizontal, vertical) == expected)
    let reversed = nested.split(separator: "\n").reversed().joined(separator: "\n")
    #expect(try height(reversed, horizontal, vertical) == expected)
  }

  @Test func `of two that are equally special the width class wins`() throws {
    let both = nested.split(separator: "\n").prefix(2).joined(separator: "\n")
    #expect(try height(both, .compact, .compact) == 30)
  }

  @Test func `what a general variation brought a special one may take out`() throws {
    let text = """
        compact x any: { uninstall: [4], constraints: [5. A.Height = 30] }
        compact x compact: { uninstall: [5], constraints: [6. A.Height = 40] }
      """
    #expect(try height(text, .compact, .compact) == 40)
    #expect(try height(text, .compact, .regular) == 30)
  }
}
