import SceneModel

/// Texts and titles.
extension ElementReading {
  /// The text, in whatever form it is saved.
  var plainText: String? { Self.text("text", orAttributed: "attributedText", of: node) }

  /// Returns the text of a view in a bar: a label's, a button's or a field's; nil for one without a text.
  static func title(ofView view: XMLElementNode) -> String? {
    view.name == "button" ? buttonTitle(of: view) : text("text", orAttributed: "attributedText", of: view)
  }

  /// Returns a text that is an attribute, an element or an attributed text.
  private static func text(_ key: String, orAttributed attributedKey: String, of node: XMLElementNode) -> String? {
    node.string(key) ?? node.child("attributedString", key: attributedKey).map { fragments($0).map(content).joined() }
  }

  private static func fragments(_ attributed: XMLElementNode) -> [XMLElementNode] {
    attributed.children.filter { $0.name == "fragment" }
  }

  private static func content(_ fragment: XMLElementNode) -> String {
    fragment["content"]
      ?? fragment.children.filter { XMLElementNode.strings.contains($0.name) && $0["key"] == "content" }.map(\.text)
      .joined()
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

  /// The name of the state in which a button is, as its elements for states are keyed; Interface Builder has none for
  /// several states at once, in which a button shows what it has for the normal one.
  private var stateName: String {
    let states = [
      (node["enabled"] == "NO", "disabled"), (node.isYes("selected"), "selected"),
      (node.isYes("highlighted"), "highlighted"),
    ]
    let present = states.filter(\.0)
    return present.count == 1 ? present[0].1 : "normal"
  }

  /// Returns what a button shows in its state: that of the state itself, else that of the normal one.
  func ofState<Value>(_ value: (XMLElementNode) -> Value?) -> Value? {
    valueAndState(value)?.value
  }

  private func valueAndState<Value>(_ value: (XMLElementNode) -> Value?) -> (value: Value, state: String)? {
    for name in [stateName, "normal"] {
      if let found = node.child("state", key: name).flatMap(value) { return (found, name) }
    }
    return nil
  }

  /// Returns the title of a state or of a configuration.
  private static func stateTitle(_ element: XMLElementNode) -> String? {
    text("title", orAttributed: "attributedTitle", of: element)
  }

  /// Returns the parts of the attributed title of a state or of a configuration; nil if it has none.
  func attributedTitle(of element: XMLElementNode) -> [SceneTextRun]? {
    element.child("attributedString", key: "attributedTitle").flatMap(runs)
  }

  /// The title that a button without a configuration shows in its state, with the state that it is written for.
  var titleOfState: (value: String, state: String)? { valueAndState(Self.stateTitle) }

  /// The title of a button, whatever its state: that of the configuration, if there is one.
  var buttonTitle: String? { Self.buttonTitle(of: node) }

  private static func buttonTitle(of button: XMLElementNode) -> String? {
    if let configuration = button.child("buttonConfiguration") { return stateTitle(configuration) }
    return button.child("state", key: "normal").flatMap(stateTitle)
  }
}

extension XMLElementNode {
  fileprivate static let strings: Set = ["string", "mutableString"]

  /// Returns a text that is an attribute, or an element if it has several lines.
  package func string(_ key: String) -> String? {
    self[key] ?? children.first { $0["key"] == key && Self.strings.contains($0.name) }?.text
  }
}
