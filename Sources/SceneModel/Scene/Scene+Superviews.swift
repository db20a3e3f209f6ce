extension Scene {
  /// The superview of every view, by the view's id.
  /// - Complexity: O(views).
  package var superviews: [String: SceneItem] { views.superviews }
}

extension [SceneView] {
  /// The superview of each of the root's views and their descendants, by the view's id.
  /// - Complexity: O(views).
  package var superviews: [String: SceneItem] {
    var found: [String: SceneItem] = [:]
    func note(_ views: [SceneView], in parent: SceneItem) {
      for view in views {
        found[view.id] = parent
        note(view.children, in: .view(view.id))
      }
    }
    note(self, in: .root)
    return found
  }
}

extension SceneConstraint {
  /// Returns the constant in points; `Standard` depends on what the constraint connects (`control-metrics.md` 7).
  /// - Parameter superviews: ``Scene/superviews`` of the constraint's scene.
  package func points(_ superviews: [String: SceneItem]) -> Double {
    switch constant {
    case .points(let points): return points
    case .standard:
      guard let second else { return 8 }
      if first.attribute.isOfMargins || second.attribute.isOfMargins { return 0 }
      func holds(_ outer: SceneItem, _ inner: SceneItem) -> Bool {
        if case .view(let id) = inner { return superviews[id] == outer }
        return false
      }
      return holds(first.item, second.item) || holds(second.item, first.item) ? 20 : 8
    }
  }
}
