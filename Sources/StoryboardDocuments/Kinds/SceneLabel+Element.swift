import SceneModel

extension SceneLabel: StoryboardContent {
  static var elements: [String] { ["label"] }

  init(_ element: ElementReading) {
    let node = element.node
    self.init(element.plainText ?? "", font: element.font, textColor: element.color("textColor"))
    if node.isYes("highlighted") { textColor = element.color("highlightedColor") ?? textColor }
    alignment = element.alignment
    numberOfLines = node.number("numberOfLines", in: 0...1000).map { Int($0) }
    lineBreak = element.lineBreak
    if node.isYes("adjustsFontSizeToFit") {
      let least = node.number("minimumFontSize").map { $0 / (font?.pointSize ?? 17) }
      minimumScale = min(max(node.number("minimumScaleFactor") ?? least ?? 0, 0), 1)
    }
    preferredWidth = node.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? min($0, 1e5) : nil }
    guard let attributed = element.attributedText else { return }
    runs = element.runs(attributed)
    let style = element.paragraphStyle(attributed)
    lineSpacing = style?.number("lineSpacing", in: 0...1000)
    lineHeightMultiple = style?.number("lineHeightMultiple", in: 0...100)
    minimumLineHeight = style?.number("minimumLineHeight", in: 0...1000)
    maximumLineHeight = style?.number("maximumLineHeight", in: 0...1000)
    lineBreak = element.lineBreak(of: style) ?? lineBreak
    alignment = style?["alignment"].flatMap(SceneTextAlignment.init) ?? alignment
  }
}
