import Layout

extension Scene {
  /// The scene without what depends only on its document's form: the text of equations, and places.
  var withoutWriting: Scene {
    var scene = self
    func plain(_ constraint: SceneConstraint) -> SceneConstraint {
      var constraint = constraint
      (constraint.text, constraint.place) = ("", nil)
      return constraint
    }
    func plain(_ view: SceneView) -> SceneView {
      var view = view
      view.place = nil
      view.children = view.children.map(plain)
      return view
    }
    scene.views = views.map(plain)
    scene.constraints = constraints.map(plain)
    scene.expectations = expectations.map(plain)
    scene.variations = variations.map { variation in
      var variation = variation
      variation.constraints = variation.constraints.map(plain)
      return variation
    }
    scene.states = states.map { state in
      var state = state
      state.views = state.views.mapValues(plain)
      state.constraints = state.constraints.map(plain)
      state.expectations = state.expectations.map(plain)
      return state
    }
    scene.invariants = invariants.map { invariant in
      guard case .equation(let equation) = invariant.statement else {
        return SceneInvariant(invariant.statement, text: "")
      }
      return SceneInvariant(.equation(plain(equation)), text: "")
    }
    scene.silences = silences.map { silence in
      var silence = silence
      silence.place = nil
      return silence
    }
    return scene
  }
}
