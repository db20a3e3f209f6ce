import Values

/// Texts in YAML.
enum YAMLText {
  /// In double quotes, on one line.
  static func quoted(_ text: String) -> String { Quoting.yaml.quoted(text) }

  /// A list of texts, on one line.
  static func list(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ", "))]" }
}
