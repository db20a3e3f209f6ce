import Foundation
import Layout
import RecipeDocuments
import Testing

/// `plumb explain` compared with the layouts of the recipes (AL-2.16).
@MainActor @Suite struct ExplanationTests {
  let kitchen: Kitchen
  private let cell: Cell

  init() throws {
    kitchen = try Kitchen()
    cell = try #require(Cell(named: "iphone-15-portrait"))
  }

  private func explain(_ scene: Scene, _ edges: [SceneAttribute] = [.left, .top, .width, .height]) -> [EdgeExplanation]
  {
    kitchen.pipeline.explain(
      Self.some(scene.allViews, 24).flatMap { view in edges.map { (view, $0) } }, of: scene, in: cell,
      withChanges: false)
  }

  /// Returns a few of many elements, evenly spread; `make soak` takes all. Sheets have hundreds of views and
  /// constraints.
  private static func some<Element>(_ all: [Element], _ count: Int) -> [Element] {
    if ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil || all.count <= count { return all }
    return (0..<count).map { all[$0 * all.count / count] }
  }

  @Test(arguments: EveryRecipeTests.paths)
  func `what decides an edge adds up to it`(_ path: String) throws {
    let explanations = explain(try kitchen.recipe(path), [.right, .bottom])
    #expect(!explanations.isEmpty)
    for explanation in explanations {
      let total = explanation.deciders.map(\.amount).reduce(0, +)
      #expect(abs(total - explanation.value) < 1e-6, "\(path): \(explanation.view).\(explanation.edge)")
    }
  }

  @Test(arguments: [
    ("0.5", "120 / 2"), ("0.05", "120 / 20"), ("0.75", "120 × 3 / 4"), ("1.5", "120 × 3 / 2"), ("2", "120 × 2"),
    ("0.7123", "120 × 0.712"), ("1", "120"),
  ])
  func `a factor is a fraction of small numbers if it is one`(_ multiplier: String, _ sum: String) throws {
    let text = """
      views: { A: {}, B: {} }
      constraints: |
        B.Width = 120
        A.Width = \(multiplier) x B.Width
      """
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let explanation = try #require(explain(scene, [.width]).first { $0.view == "A" })
    #expect(explanation.arithmetic == sum)
  }

  @Test func `AL-3.13 the height of a text names the width at which its lines break`() throws {
    let text = """
      views:
        Note: { label: A rather long note that breaks its lines somewhere in the middle of the screen, lines: 0 }
      constraints: |
        Note.Leading = Superview.Leading
        Note.Top = Superview.Top
        Note.Width <= 200
      """
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let decider = try #require(explain(scene, [.height]).first { $0.view == "Note" }?.deciders.first)
    #expect(decider.text == "Note: its content is 81.333 high, resisting compression")
    #expect(decider.breakingWidth == 200)
    let whole = try RecipeDocument.decode(
      text.replacing("that breaks its lines somewhere in the middle of the screen", with: ""), document: "a.yaml",
      fonts: .installed)
    let line = try #require(explain(whole, [.height]).first { $0.view == "Note" }?.deciders.first)
    #expect(line.breakingWidth == nil)
  }

  @Test func `a natural size of nothing has priorities too, and none has none`() throws {
    let text = "views: { Empty: { label: '' }, Box: {} }\nconstraints: |\n  Empty.Top = Box.Bottom\n"
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let explanation = try #require(kitchen.pipeline.solve(scene, in: cell, explained: true).explanation)
    let (empty, box) = (explanation.views[1], explanation.views[2])
    #expect(empty.naturalSize.width == 0)
    #expect(empty.hugging.horizontal != nil)
    #expect(empty.resistance.vertical != nil)
    #expect(box.hugging == AxisPriorities())
    #expect(box.resistance == AxisPriorities())
  }

  /// Moves the first required equation with a number; across wrapping text, an edge may follow in one direction only.
  @Test(arguments: EveryRecipeTests.paths)
  func `moving the constant of a named constraint moves the edge by its factor`(_ path: String) throws {
    let scene = try kitchen.recipe(path)
    let before = explain(scene, [.right, .bottom])
    // A line of visual format is several constraints, and size classes may repeat one.
    let counts = Dictionary(grouping: scene.constraints, by: \.text).mapValues(\.count)
    let movable = scene.constraints.indices.filter { index in
      guard !scene.allowsAmbiguity, counts[scene.constraints[index].text] == 1,
        case .points = scene.constraints[index].constant
      else { return false }
      let constraint = scene.constraints[index]
      return constraint.relation == .equal && constraint.priority == 1000
        && before.contains { $0.deciders.contains { $0.text == constraint.text } }
    }
    guard let index = movable.first else { return }
    #expect(
      try [0.005, -0.005].contains { try miss(scene, before, moving: index, by: $0) < 1e-6 },
      "\(path): \(scene.constraints[index].text)")
  }

  /// Returns the distance of edges from the positions that their explanations predict.
  private func miss(
    _ scene: Scene, _ before: [EdgeExplanation], moving index: Int, by step: Double
  ) throws -> Double {
    var moved = scene
    guard case .points(let points) = scene.constraints[index].constant else { return .infinity }
    moved.constraints[index].constant = .points(points + step)
    let isRedundant = kitchen.pipeline.solve(moved, in: cell).findings.contains {
      if case .conflict = $0 { true } else { false }
    }
    // One of several equivalent constraints cannot be moved alone.
    if isRedundant { return 0 }
    let text = scene.constraints[index].text
    let misses = zip(before, explain(moved, [.right, .bottom])).map { old, new -> Double in
      let factor = old.deciders.filter { $0.text == text }.map(\.factor).reduce(0, +)
      return abs(new.value - old.value - factor * step)
    }
    return misses.max() ?? 0
  }

  /// Without a constraint that an explanation does not name, the edge stays; without all that it names, it moves or
  /// becomes ambiguous.
  ///
  /// Checks one edge per recipe, to keep the suite fast; texts of several lines have other heights at other widths.
  @Test(arguments: EveryRecipeTests.paths)
  func `the named constraints hold an edge, and no other does`(_ path: String) throws {
    var scene = try kitchen.recipe(path)
    (scene.expectations, scene.states, scene.variations) = ([], [], [])
    let counts = Dictionary(grouping: scene.constraints, by: \.text).mapValues(\.count)
    let free = scene.constraints.indices.filter { counts[scene.constraints[$0].text] == 1 }
    guard !scene.allowsAmbiguity, !scene.allViews.contains(where: { $0.kind.wraps }), free.count > 3 else { return }
    let views = scene.allViews.filter { view in scene.constraints.contains { $0.first.item == .view(view.id) } }
    guard let view = views.first else { return }
    let layout = kitchen.pipeline.solve(scene, in: cell)
    if !layout.findings.isEmpty { return }
    for (edge, frame) in [(SceneAttribute.width, 2)] {
      let explained = kitchen.pipeline.explain([(view, edge)], of: scene, in: cell)
      let explanation = try #require(explained.first)
      let named = Set(
        explanation.deciders.flatMap { [$0.text] + $0.equivalents } + explanation.supports.map(\.text))
      for index in Self.some(free.filter { !named.contains(scene.constraints[$0].text) }, 12) {
        var less = scene
        let gone = less.constraints.remove(at: index)
        let now = kitchen.pipeline.solve(less, in: cell).exact(view.name)
        #expect(
          abs(now[frame] - layout.exact(view.name)[frame]) < 0.01, "\(path): \(view.name).\(edge) without \(gone.text)")
      }
      guard free.contains(where: { named.contains(scene.constraints[$0].text) }) else { continue }
      var less = scene
      less.constraints.removeAll { named.contains($0.text) }
      let after = kitchen.pipeline.explain([(view, edge)], of: less, in: cell, withChanges: false).first
      let isHeldByContent = explanation.deciders.contains { $0.kind == .content }
      #expect(
        after.map { abs($0.value - explanation.value) > 0.01 || !$0.open.isEmpty } ?? true || isHeldByContent,
        "\(path): \(view.name).\(edge) without all that is named")
    }
  }

  @Test func `constraints that say the same are named together`() throws {
    let text = """
      views: { Card: {} }
      constraints: |
        1. Card.Leading = Superview.Leading + 20
        2. Card.Width = 100
        3. Card.Width = 100
        4. Card.Top = Superview.Top
        5. Card.Height = 10

      """
    let scene = try RecipeDocument.decode(text, document: "card.yaml", fonts: .installed)
    let view = try #require(scene.allViews.first)
    let explanation = try #require(kitchen.pipeline.explain([(view, .width)], of: scene, in: cell).first)
    #expect(
      explanation.deciders.flatMap { [$0.text] + $0.equivalents }.sorted()
        == ["2. Card.Width = 100", "3. Card.Width = 100"])
  }

  @Test func `what would take over is named with the number at which it does`() throws {
    let text = """
      views: { Card: {}, Title: { label: Hello, intrinsic: { width: 88, height: 20 }, resistance: 751 } }
      constraints: |
        1. Title.Leading = Superview.Leading
        2. Title.Width = 172.5 (Priority 750)
        3. Title.Top = Superview.Top

      """
    let scene = try RecipeDocument.decode(
      text.replacing("Card: {}, ", with: ""), document: "card.yaml", fonts: .installed)
    let view = try #require(scene.allViews.first)
    let explanation = try #require(kitchen.pipeline.explain([(view, .width)], of: scene, in: cell).first)
    let turn = try #require(explanation.next.first)
    #expect(turn.subject == "the content width of Title")
    #expect(turn.now == 88)
    #expect(turn.limit == 172.5)
    #expect(turn.value == 172.5)
    #expect(turn.takesOver.map(\.text) == ["Title: its content is 88 wide, resisting compression"])
    #expect(turn.takesOver.map(\.priority) == [751])
    #expect(explanation.supports.map(\.text) == ["Title: its content is 88 wide, hugged"])
    #expect(explanation.supports.map(\.gaveWay) == [true])
  }

  @Test func `an equal share of a row is half of what is left`() throws {
    let scene = try kitchen.recipe("simple-constraints/two-equal-width-views")
    let view = try #require(scene.allViews.first { $0.name == "Yellow View" })
    let explanation = try #require(kitchen.pipeline.explain([(view, .width)], of: scene, in: cell).first)
    #expect(explanation.arithmetic == "(393 - 16 - 8 - 16) / 2")
    #expect(
      explanation.deciders.filter { $0.kind == .constraint }.allSatisfy { $0.place != nil && $0.priority == 1000 })
  }

  @Test func `what nothing decides is said to be open, with its range`() throws {
    var scene = try kitchen.recipe("simple-constraints/simple-single-view")
    scene.constraints.removeAll { $0.first.attribute == .trailing || $0.second?.attribute == .trailing }
    let explanation = try #require(explain(scene, [.width]).first)
    let range = try #require(explanation.open["width"])
    #expect(range.lower == 0)
    #expect(range.upper == .infinity)
    #expect(explanation.deciders.map(\.kind).contains(.bound))
  }
}

extension SceneView.Kind {
  /// Whether the view's text may have several lines.
  fileprivate var wraps: Bool {
    switch self {
    case .label(let label): label.numberOfLines != nil
    case .textView: true
    default: false
    }
  }
}
