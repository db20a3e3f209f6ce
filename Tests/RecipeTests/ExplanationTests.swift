import Foundation
import RecipeDocuments
import Scenes
import Testing

/// `plumb explain` against the layouts of the recipes (AL-2.16).
@MainActor @Suite struct ExplanationTests {
  let kitchen: Kitchen
  private let cell: Cell

  init() throws {
    kitchen = try Kitchen()
    cell = try #require(Cell(named: "iphone-15-portrait"))
  }

  private func explain(_ scene: Scene, _ edges: [SceneAttribute] = [.left, .top, .width, .height]) -> [EdgeExplanation]
  {
    kitchen.pipeline.explain(scene.allViews.flatMap { view in edges.map { (view, $0) } }, of: scene, in: cell)
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

  /// The first required equation with a number of its own; moving one across a wrapping text may go one way only.
  @Test(arguments: EveryRecipeTests.paths)
  func `moving the constant of a named constraint moves the edge by its factor`(_ path: String) throws {
    let scene = try kitchen.recipe(path)
    let before = explain(scene, [.right, .bottom])
    // A line of the visual format is several constraints, and size classes may say the same.
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

  /// How far edges are from where their explanations foretell them.
  private func miss(
    _ scene: Scene, _ before: [EdgeExplanation], moving index: Int, by step: Double
  ) throws -> Double {
    var moved = scene
    guard case .points(let points) = scene.constraints[index].constant else { return .infinity }
    moved.constraints[index].constant = .points(points + step)
    let isRedundant = kitchen.pipeline.solve(moved, in: cell).findings.contains {
      if case .conflict = $0 { true } else { false }
    }
    // One of several constraints that say the same cannot be moved alone.
    if isRedundant { return 0 }
    let text = scene.constraints[index].text
    let misses = zip(before, explain(moved, [.right, .bottom])).map { old, new -> Double in
      let factor = old.deciders.filter { $0.text == text }.map(\.factor).reduce(0, +)
      return abs(new.value - old.value - factor * step)
    }
    return misses.max() ?? 0
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
