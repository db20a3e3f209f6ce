import SceneModel

/// Elements that are plain views, or contain views but show nothing themselves.
extension ScenePlainView: StoryboardContent {
  static var elements: [String] {
    [
      "view", "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
      "collectionReusableView", "containerView",
    ]
  }

  init(_ element: ElementReading) { self.init() }

}
