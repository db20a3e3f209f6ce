import SceneModel

extension SceneScroll: StoryboardContent {
  static var elements: [String] { ["scrollView", "tableView", "collectionView"] }

  init(_ element: ElementReading) {
    let node = element.node
    self.init(contentInset: element.inset("contentInset") ?? .zero)
    alwaysBouncesVertically = node.isYes("alwaysBounceVertical")
    alwaysBouncesHorizontally = node.isYes("alwaysBounceHorizontal")
    insetAdjustment = node["contentInsetAdjustmentBehavior"].flatMap(InsetAdjustment.init) ?? .automatic
  }
}
