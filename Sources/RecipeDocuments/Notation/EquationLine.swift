import SceneModel
import Values

/// A line of equations or invariants of any form, split into tokens.
struct EquationLine {
  /// Tokens in the order of the line; if the line is wrong, those before the mistake.
  let tokens: [EquationToken]

  /// - Parameters:
  ///   - text: The line without surrounding spaces.
  ///   - isInvariant: Whether the line may be a list of views.
  init(_ text: String, names: EquationParser.Names, isInvariant: Bool) {
    if let format = VisualFormatLine(text) {
      tokens = Self.visualFormat(Array(text.unicodeScalars), from: max(0, format.offset), names)
    } else if isInvariant, let list = Self.list(Array(text.unicodeScalars), names) {
      tokens = list
    } else {
      tokens = EquationParser.tokens(text, names: names)
    }
  }

  /// Returns names of views, written without spaces: in brackets, and where a length refers to another view.
  private static func visualFormat(
    _ line: [Unicode.Scalar], from start: Int, _ names: EquationParser.Names
  ) -> [EquationToken] {
    var tokens: [EquationToken] = []
    // Options follow the first space.
    let format = line.prefix(start) + line.dropFirst(start).prefix { $0 != " " }
    var start = start
    while start < format.count {
      var end = start
      while end < format.count, format[end].isOfPlainName { end += 1 }
      let word = String(String.UnicodeScalarView(format[start..<end]))
      if end > start, case .view(let id)? = names.item(plain: word) {
        tokens.append(EquationToken(kind: .plainItem(.view(id)), columns: start..<end))
      }
      start = max(end, start + 1)
    }
    return tokens
  }

  /// Returns the tokens of `no overlap: A, B`, `inside safe area: *`, `lines(A) <= 2`; nil for an equation.
  private static func list(_ line: [Unicode.Scalar], _ names: EquationParser.Names) -> [EquationToken]? {
    let lowercased = String(String.UnicodeScalarView(line)).lowercased()
    guard let word = InvariantParser.words.first(where: { lowercased.hasPrefix($0) }) else { return nil }
    let start = word.unicodeScalars.count
    var tokens = [EquationToken(kind: .word, columns: 0..<start)]
    let end = word.hasSuffix("(") ? line[start...].lastIndex(of: ")") ?? line.count : line.count
    for range in InvariantParser.parts(of: line[start..<max(start, end)]) {
      let part = line[range]
      guard let first = part.firstIndex(where: { $0 != " " }), let last = part.lastIndex(where: { $0 != " " }) else {
        continue
      }
      let name = String(String.UnicodeScalarView(line[first...last])).lowercased()
      if case .some(.some(let item)) = names.items[name] {
        tokens.append(EquationToken(kind: .item(item), columns: first..<(last + 1)))
      }
    }
    return tokens
  }
}

extension EquationParser.Names {
  /// Returns the item for a name as the visual format writes it, without spaces; nil for an unknown one and for the
  /// superview.
  func item(plain word: String) -> SceneItem? {
    let plain = word.lowercased().replacing("_", with: "")
    return items.first { $0.key.filter { $0.isLetter || $0.isNumber } == plain }?.value
  }
}

extension Unicode.Scalar {
  fileprivate var isOfPlainName: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self) || self == "_"
  }
}
