import SceneModel

extension SceneSlider: StoryboardContent {
  static var elements: [String] { ["slider"] }

  init(_ element: ElementReading) {
    let node = element.node
    let (low, high) = (node.number("minValue") ?? 0, node.number("maxValue") ?? 1)
    self.init(high > low ? min(max(((node.number("value") ?? 0) - low) / (high - low), 0), 1) : 0)
    minimumTint = element.color("minimumTrackTintColor")
    maximumTint = element.color("maximumTrackTintColor")
    knobTint = element.color("thumbTintColor")
  }
}
