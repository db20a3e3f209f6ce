extension Scene {
  /// The scene without what depends only on its document's form: the text of equations, and places.
  package var withoutWriting: Scene {
    var scene = self
    func plain(_ constraint: SceneConstraint) -> SceneConstraint { constraint.withoutWriting }
    func plain(_ view: SceneView) -> SceneView {
      var view = view
      (view.place, view.keyPlaces) = (nil, ScenePlaces())
      view.children = view.children.map(plain)
      return view
    }
    scene.places = ScenePlaces()
    scene.rootView = rootView.map(plain)
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

extension SceneConstraint {
  /// The constraint without its text and its place.
  package var withoutWriting: SceneConstraint {
    var constraint = self
    (constraint.text, constraint.place) = ("", nil)
    return constraint
  }

  /// Whether it comes from a line of the visual format, which makes several constraints.
  package var isVisualFormat: Bool { ["H:", "V:", "h:", "v:"].contains { text.hasPrefix($0) } }
}
