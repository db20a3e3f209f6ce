import UIKit

/// A collection: its children are cells, or sections of cells.
package struct SceneCollection: SceneContent {
  /// Of sections that have none of their own.
  package var grid: SceneGrid

  /// A collection whose sections stand alike.
  package init(grid: SceneGrid) { self.grid = grid }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .collection(self) }
}

extension SceneCollection: ViewContent {
  func makeObject() -> CollectionOfCells { CollectionOfCells(grid) }
  func configure(_ object: CollectionOfCells, _ setting: ViewSetting) { object.grid = grid }

  func startOver(_ object: CollectionOfCells) {
    object.startOver(at: .zero)
    object.reloadData()
  }

  static func read(_ object: CollectionOfCells, isDark: Bool) -> SolvedContent { .scroll }
}

extension SceneView {
  /// Of a collection: its cells, in sections; cells outside of sections stand in one without titles.
  package var isCollection: Bool {
    if case .collection = kind { return true }
    return false
  }
}
