import Values

extension JSONText {
  /// The version of the JSON that commands print: raised when a key is removed or changes meaning, not when one is
  /// added.
  private static let resultVersion = 1.0

  /// The result of a command, with its version first.
  static func result(_ pairs: [(String, JSONText)]) -> String { object([("version", .number(resultVersion))] + pairs) }
}
