import Values

/// Texts in YAML.
enum YAMLText {
  /// In double quotes, on one line.
  static func quoted(_ text: String) -> String { Quoting.yaml.quoted(text) }

  /// In double quotes only if something in it may have a meaning: for a text that a message advises to write.
  static func advised(_ text: String) -> String { text.contains(/[^\w ]/) ? quoted(text) : text }

  /// A list of texts, on one line.
  static func list(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ", "))]" }
}
