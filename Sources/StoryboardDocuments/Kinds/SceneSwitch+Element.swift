import SceneModel

extension SceneSwitch: StoryboardContent {
  static var elements: [String] { ["switch"] }

  init(_ element: ElementReading) {
    self.init(isOn: element.node.isYes("on"))
    onTint = element.color("onTintColor")
    knobTint = element.color("thumbTintColor")
  }
}
