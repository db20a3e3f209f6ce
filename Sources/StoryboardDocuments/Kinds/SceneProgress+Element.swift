import SceneModel

extension SceneProgress: StoryboardContent {
  static var elements: [String] { ["progressView"] }

  init(_ element: ElementReading) {
    self.init(
      element.node.number("progress", in: 0...1) ?? 0, isInBar: element.node["progressViewStyle"] == "bar")
    tint = element.color("progressTintColor")
    trackTint = element.color("trackTintColor")
  }
}
