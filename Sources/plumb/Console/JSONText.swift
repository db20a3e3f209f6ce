import Values

/// JSON for results on the standard output, keys in the given order.
indirect enum JSONText {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSONText])
  case pairs([(String, JSONText)])

  static func object(_ pairs: [(String, JSONText)]) -> String { JSONText.pairs(pairs).description }

  private var description: String {
    switch self {
    case .text(let text): Escaped.json(text)
    case .number(let number): Self.text(number)
    case .flag(let flag): String(flag)
    case .list(let items): "[" + items.map(\.description).joined(separator: ",") + "]"
    case .pairs(let pairs): "{" + pairs.map { "\(Escaped.json($0)):\($1.description)" }.joined(separator: ",") + "}"
    }
  }

  /// JSON knows no infinity.
  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
