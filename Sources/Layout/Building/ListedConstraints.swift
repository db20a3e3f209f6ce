import SceneModel

/// What lists show of a scene's installed constraints, besides their values in a layout.
struct ListedConstraints {
  /// Names of the scene's views, by id.
  let names: [String: String]
  /// The superviews of the scene's views, by id.
  let superviews: [String: SceneItem]
  /// The marks of the constraints, in their order.
  let marks: [String]
  /// Their equations, in the same order.
  let equations: [String]

  /// - Complexity: O(views + constraints).
  init(_ constraints: [SceneConstraint], of scene: Scene) {
    names = Dictionary(scene.allViews.map { ($0.id, $0.name) }) { first, _ in first }
    superviews = scene.superviews
    marks = EquationMarks(constraints).marks
    let written = WrittenEquations(constraints, notation: EquationText(names: names, superviews: superviews))
    equations = constraints.map(written.text)
  }
}
