import SceneModel
import Values

/// Single values: numbers, words, colours, fonts.
extension DecodingContext {
  func string(_ node: YAMLNode?, _ what: String) -> String? {
    guard let node, !node.isNull else { return nil }
    guard let text = node.text else {
      report("\(what) is text, not \(node.kindName)", at: node)
      return nil
    }
    return text
  }

  func wholeNumber(_ node: YAMLNode?, _ what: String, in range: ClosedRange<Double>) -> Int? {
    guard let node, let value = number(node, what, in: range) else { return nil }
    guard value == value.rounded() else {
      report("\(what) is a whole number, not \(node.text ?? "")", at: node)
      return nil
    }
    return Int(value)
  }

  func number(_ node: YAMLNode?, _ what: String, in range: ClosedRange<Double> = -1e6...1e6) -> Double? {
    guard let node else { return nil }
    guard let text = node.text, let number = Double(text), number.isFinite else {
      report("\(what) is a number, not \(node.text.map { "\"\($0)\"" } ?? node.kindName)", at: node)
      return nil
    }
    guard range.contains(number) else {
      report(
        "\(what) is from \(NumberText.plain(range.lowerBound)) to \(NumberText.plain(range.upperBound)), not \(text)",
        at: node)
      return nil
    }
    return number
  }

  /// Decodes a list with one number for each of the named parts.
  func numbers(_ node: YAMLNode?, _ what: String, _ parts: [String]) -> [Double]? {
    guard let node else { return nil }
    guard case .sequence(let items) = node.value, items.count == parts.count else {
      report("\(what) is a list of \(parts.count) numbers: [\(parts.joined(separator: ", "))]", at: node)
      return nil
    }
    let found = items.compactMap { number($0, what) }
    return found.count == parts.count ? found : nil
  }

  /// Decodes a list of words from a fixed set; a single word need not be in a list.
  func words<Word: RawRepresentable & CaseIterable>(
    _ node: YAMLNode?, _ what: String, _ type: Word.Type
  ) -> [Word] where Word.RawValue == String {
    guard let node, !node.isNull else { return [] }
    if case .sequence(let items) = node.value { return items.compactMap { word($0, what, type) } }
    return [word(node, what, type)].compactMap { $0 }
  }

  func flag(_ node: YAMLNode?, _ what: String) -> Bool? {
    guard let node else { return nil }
    switch node.text {
    case "true": return true
    case "false": return false
    default:
      report("\(what) is true or false", at: node)
      return nil
    }
  }

  /// Decodes a word from a fixed set, ignoring case.
  func word<Word: RawRepresentable & CaseIterable>(
    _ node: YAMLNode?, _ what: String, _ type: Word.Type
  ) -> Word? where Word.RawValue == String {
    guard let node else { return nil }
    return word(node.text ?? "", what, type, at: node)
  }

  func word<Word: RawRepresentable & CaseIterable>(
    _ text: String, _ what: String, _ type: Word.Type, at node: YAMLNode
  ) -> Word? where Word.RawValue == String {
    let all = Word.allCases.map(\.rawValue)
    if let found = all.first(where: { $0.lowercased() == text.lowercased() }) { return Word(rawValue: found) }
    report("unknown \(what) \"\(text)\"\(Suggestion.hint(for: text, among: all))", at: node)
    return nil
  }

  /// Decodes a name of ``SceneColor/named``, `#RRGGBB` or `#RRGGBBAA`; or two of them, for light and dark appearance:
  /// `white / #1C1C1E`.
  func color(_ node: YAMLNode?, _ what: String) -> SceneColor? {
    guard let node else { return nil }
    let text = node.text ?? ""
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmingSpaces)
    let colors = parts.compactMap { Self.color($0) }
    if colors.count == parts.count {
      return parts.count == 1
        ? colors[0] : colors[0].resolved(isDark: false).with(dark: colors[1].resolved(isDark: false))
    }
    let hint = Suggestion.hint(for: text, among: SceneColor.named.keys.sorted())
    report(
      text.isEmpty
        ? "\(what) has no value; # begins a comment, so write \"#RRGGBB\" in quotes"
        : "unknown colour \"\(text)\" for \(what)\(hint) (or #RRGGBB)", at: node)
    return nil
  }

  static func color(_ text: String) -> SceneColor? {
    let digits = text.dropFirst()
    if text.hasPrefix("#"), [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let hex = UInt32(digits.prefix(6), radix: 16), let alpha = UInt32("0" + digits.dropFirst(6), radix: 16)
    {
      return SceneColor(hex: hex, alpha: digits.count == 8 ? Double(alpha) / 255 : 1)
    }
    return namedColors[text.lowercased()]
  }

  /// Colours by lower-case name.
  private static let namedColors = Dictionary(
    SceneColor.named.sorted { $0.key < $1.key }.map { ($0.key.lowercased(), $0.value) }
  ) { first, _ in first }

  /// Decodes one priority for both axes, or `{ horizontal: …, vertical: … }`.
  func priorities(_ node: YAMLNode?, _ what: String) -> AxisPriorities? {
    guard let node else { return nil }
    if node.text != nil {
      return priority(node, what).map { AxisPriorities(horizontal: $0, vertical: $0) }
    }
    guard let keys = KeyedNodes(node, of: what, known: ["horizontal", "vertical"], self) else { return nil }
    return AxisPriorities(
      horizontal: priority(keys["horizontal"], what), vertical: priority(keys["vertical"], what))
  }

  private func priority(_ node: YAMLNode?, _ what: String) -> ScenePriority? {
    guard let node else { return nil }
    if let word = node.text, let level = ScenePriority(level: word.filter(\.isLetter)) {
      report("\(what) is a number: write \(NumberText.exact(level)) for \(word)", at: node)
      return nil
    }
    guard let value = number(node, what) else { return nil }
    guard let priority = ScenePriority(possible: value) else {
      report("\(what) is a priority above 0 and at most 1000, not \(NumberText.plain(value))", at: node)
      return nil
    }
    return priority
  }

  /// Decodes one length for all sides, or `{ top: …, left: …, bottom: …, right: … }`.
  func insets(_ node: YAMLNode?, _ what: String) -> Insets? {
    guard let node else { return nil }
    if node.text != nil { return number(node, what).map { Insets($0, $0, $0, $0) } }
    guard let keys = KeyedNodes(node, of: what, known: SchemaRule.sides, self) else { return nil }
    return Insets(
      number(keys["top"], what) ?? 0, number(keys["left"], what) ?? 0, number(keys["bottom"], what) ?? 0,
      number(keys["right"], what) ?? 0)
  }

  /// Decodes one length for all sides, or one for each: left and right, or leading and trailing.
  func margins(_ node: YAMLNode?) -> SceneMargins? {
    guard let node else { return nil }
    if node.text != nil { return insets(node, "margins").map { SceneMargins($0) } }
    guard let keys = KeyedNodes(node, of: "margins", known: SchemaRule.marginSides, self) else { return nil }
    let followsReading = keys["leading"] != nil || keys["trailing"] != nil
    if followsReading, let place = keys.keyNode("left") ?? keys.keyNode("right") {
      report("margins have left and right, or leading and trailing, not both", at: place)
    }
    func side(_ name: String) -> Double { number(keys[name], name) ?? 0 }
    let (start, end) = followsReading ? ("leading", "trailing") : ("left", "right")
    return SceneMargins(
      Insets(side("top"), side(start), side("bottom"), side(end)), followsReading: followsReading)
  }

  /// Decodes `{ width: 97, height: 30, baseline: 21 }`, every part optional; a length may be `none`.
  func intrinsic(_ node: YAMLNode?) -> SceneIntrinsic? {
    guard let node,
      let keys = KeyedNodes(node, of: "intrinsic", known: ["width", "height", "baseline"], self)
    else { return nil }
    func length(_ key: String) -> Double? {
      keys[key]?.text == "none" ? SceneIntrinsic.none : number(keys[key], key, in: 0...1e6)
    }
    return SceneIntrinsic(
      width: length("width"), height: length("height"), firstBaseline: number(keys["baseline"], "baseline"))
  }

  /// Decodes a width and a height.
  func size(_ node: YAMLNode?, _ what: String) -> Size? {
    guard let node, let lengths = numbers(node, what, ["width", "height"]) else { return nil }
    if lengths.allSatisfy({ $0 >= 0 }) { return Size(lengths[0], lengths[1]) }
    report("\(what) is a width and a height, each at least 0", at: node)
    return nil
  }

  /// Decodes a list of user-visible texts.
  func texts(_ node: YAMLNode, _ key: String, _ what: String, such example: String) -> [String]? {
    guard case .sequence(let items) = node.value else {
      report("\(key) is a list of titles, such as \(example)", at: node)
      return nil
    }
    return items.compactMap { text($0, what) }
  }

  /// Reports a value for keys that take none.
  func refuseValue(_ node: YAMLNode, _ key: String) {
    if !node.isNull { report("\(key) takes no value; write \(key): with nothing after it", at: node) }
  }
}
