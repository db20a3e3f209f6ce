import SceneModel

extension SceneStack: StoryboardContent {
  static var elements: [String] { ["stackView"] }

  init(_ element: ElementReading) {
    let node = element.node
    self.init()
    axis = element.choice("axis") ?? .horizontal
    distribution = element.choice("distribution") ?? .fill
    alignment = element.choice("alignment") ?? .fill
    spacing = node["spacingType"] == "standard" ? .points(8) : .points(node.number("spacing") ?? 0)
    isBaselineRelative = node.isYes("baselineRelativeArrangement")
    // If it has its own margins, its subviews are arranged within them.
    isMarginsRelative = node.child(key: "layoutMargins") != nil || node.child(key: "directionalLayoutMargins") != nil
  }
}
