import Layout
import RecipeDocuments
import Testing

/// AL-10.9 and 10.10: which constraints are installed in which cell.
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
    let scene = try RecipeDocument.decode(text, document: "t", fonts: .installed)
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

  private static let setting = """
    bars: [tab]
    views:
      Stack:
        stack: vertical
        spacing: 10
        views:
          A: { intrinsic: { width: 30, height: 20 }, background: red }
          B: { intrinsic: { width: 40, height: 20 } }
    constraints: |
      Stack.Leading = Safe Area.Leading
      Stack.Bottom = Safe Area.Bottom
    variations:
      compact x regular: { set: { Stack: { spacing: 20 }, A: { background: } } }
      any x compact:
        set: { Stack: { spacing: 0 } }
      compact x any:
        bars: []
        set: { Stack: { stack: horizontal }, A: { background: blue } }
    states:
      baselines: { set: { Stack: { alignment: center }, B: { hidden: true } } }
    """

  @Test(
    arguments: [
      (.regular, .regular, [40, 50], 10, "red", 49), (.regular, .compact, [40, 40], 0, "red", 49),
      (.compact, .compact, [70, 20], 0, "blue", 0), (.compact, .regular, [90, 20], 20, nil, 0),
    ] as [(SizeClass, SizeClass, [Double], Double, String?, Double)])
  func `AL-10.9 a variation sets keys of views and bars, the general ones first`(
    _ horizontal: SizeClass, _ vertical: SizeClass, _ size: [Double], _ spacing: Double, _ color: String?, _ bar: Double
  ) throws {
    let scene = try RecipeDocument.decode(Self.setting, document: "t", fonts: .installed)
    let cell = Cell(canvas: Size(500, 500), sizeClasses: SizeClasses(horizontal: horizontal, vertical: vertical))
    let pipeline = try LayoutPipeline()
    let layout = pipeline.solve(scene, in: cell)
    #expect(layout.findings.isEmpty)
    #expect(layout.exact("Stack").suffix(2) == size[...])
    #expect(layout.exact("Stack")[1] == 500 - bar - size[1])
    #expect(layout.views.first { $0.id == "A" }?.background == color.flatMap { SceneColor.named[$0] })
    // Properties that a state sets are applied last.
    let state = pipeline.solve(scene, in: cell.inState("baselines"))
    #expect(state.exact("Stack").suffix(2) == [30, 20])
    let stack = scene.adapted(to: cell).state(of: cell.inState("baselines"))?.views["Stack"]
    guard case .stack(let content)? = stack?.kind else {
      Issue.record("no stack")
      return
    }
    #expect(content.alignment == .center)
    #expect(content.spacing == .points(spacing))
  }
}
