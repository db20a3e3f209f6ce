import SceneModel

extension SceneSpinner: StoryboardContent {
  static var elements: [String] { ["activityIndicatorView"] }

  init(_ element: ElementReading) {
    self.init(isLarge: element.node["style"] == "whiteLarge" || element.node["style"] == "large")
  }
}
