import Layout

/// The superviews of a document's views, by name.
package struct ViewParents: Sendable {
  /// Names of superviews; views in the root view have none.
  package let parents: [String: String]
  /// Whether each name belongs to only one view, so that names are unambiguous.
  package let hasUniqueNames: Bool

  /// The views of a scene.
  /// - Complexity: O(views).
  package init(_ scene: Scene) {
    var parents: [String: String] = [:]
    let views = scene.allViews
    for view in views {
      for child in view.children { parents[child.name] = view.name }
    }
    self.parents = parents
    hasUniqueNames = Set(views.map(\.name)).count == views.count
  }

  /// Creates a tree from the names of superviews.
  package init(parents: [String: String]) {
    self.parents = parents
    hasUniqueNames = true
  }

  /// Names of the views that have superviews.
  package var names: [String] { parents.keys.sorted() }

  /// Returns the superviews of a view, from its own up to the root's child.
  package func ancestors(of view: String) -> [String] {
    var found: [String] = []
    var next = parents[view]
    // If two views share a name, following superviews may lead in a circle.
    while let name = next, !found.contains(name) {
      found.append(name)
      next = parents[name]
    }
    return found
  }
}
