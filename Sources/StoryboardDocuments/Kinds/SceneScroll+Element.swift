import SceneModel

extension SceneScroll: StoryboardContent {
  static var elements: [String] { ["scrollView", "tableView", "collectionView"] }

  init(_ element: ElementReading) { self.init() }
}
