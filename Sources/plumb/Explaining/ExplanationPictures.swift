import Layout
import Values
import Verifying

/// Draws explanations: over the layout, the constraints that determine the edges; for an ambiguous edge, the layouts at
/// both ends of its range.
@MainActor
struct ExplanationPictures {
  let pipeline: LayoutPipeline
  let folder: String

  /// How far an unbounded edge is moved, in points: enough to be visible.
  private static let reach = 100.0

  /// Writes SVG files.
  /// - Returns: Their paths.
  /// - Throws: ``FileError``.
  func write(_ explanations: [EdgeExplanation], of scene: Scene, in cell: Cell) throws -> [String] {
    let renderer = Renderer(
      measurer: pipeline.measurer, drawing: SceneDrawing(style: .frames, overlays: [.constraints]))
    func write(_ layout: SolvedLayout, _ name: String) throws -> String {
      let path = "\(scene.id)/\(cell.name).\(name).svg"
      try AtomicFile.write(renderer.svg(renderer.displayList(layout)), to: path, in: folder)
      return "\(folder)/\(path)"
    }
    let texts = Set(
      explanations.flatMap { $0.deciders.flatMap { [$0.text] + $0.equivalents } + $0.supports.map(\.text) })
    var paths = [
      try write(pipeline.solve(scene, in: cell, explained: true).explained(by: { texts.contains($0.text) }), "chain")
    ]
    var seen: Set<String> = []
    for explanation in explanations {
      guard let view = scene.allViews.first(where: { $0.name == explanation.view }) else { continue }
      for (side, range) in explanation.open.sorted(by: { $0.key < $1.key }) {
        let lower = range.lower.isFinite ? range.lower : min(explanation.value, range.upper) - Self.reach
        let upper = range.upper.isFinite ? range.upper : max(explanation.value, range.lower) + Self.reach
        for (end, number) in [("least", lower), ("greatest", upper)] {
          // Several edges may use the same side.
          if !seen.insert("\(view.id) \(side) \(end)").inserted { continue }
          guard let moved = Self.pulled(scene, view, side, to: number) else { continue }
          let layout = pipeline.solve(moved, in: cell, explained: true).explained { texts.contains($0.text) }
          paths.append(try write(layout, "\(Escaped.fileName(view.name))-\(side)-\(end)"))
        }
      }
    }
    return paths
  }

  /// Returns the scene with one more constraint, weaker than all others, that pulls a side of a view to a value.
  private static func pulled(_ scene: Scene, _ view: SceneView, _ side: String, to number: Double) -> Scene? {
    guard let attribute = SceneAttribute.edges.first(where: { "\($0)" == side }) else { return nil }
    var scene = scene
    let first = SceneConstraint.Operand(.view(view.id), attribute)
    let second = attribute.isLength ? nil : SceneConstraint.Operand(scene.superviews[view.id] ?? .root, attribute)
    scene.constraints.append(
      SceneConstraint(first, to: second, constant: .points(number), priority: ScenePriority(rawValue: 1e-3)))
    scene.allowsAmbiguity = true
    return scene
  }
}
