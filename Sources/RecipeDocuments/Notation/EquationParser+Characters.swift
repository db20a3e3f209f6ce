import SceneModel
import Values

/// Reading the characters of an equation.
extension EquationParser {
  /// Returns the item with the name in a range, which ends at a dot; nil if there is none.
  func item(_ range: Range<Int>) -> SceneItem?? {
    let name = text(range).trimmingSpaces.lowercased()
    if let item = names.items[name] { return .some(item) }
    guard scalars[range].contains(where: { $0.isSpace && $0 != " " }) else { return nil }
    let plain = String(String.UnicodeScalarView(scalars[range].map { $0.isSpace ? " " : $0 })).trimmingSpaces
      .lowercased()
    return names.items[plain]
  }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  var rest: String { text(position..<scalars.count).trimmingSpaces }

  func fail(_ message: String) -> Failure { Failure(offset: text(0..<position).count, message: message) }

  /// Skips a comment between `/*` and `*/`.
  mutating func takeBlockComment() -> Bool {
    guard scalars[position...].starts(with: "/*".unicodeScalars),
      let end = scalars.indices.dropFirst(position + 3).first(where: { scalars[$0] == "/" && scalars[$0 - 1] == "*" })
    else { return false }
    position = end + 1
    skipSpaces()
    return true
  }

  mutating func skipSpaces() {
    while position < scalars.count, scalars[position].isSpace { position += 1 }
  }

  mutating func take(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// - Parameter word: A word in lower case.
  mutating func take(word: String) -> Bool {
    let found = scalars[position...].prefix(word.unicodeScalars.count)
    guard found.elementsEqual(word.unicodeScalars, by: { $0 == $1 || $0.properties.lowercaseMapping == String($1) })
    else { return false }
    position += word.unicodeScalars.count
    return true
  }

  mutating func takeNumber() -> Double? {
    var end = position
    let isNegative = end < scalars.count && (scalars[end] == "-" || scalars[end] == "−")
    if isNegative || end < scalars.count && scalars[end] == "+" { end += 1 }
    let digits = end
    while end < scalars.count, scalars[end].isDigit || scalars[end] == "." { end += 1 }
    var written = text(digits..<end)
    // In many languages a comma separates the fraction.
    if end > digits, end + 1 < scalars.count, scalars[end] == ",", !written.contains(".") {
      let fraction = scalars[(end + 1)...].prefix(while: \.isDigit)
      if (1...2).contains(fraction.count) {
        written += "." + String(String.UnicodeScalarView(fraction))
        end = fraction.endIndex
      }
    }
    if end > digits, let exponent = exponent(from: end) {
      written += text(end..<exponent)
      end = exponent
    }
    guard end > digits, let number = Double(written), number.isFinite else { return nil }
    position = end
    return isNegative ? -number : number
  }

  /// Returns the end of an exponent, as in `2e1`; nil if there is none: `2ex` is a number and a name.
  private func exponent(from start: Int) -> Int? {
    guard start < scalars.count, scalars[start] == "e" || scalars[start] == "E" else { return nil }
    var end = start + 1
    if end < scalars.count, scalars[end] == "-" || scalars[end] == "+" { end += 1 }
    let digits = end
    while end < scalars.count, scalars[end].isDigit { end += 1 }
    let isWord = end < scalars.count && (scalars[end].properties.isAlphabetic || scalars[end] == "_")
    return end > digits && !isWord ? end : nil
  }

  /// More than any layout needs; beyond this limit arithmetic is not reliable.
  static let multiplierLimit = 10_000.0
  /// The largest absolute value of a constant, in points.
  static let constantLimit = 1_000_000.0

  mutating func takeLength() throws -> Double? {
    let start = position
    guard let number = takeNumber() else { return nil }
    guard abs(number) <= Self.constantLimit else {
      position = start
      throw fail("a constant is at most \(NumberText.plain(Self.constantLimit)) points")
    }
    note(.number, from: start)
    try skipUnit()
    return number
  }
}

extension Unicode.Scalar {
  /// A space, a tab, one of the spaces of web pages and of other scripts, or the mark of code in a text.
  var isSpace: Bool {
    self == " " || self == "\t" || self == "`"
      || "\u{A0}\u{2007}\u{202F}\u{3000}\u{200B}\u{FEFF}".unicodeScalars.contains(self)
  }

  var isDigit: Bool { ("0"..."9").contains(self) }

  var isOfPlainLabel: Bool {
    isDigit || ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "-" || self == "_"
  }
}
