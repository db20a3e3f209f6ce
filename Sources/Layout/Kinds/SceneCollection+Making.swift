import UIKit

extension SceneCollection: ViewContent {
  func makeObject() -> CollectionOfCells { CollectionOfCells(grid) }
  func configure(_ object: CollectionOfCells, _ setting: ViewSetting) {
    scroll.configureInsets(object)
    object.grid = grid
  }

  func startOver(_ object: CollectionOfCells) {
    object.startOver()
    object.reloadData()
  }

  static func read(_ object: CollectionOfCells, isDark: Bool) -> SolvedContent { .scroll }
}
