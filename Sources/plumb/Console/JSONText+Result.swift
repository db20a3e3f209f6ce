import Values

extension JSONText {
  /// The version of what commands print for programs: raised when a key goes or means something else, not when one is new.
  private static let resultVersion = 1.0

  /// The result of a command, with its version first.
  static func result(_ pairs: [(String, JSONText)]) -> String { object([("version", .number(resultVersion))] + pairs) }
}
