import SceneModel

extension SceneSegments: StoryboardContent {
  static var elements: [String] { ["segmentedControl"] }

  init(_ element: ElementReading) {
    let titles = (element.node.child("segments")?.children ?? []).map { $0["title"] ?? "" }
    let selected = element.node.number("selectedSegmentIndex", in: 0...1000).map { Int($0) }
    self.init(titles, selected: selected.flatMap { titles.indices.contains($0) ? $0 : nil })
    followsTitles = element.node.isYes("apportionsSegmentWidthsByContent")
  }
}
