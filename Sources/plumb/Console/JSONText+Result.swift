import Values

extension JSONText {
  /// The version of the JSON that commands print: raised when a key is removed or changes meaning, not when one is
  /// added.
  private static let resultVersion = 1.0

  /// The result of a command, with its version first.
  static func result(_ pairs: [(String, JSONText)]) -> String { object([("version", .number(resultVersion))] + pairs) }

  /// The result of a command that lists values which are JSON already.
  static func result(_ name: String, _ written: [String], _ pairs: [(String, JSONText)]) -> String {
    let head = result([]).dropLast()
    let list = "\(Escaped.json(name)):[\(written.joined(separator: ","))]"
    return "\(head),\(list)\(pairs.isEmpty ? "}" : ",\(object(pairs).dropFirst())")"
  }
}
