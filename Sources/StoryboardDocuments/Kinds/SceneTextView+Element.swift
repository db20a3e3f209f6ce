import SceneModel

extension SceneTextView: StoryboardContent {
  static var elements: [String] { ["textView"] }

  init(_ element: ElementReading) {
    self.init(element.plainText ?? "", scrolls: element.node["scrollEnabled"] != "NO")
    runs = element.attributedText.flatMap { element.runs($0) }
    font = element.font ?? runs?.lazy.compactMap(\.font).first
    textColor = element.color("textColor")
    let style = element.attributedText.flatMap(element.paragraphStyle)
    alignment = style?["alignment"].flatMap(SceneTextAlignment.init) ?? element.alignment
  }
}
