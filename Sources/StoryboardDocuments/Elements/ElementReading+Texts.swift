import SceneModel

/// Texts and titles.
extension ElementReading {
  /// The text, in whatever form it is saved.
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

  /// Returns the parts of an attributed text; nil if there is none.
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

  static let lineBreaks: [String: SceneLineBreak] = [
    "wordWrap": .wordWrap, "characterWrap": .charWrap, "clip": .clip, "headTruncation": .truncateHead,
    "tailTruncation": .truncateTail, "middleTruncation": .truncateMiddle, "wordWrapping": .wordWrap,
    "charWrapping": .charWrap, "clipping": .clip, "truncatingHead": .truncateHead, "truncatingTail": .truncateTail,
    "truncatingMiddle": .truncateMiddle,
  ]

  var lineBreak: SceneLineBreak? { lineBreak(of: node) }

  /// Returns the line break mode of the element, or of a paragraph style in it.
  func lineBreak(of element: XMLElementNode?) -> SceneLineBreak? {
    element?["lineBreakMode"].flatMap { Self.lineBreaks[$0] }
  }

  /// Returns the paragraph style of an attributed text, with its line break mode and alignment.
  func paragraphStyle(_ attributed: XMLElementNode) -> XMLElementNode? {
    attributed.subtree.first { $0["key"] == "NSParagraphStyle" }
  }

  /// The attributed text of a label or a text view.
  var attributedText: XMLElementNode? { node.child("attributedString", key: "attributedText") }

  var alignment: SceneTextAlignment? {
    ["left": .left, "center": .center, "right": .right, "natural": .natural][node["textAlignment"] ?? ""]
  }

  // MARK: Titles of buttons

  /// A button's configuration, as saved since Xcode 13.
  var configuration: XMLElementNode? { node.child("buttonConfiguration") }

  /// The name of the state in which a button is, as its elements for states are keyed.
  var stateName: String { node["enabled"] == "NO" ? "disabled" : node.isYes("selected") ? "selected" : "normal" }

  /// Returns what a button shows in its state: that of the state itself, else that of the normal one.
  func ofState<Value>(_ value: (XMLElementNode) -> Value?) -> Value? {
    node.child("state", key: stateName).flatMap(value) ?? node.child("state", key: "normal").flatMap(value)
  }

  /// Returns the title of a state.
  private func title(of state: XMLElementNode) -> String? {
    state["title"] ?? state.child("string", key: "title")?.text
      ?? state.child("attributedString", key: "attributedTitle").flatMap { runs($0)?.map(\.text).joined() }
  }

  /// The title that a button without a configuration shows in its state.
  var titleOfState: String? { ofState(title) }

  /// The title of a button, whatever its state: that of the configuration, if there is one.
  var buttonTitle: String? {
    if let configuration {
      return configuration["title"]
        ?? configuration.child("attributedString", key: "attributedTitle").flatMap { runs($0)?.map(\.text).joined() }
    }
    return node.child("state", key: "normal").flatMap(title)
  }
}
