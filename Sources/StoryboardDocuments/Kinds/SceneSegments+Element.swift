import SceneModel

extension SceneSegments: StoryboardContent {
  static var elements: [String] { ["segmentedControl"] }

  init(_ element: ElementReading) {
    let titles = (element.node.child("segments")?.children ?? []).map { $0["title"] ?? "" }
    // A segment that acts as a button stays selected only while it is touched.
    let selected =
      element.node.isYes("momentary")
      ? nil : element.node.number("selectedSegmentIndex", in: 0...1000).map { Int($0) }
    self.init(titles, selected: selected.flatMap { titles.indices.contains($0) ? $0 : nil })
    followsTitles = element.node.isYes("apportionsSegmentWidthsByContent")
  }
}
