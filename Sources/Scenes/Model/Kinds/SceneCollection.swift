import UIKit

/// A collection: its children are cells, or sections of cells.
package struct SceneCollection: SceneContent {
  /// The grid of sections without their own.
  package var grid: SceneGrid

  /// Creates a collection with the same grid for all sections.
  package init(grid: SceneGrid) { self.grid = grid }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .collection(self) }
}

extension SceneCollection: ViewContent {
  func makeObject() -> CollectionOfCells { CollectionOfCells(grid) }
  func configure(_ object: CollectionOfCells, _ setting: ViewSetting) { object.grid = grid }

  func startOver(_ object: CollectionOfCells) {
    object.startOver()
    object.reloadData()
  }

  static func read(_ object: CollectionOfCells, isDark: Bool) -> SolvedContent { .scroll }
}

extension SceneView {
  /// Whether the view is a collection, with its cells in sections; cells outside sections are in one without titles.
  package var isCollection: Bool {
    if case .collection = kind { return true }
    return false
  }
}
