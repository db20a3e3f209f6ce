import Values

/// Colour and weight of text on a terminal, or nothing where it is not shown on one.
struct TextStyle {
  /// When text is coloured: `--color`.
  enum Choice: String, CaseIterable {
    case auto, always, never
  }

  /// What text is, and how a terminal shows that; raw values are parameters of SGR (ECMA-48, 8.3.117).
  enum Role: Int {
    case heading = 1
    case aside = 2
    case wrong = 31
    case right = 32
    case attention = 33
  }

  private let isOn: Bool

  /// - Parameters:
  ///   - isTerminal: Whether the text goes to one.
  ///   - environment: `NO_COLOR` with any value turns colour off, as does `TERM=dumb`.
  init(_ choice: Choice, isTerminal: Bool, environment: [String: String]) {
    let isUsual =
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && !["dumb", "", nil].contains(environment["TERM"])
    isOn = choice == .always || choice == .auto && isUsual
  }

  /// A value as a part of a line: hidden characters spelled out, in its style.
  func text(_ text: String, _ role: Role) -> String {
    let line = Escaped.line(text)
    return isOn ? "\u{1B}[\(role.rawValue)m\(line)\u{1B}[0m" : line
  }
}
