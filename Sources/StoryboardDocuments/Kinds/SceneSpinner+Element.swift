import SceneModel

extension SceneSpinner: StoryboardContent {
  static var elements: [String] { ["activityIndicatorView"] }

  init(_ element: ElementReading) {
    let node = element.node
    self.init(isLarge: node["style"] == "whiteLarge" || node["style"] == "large")
    isHiddenOnDevices = node.isYes("hidesWhenStopped") && !node.isYes("animating")
  }
}
