/// A YAML value with its position.
struct YAMLNode {
  enum Value {
    case scalar(String, style: ScalarStyle)
    case sequence([YAMLNode])
    /// In the document's order.
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  enum ScalarStyle {
    case plain
    case quoted
    /// `|`: each line of the value is a line of the document.
    case literal
    case folded
  }

  var value: Value
  /// From 1.
  var line: Int
  var column: Int

  var text: String? {
    if case .scalar(let text, _) = value { return text }
    return nil
  }

  /// Whether it is text in quotation marks.
  var isQuoted: Bool {
    if case .scalar(_, .quoted) = value { return true }
    return false
  }

  var isMapping: Bool {
    if case .mapping = value { true } else { false }
  }

  /// Whether it is empty, `~`, or `null`.
  var isNull: Bool {
    if case .scalar(let text, .plain) = value { return ["", "~", "null", "Null", "NULL"].contains(text) }
    return false
  }

  /// The kind of the value, for messages.
  var kindName: String {
    switch value {
    case .scalar: "a value"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
