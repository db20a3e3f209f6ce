import Escaping

/// A value to write as JSON, with the keys of objects in the given order.
package indirect enum JSONText: Sendable {
  /// `null`.
  case nothing
  case text(String)
  /// JSON has no infinity: such a number is written as `null`.
  case number(Double)
  case flag(Bool)
  case list([JSONText])
  case pairs([(String, JSONText)])

  /// An object on one line, without spaces.
  package static func object(_ pairs: [(String, JSONText)]) -> String { JSONText.pairs(pairs).compact }

  /// On one line, without spaces.
  package var compact: String {
    switch self {
    case .nothing: "null"
    case .text(let text): Escaped.json(text)
    case .number(let number): Self.text(number)
    case .flag(let flag): String(flag)
    case .list(let items): "[" + items.map(\.compact).joined(separator: ",") + "]"
    case .pairs(let pairs): "{" + pairs.map { "\(Escaped.json($0)):\($1.compact)" }.joined(separator: ",") + "}"
    }
  }

  /// Returns the value for people: objects and lists that are too long for a line have one line per member.
  /// - Parameters:
  ///   - columns: The maximum length of a line.
  ///   - indent: The prefix of every line after the first.
  /// - Complexity: O(n · depth) in the length of the text.
  package func indented(columns: Int = 120, indent: String = "", used: Int = 0) -> String {
    let line = oneLine
    if indent.utf8.count + used + line.utf8.count <= columns { return line }
    let inner = indent + "  "
    func broken(_ opening: String, _ members: [String], _ closing: String) -> String {
      "\(opening)\n" + members.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)\(closing)"
    }
    switch self {
    case .nothing, .text, .number, .flag: return line
    case .list(let items): return broken("[", items.map { $0.indented(columns: columns, indent: inner) }, "]")
    case .pairs(let pairs):
      let members = pairs.map { name, value in
        let key = "\(Escaped.json(name)): "
        return key + value.indented(columns: columns, indent: inner, used: key.utf8.count)
      }
      return broken("{", members, "}")
    }
  }

  private var oneLine: String {
    switch self {
    case .nothing, .text, .number, .flag: compact
    case .list(let items): "[" + items.map(\.oneLine).joined(separator: ", ") + "]"
    case .pairs(let pairs) where pairs.isEmpty: "{}"
    case .pairs(let pairs):
      "{ " + pairs.map { "\(Escaped.json($0)): \($1.oneLine)" }.joined(separator: ", ") + " }"
    }
  }

  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
