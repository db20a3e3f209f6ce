import SceneModel
import Values

/// Reading what stands before an equation: the mark of a list's item, and the label.
extension EquationParser {
  /// Skips the mark of a list's item, unless it is the beginning of a view's name.
  mutating func skipBullet() {
    let marks = "-*+•·–—‣▪●○◦".unicodeScalars
    guard position + 1 < scalars.count, marks.contains(scalars[position]), scalars[position + 1].isSpace,
      !isName(from: position)
    else { return }
    position += 1
    skipSpaces()
  }

  /// Whether a view's name begins at a place.
  func isName(from start: Int) -> Bool {
    scalars[start...].indices.contains { dot in scalars[dot] == "." && item(start..<dot) != nil }
  }

  /// Reads `7.`, `7)`, `(7)`, `1.1.`, `7 - `, `#7`, `a)` or `ii.`.
  mutating func takeLabel() -> String? {
    var start = position
    let sign = start < scalars.count && "([（#".unicodeScalars.contains(scalars[start]) ? scalars[start] : nil
    if sign != nil { start += 1 }
    let digits = endOfNumber(at: start)
    let letters = digits == start && sign != "[" && sign != "#" ? endOfLetters(at: start) : digits
    let end = letters > digits && isName(from: position) ? digits : letters
    if end > digits, sign == nil, end + 1 < scalars.count, scalars[end] == ".", !scalars[end + 1].isSpace { return nil }
    if end > start, sign == nil || sign == "#", let mark = endOfLoneNumber(at: end, isHash: sign == "#") {
      defer { pass(label: mark) }
      return text(start..<end)
    }
    let marks = sign == nil ? ".)．）、" : sign == "#" ? "" : ")]）"
    guard end > start, end < scalars.count, marks.unicodeScalars.contains(scalars[end]) else { return takeNamedLabel() }
    // `1.Top` may be the top of a view called 1.
    let isFollowed = end + 1 < scalars.count && !scalars[end + 1].isSpace
    if isFollowed, scalars[end + 1].isDigit || scalars[end] == "." && item(start..<end) != nil {
      return takeNamedLabel()
    }
    defer { pass(label: end) }
    return text(start..<end)
  }

  /// The end of `7` or `1.1`.
  private func endOfNumber(at start: Int) -> Int {
    func endOfDigits(_ start: Int) -> Int { scalars[start...].firstIndex { !$0.isDigit } ?? scalars.count }
    var end = endOfDigits(start)
    while end > start, end + 1 < scalars.count, scalars[end] == ".", scalars[end + 1].isDigit {
      end = endOfDigits(end + 1)
    }
    return end
  }

  /// The end of a letter, or of a Roman number, that counts a list's items; the start if there is none.
  private func endOfLetters(at start: Int) -> Int {
    let word = scalars[start...].prefix { $0.isOfPlainLabel }
    let isRoman = word.count < 6 && word.allSatisfy { "ivxIVX".unicodeScalars.contains($0) }
    return word.count == 1 && word.allSatisfy(\.properties.isAlphabetic) || isRoman ? word.endIndex : start
  }

  /// The place of the space or the dash behind a number that has no other mark: `#7 `, `7 - `.
  private func endOfLoneNumber(at end: Int, isHash: Bool) -> Int? {
    guard end < scalars.count, scalars[end].isSpace else { return nil }
    if isHash { return end }
    guard let dash = scalars[end...].firstIndex(where: { !$0.isSpace }), dash + 1 < scalars.count,
      "-–—".unicodeScalars.contains(scalars[dash]), scalars[dash + 1].isSpace, !isName(from: position)
    else { return nil }
    return dash
  }

  /// Reads `aBc-12-xYz:` or `"my label":`, unless it is the beginning of a view's name.
  mutating func takeNamedLabel() -> String? {
    var end = position
    var label: String?
    if position < scalars.count, scalars[position] == "\"" {
      end += 1
      while end < scalars.count, scalars[end] != "\"" { end += scalars[end] == "\\" ? 2 : 1 }
      end = min(end + 1, scalars.count)
      label = Quoting.unquotedYAML(text(position..<end))
    } else {
      while end < scalars.count, scalars[end].isOfPlainLabel { end += 1 }
      label = text(position..<end)
      if let word = label, !Self.isPlainLabel(word) { return nil }
    }
    guard let label, !label.isEmpty, end < scalars.count, scalars[end] == ":",
      end + 1 < scalars.count, scalars[end + 1] == " "
    else { return nil }
    for dot in end..<scalars.count where scalars[dot] == "." {
      if item(position..<dot) != nil { return nil }
    }
    defer { pass(label: end) }
    return label
  }

  /// Moves behind a label and its mark.
  mutating func pass(label end: Int) {
    note(.label, from: position, to: end + 1)
    position = end + 1
    skipSpaces()
  }

  /// Returns whether a label needs no quotation marks before a colon.
  static func isPlainLabel(_ label: String) -> Bool {
    !label.isEmpty && label != "H" && label != "V" && label.unicodeScalars.allSatisfy(\.isOfPlainLabel)
  }
}
