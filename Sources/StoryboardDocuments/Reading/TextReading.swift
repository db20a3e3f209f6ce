import Scenes

/// Labels, text fields and text views.
extension ContentReading {
  /// The text, in whichever form it is saved.
  var plainText: String? {
    if let text = node["text"] { return text }
    if let element = node.children.first(where: { $0["key"] == "text" && Self.strings.contains($0.name) }) {
      return element.text
    }
    if let attributed = node.child("attributedString", key: "attributedText") {
      return Self.fragments(attributed).map(Self.content).joined()
    }
    return nil
  }

  private static let strings: Set = ["string", "mutableString"]

  private static func fragments(_ attributed: XMLElementNode) -> [XMLElementNode] {
    attributed.children.filter { $0.name == "fragment" }
  }

  private static func content(_ fragment: XMLElementNode) -> String {
    fragment["content"]
      ?? fragment.children.filter { strings.contains($0.name) && $0["key"] == "content" }.map(\.text).joined()
  }

  /// The parts of an attributed text; nil if there is none.
  func runs(_ attributed: XMLElementNode) -> [SceneTextRun]? {
    let fragments = Self.fragments(attributed)
    if fragments.isEmpty { return nil }
    return fragments.map { fragment in
      let attributes = fragment.child("attributes")?.children ?? []
      func value(_ key: String) -> XMLElementNode? { attributes.first { $0["key"] == key } }
      return SceneTextRun(
        Self.content(fragment), font: value("NSFont").flatMap { font(ofAttribute: $0) },
        color: value("NSColor").flatMap(color),
        baselineOffset: points(value("NSBaselineOffset")), kern: points(value("NSKern")))
    }
  }

  private func points(_ element: XMLElementNode?) -> Double {
    element?.number("value", in: -1000...1000) ?? 0
  }

  private static let lineBreaks: [String: SceneLineBreak] = [
    "wordWrap": .wordWrap, "characterWrap": .charWrap, "clip": .clip, "headTruncation": .truncateHead,
    "tailTruncation": .truncateTail, "middleTruncation": .truncateMiddle, "wordWrapping": .wordWrap,
    "charWrapping": .charWrap, "clipping": .clip, "truncatingHead": .truncateHead, "truncatingTail": .truncateTail,
    "truncatingMiddle": .truncateMiddle,
  ]

  var lineBreak: SceneLineBreak? { node["lineBreakMode"].flatMap { Self.lineBreaks[$0] } }

  func configureText(_ view: inout SceneView) {
    view.font = font
    switch node.name {
    case "label":
      view.numberOfLines = node.number("numberOfLines", in: 0...1000).map { Int($0) }
      view.textFit.lineBreak = lineBreak
      if node.isYes("adjustsFontSizeToFit") {
        let least = node.number("minimumFontSize").map { $0 / (view.font?.pointSize ?? 17) }
        view.textFit.minimumScale = min(max(node.number("minimumScaleFactor") ?? least ?? 0, 0), 1)
      }
      view.textFit.preferredWidth = node.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? min($0, 1e5) : nil }
      if let attributed = node.child("attributedString", key: "attributedText") {
        view.runs = runs(attributed)
        let style = attributed.subtree.first { $0["key"] == "NSParagraphStyle" }
        view.textFit.lineSpacing = style?.number("lineSpacing", in: 0...1000)
        view.textFit.lineBreak = style?["lineBreakMode"].flatMap { Self.lineBreaks[$0] } ?? view.textFit.lineBreak
        view.alignment = style?["alignment"].flatMap(SceneTextAlignment.init) ?? view.alignment
      }
    case "textField":
      view.border = node["borderStyle"].flatMap(SceneFieldBorder.init) ?? SceneFieldBorder.none
      if node["adjustsFontSizeToFit"] != "NO", let least = node.number("minimumFontSize"), least > 0 {
        view.textFit.minimumScale = min(1, least / (view.font?.pointSize ?? 14))
      }
    default:
      if let attributed = node.child("attributedString", key: "attributedText") {
        view.font = view.font ?? runs(attributed)?.lazy.compactMap(\.font).first
      }
    }
  }
}
