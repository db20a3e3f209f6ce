import SceneModel

extension SceneTextView: StoryboardContent {
  static var elements: [String] { ["textView"] }

  init(_ element: ElementReading) {
    self.init(element.plainText ?? "", scrolls: element.node["scrollEnabled"] != "NO")
    font =
      element.font
      ?? element.attributedText.flatMap { element.runs($0) }?.lazy.compactMap(\.font).first
    textColor = element.color("textColor")
    alignment = element.alignment
  }
}
