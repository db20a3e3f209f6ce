/// A collection: its children are cells, or sections of cells.
package struct SceneCollection: SceneContent {
  /// The grid of sections without their own.
  package var grid: SceneGrid

  /// The insets around its content; nothing else of a scroll view is stated for a collection.
  package var scroll = SceneScroll()

  /// Creates a collection with the same grid for all sections.
  package init(grid: SceneGrid) { self.grid = grid }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .collection }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .collection(self) }
}

extension SceneView {
  /// Whether the view is a collection, with its cells in sections; cells outside sections are in one without titles.
  package var isCollection: Bool {
    if case .collection = kind { return true }
    return false
  }
}
