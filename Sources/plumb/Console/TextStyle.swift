import Values

/// The colour and weight of text on a terminal; plain text anywhere else.
struct TextStyle {
  /// When text is coloured: `--color`.
  enum Choice: String, CaseIterable {
    case auto, always, never
  }

  /// The role of a text, with its SGR parameter as the raw value (ECMA-48, 8.3.117).
  enum Role: Int {
    case heading = 1
    case aside = 2
    case wrong = 31
    case right = 32
    case attention = 33
  }

  private let isOn: Bool

  /// - Parameters:
  ///   - isTerminal: Whether the text is printed on a terminal.
  ///   - environment: `NO_COLOR` with any value turns colour off, as does `TERM=dumb`.
  init(_ choice: Choice, isTerminal: Bool, environment: [String: String]) {
    let isUsual =
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && !["dumb", "", nil].contains(environment["TERM"])
    isOn = choice == .always || choice == .auto && isUsual
  }

  /// Returns a value as part of a line: with hidden characters spelled out, in its style.
  func text(_ text: String, _ role: Role) -> String {
    let line = Escaped.line(text)
    return isOn ? "\u{1B}[\(role.rawValue)m\(line)\u{1B}[0m" : line
  }
}
