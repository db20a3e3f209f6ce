import Foundation
import Layout
import Testing

@testable import Drawing

/// Equations of a layout below each other, with what each gives.
@MainActor @Suite struct EquationListTests {
  private let pipeline: LayoutPipeline
  private let inks = FigureInks(isDark: false)

  init() throws { pipeline = try LayoutPipeline() }

  private static func row(
    _ attribute: SceneAttribute, _ points: Double, _ relation: SceneConstraint.Relation = .equal,
    at priority: ScenePriority = 1000
  ) -> SceneConstraint {
    let isLength = attribute.isLength
    return SceneConstraint(
      .init(.view("Box"), attribute), relation, to: isLength ? nil : .init(.root, attribute),
      constant: .points(points), priority: priority)
  }

  /// Returns the texts of the list with their colours, in a layout with one wish that gives way and one contradiction.
  private func texts(width: Double) throws -> [(text: String, ink: Ink, x: Double, baseline: Double)] {
    let scene = Scene(
      title: "t", document: "t", views: [SceneView(id: "Box")],
      constraints: [
        Self.row(.leading, 10), Self.row(.top, 10), Self.row(.height, 40), Self.row(.height, 50),
        Self.row(.width, 60, .lessThanOrEqual), Self.row(.width, 100, at: 500),
        Self.row(.width, 20, .greaterThanOrEqual),
      ])
    let layout = pipeline.solve(scene, in: try #require(Cell(named: "400x400-any-any")), explained: true)
    var sketch = Sketch()
    _ = EquationList(try #require(layout.explanation).constraints, width: width, inks: inks, pipeline.measurer)
      .draw(at: .zero, into: &sketch)
    return sketch.commands.compactMap { command in
      if case .text(let run, let x, let baseline, let ink) = command { (run.text, ink, x, baseline) } else { nil }
    }
  }

  @Test func `what is to spare is said quietly, what gives way or breaks in its colour`() throws {
    let texts = try texts(width: 400)
    let spare = try #require(texts.first { $0.text.hasSuffix("to spare") })
    #expect(spare.text == "40 to spare")
    #expect(spare.ink == inks.soft)
    let pulling = try #require(texts.first { $0.text.hasPrefix("gives way") })
    #expect(pulling.text == "gives way: 40 short")
    #expect(pulling.ink == inks.givesWay)
    let broken = try #require(texts.first { $0.text.hasPrefix("broken") })
    #expect(broken.ink == inks.broken)
  }

  @Test func `a note stands beside its equation where there is room, else below it`() throws {
    for (width, isBeside) in [(400.0, true), (110, false)] {
      let texts = try texts(width: width)
      let note = try #require(texts.firstIndex { $0.text == "40 to spare" })
      #expect((texts[note].baseline == texts[note - 1].baseline) == isBeside, "\(width)")
    }
  }
}
