import SceneModel
import Values

/// Reads one line of the guide's notation.
///
/// ```
/// line     := label? operand relation right priority?
/// label    := digits "." | ( letters, digits, "-", "_" | quoted ) ":"
/// operand  := item "." attribute
/// relation := "=" | "==" | ">=" | "<=" | "≥" | "≤"
/// right    := constant | ( multiplier ("x" | "*" | "×") )? ( operand | "NotAnAttribute" ) ( ("+" | "-") constant )?
/// constant := number | "Standard"                   "Standard" only next to an operand
/// multiplier := number | number "%" | number "/" number | number ":" number
/// priority := "(" "Priority" ":"? number ")" | "@" number
/// ```
///
/// Names of views may contain anything, including spaces and operators: an operand is matched against the known names,
/// longest first, ignoring case. In quotation marks, `"Total".Top`, a name cannot be read as anything else.
struct EquationParser {
  struct Failure: Error, CustomStringConvertible {
    /// In characters from the start of the line, from 0.
    var offset: Int
    var message: String
    var description: String { message }
  }

  /// Names that are allowed before the dot, in lower case.
  struct Names {
    /// Items by lower-case name; `superview` maps to nil and is resolved by the other side.
    var items: [String: SceneItem?]
    /// As written, for suggestions.
    var display: [String]
    /// The superview of an item's view.
    var superview: @Sendable (SceneItem) -> SceneItem
  }

  private let names: Names
  private var scalars: [Unicode.Scalar]
  private var position = 0
  /// The tokens read so far.
  private var tokens: [EquationToken] = []

  private init(_ line: String, names: Names) {
    scalars = Array(line.unicodeScalars)
    self.names = names
  }

  /// - Throws: ``Failure``.
  static func parse(_ line: String, names: Names) throws -> SceneConstraint {
    var parser = EquationParser(line, names: names)
    return try parser.equation(text: line.trimmingSpaces)
  }

  /// Returns the tokens of a line; if the line is wrong, those before the mistake.
  static func tokens(_ line: String, names: Names) -> [EquationToken] {
    var parser = EquationParser(line, names: names)
    _ = try? parser.equation(text: "")
    return parser.tokens
  }

  private mutating func note(_ kind: EquationToken.Kind, from start: Int, to end: Int? = nil) {
    tokens.append(EquationToken(kind: kind, columns: start..<(end ?? position)))
  }

  // MARK: Grammar

  private mutating func equation(text: String) throws -> SceneConstraint {
    skipSpaces()
    let label = takeLabel()
    if position + 1 < scalars.count, scalars[position + 1] == ":", "HV".unicodeScalars.contains(scalars[position]) {
      throw fail("a line of the visual format makes many constraints and takes no number; leave it out")
    }
    let (firstItem, firstAttribute) = try operand()
    let relation = try relation()
    skipSpaces()
    var constraint: SceneConstraint
    if let lone = try takeLoneConstant() {
      constraint = SceneConstraint(
        label: label, .init(resolve(firstItem, other: nil), firstAttribute), relation, constant: .points(lone))
    } else {
      let multiplier = try takeMultiplier() ?? 1
      let second = try takeNotAnAttribute() ? nil : try operand()
      constraint = SceneConstraint(
        label: label, .init(resolve(firstItem, other: second?.0), firstAttribute), relation,
        multiplier: second == nil ? 1 : multiplier,
        to: second.map { .init(resolve($0.0, other: firstItem), $0.1) }, constant: try takeConstant())
    }
    constraint.priority = try takePriority() ?? 1000
    skipSpaces()
    if position < scalars.count, scalars[position] != "#" {
      throw fail("did not expect \"\(rest)\" here; after the equation only (Priority n) may follow")
    }
    constraint.text = text
    return constraint
  }

  /// `Superview` is the superview of the equation's other item.
  private func resolve(_ item: SceneItem?, other: SceneItem??) -> SceneItem {
    if let item { return item }
    if case .some(.some(let other)) = other { return names.superview(other) }
    return .root
  }

  private mutating func takeLabel() -> String? {
    var end = position
    while end < scalars.count, scalars[end].isDigit { end += 1 }
    guard end > position, end < scalars.count, scalars[end] == ".",
      end + 1 == scalars.count || scalars[end + 1] == " "
    else { return takeNamedLabel() }
    defer { pass(label: end) }
    return text(position..<end)
  }

  /// Reads `aBc-12-xYz:` or `"my label":`, unless it is the beginning of a view's name.
  private mutating func takeNamedLabel() -> String? {
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
      if names.items[text(position..<dot).trimmingSpaces.lowercased()] != nil { return nil }
    }
    defer { pass(label: end) }
    return label
  }

  /// Moves behind a label and its mark.
  private mutating func pass(label end: Int) {
    note(.label, from: position, to: end + 1)
    position = end + 1
    skipSpaces()
  }

  /// Returns whether a label needs no quotation marks before a colon.
  static func isPlainLabel(_ label: String) -> Bool {
    !label.isEmpty && label != "H" && label != "V" && label.unicodeScalars.allSatisfy(\.isOfPlainLabel)
  }

  private mutating func operand() throws -> (SceneItem?, SceneAttribute) {
    skipSpaces()
    let start = position
    // A name ends at a dot; if several match, the longest counts.
    var found: (item: SceneItem?, dot: Int)?
    for dot in start..<scalars.count where scalars[dot] == "." {
      let name = text(start..<dot).trimmingSpaces.lowercased()
      if let item = names.items[name] { found = (item, dot) }
    }
    if let found {
      let end = scalars[start..<found.dot].lastIndex { $0 != " " && $0 != "\t" }.map { $0 + 1 } ?? found.dot
      note(.item(found.item), from: start, to: end)
      position = found.dot + 1
      return (found.item, try attribute())
    }
    let end = scalars[start...].firstIndex { "=<>≥≤+".unicodeScalars.contains($0) } ?? scalars.count
    let unknown = text(start..<end).trimmingSpaces
    guard let dot = unknown.lastIndex(of: ".") else {
      throw fail(
        unknown.isEmpty
          ? "expected a view and an attribute, such as Red View.Leading"
          : "expected \"\(unknown)\" to be a view and an attribute, such as Red View.Leading")
    }
    let name = String(unknown[..<dot]).trimmingSpaces
    throw fail("unknown view \"\(name)\"\(Suggestion.hint(for: name, among: names.display))")
  }

  private mutating func attribute() throws -> SceneAttribute {
    skipSpaces()
    let start = position
    var end = position
    while end < scalars.count, scalars[end].properties.isAlphabetic { end += 1 }
    let word = text(start..<end)
    guard let attribute = Self.attributes[word.lowercased()] else {
      let names = SceneAttribute.allCases.map(\.rawValue)
      throw fail(
        word.isEmpty
          ? "expected an attribute after the dot, such as Leading"
          : "unknown attribute \"\(word)\"\(Suggestion.hint(for: word, among: names))")
    }
    position = end
    note(.attribute(attribute), from: start)
    return attribute
  }

  /// Attributes by lower-case name.
  private static let attributes = Dictionary(
    uniqueKeysWithValues: SceneAttribute.allCases.map { ($0.rawValue.lowercased(), $0) })

  private mutating func relation() throws -> SceneConstraint.Relation {
    skipSpaces()
    let start = position
    for (sign, relation) in [
      (">=", SceneConstraint.Relation.greaterThanOrEqual), ("<=", .lessThanOrEqual), ("==", .equal), ("=", .equal),
      ("≥", .greaterThanOrEqual), ("≤", .lessThanOrEqual),
    ] where take(sign) {
      note(.relation, from: start)
      return relation
    }
    throw fail("expected =, >= or <=")
  }

  /// Reads a right side that is only a number.
  private mutating func takeLoneConstant() throws -> Double? {
    let start = position
    guard takeNumber() != nil else { return nil }
    skipSpaces()
    let isLone = position == scalars.count || "(@#".unicodeScalars.contains(scalars[position])
    position = start
    return isLone ? try takeLength() : nil
  }

  private mutating func takeMultiplier() throws -> Double? {
    let start = position
    guard let number = takeNumber() else { return nil }
    var value = number
    var end = position
    skipSpaces()
    if take("%") {
      value /= 100
    } else if take("/") || take(":") {
      skipSpaces()
      guard let divisor = takeNumber() else { throw fail("expected a number after / or :") }
      if divisor == 0 { throw fail("a multiplier cannot be divided by 0") }
      value /= divisor
    }
    if position > end, scalars[position - 1] != " " { end = position }
    skipSpaces()
    for sign in ["x ", "X ", "×", "*"] where take(sign) {
      skipSpaces()
      guard abs(value) <= Self.multiplierLimit else {
        position = start
        throw fail("a multiplier is at most \(NumberText.plain(Self.multiplierLimit))")
      }
      note(.number, from: start, to: end)
      return value
    }
    position = start
    throw fail("expected x or * after a multiplier, as in 2.0 x Blue View.Width")
  }

  private mutating func takeNotAnAttribute() throws -> Bool {
    let start = position
    guard take(word: "notanattribute") else { return false }
    note(.word, from: start)
    return true
  }

  private mutating func takeConstant() throws -> SceneConstraint.Constant {
    skipSpaces()
    let sign: Double
    if take("+") {
      sign = 1
    } else if take("-") || take("−") {
      sign = -1
    } else {
      return .points(0)
    }
    skipSpaces()
    let start = position
    if take(word: "standard") {
      note(.word, from: start)
      if sign > 0 { return .standard }
      position = start
      throw fail("Standard is added, never subtracted: turn the equation round")
    }
    guard let number = try takeLength() else { throw fail("expected a number or Standard") }
    return .points(sign * number)
  }

  private mutating func takePriority() throws -> ScenePriority? {
    skipSpaces()
    let start = position
    let isParenthesised = take("(")
    if isParenthesised {
      skipSpaces()
      guard take(word: "priority") else { throw fail("expected (Priority n)") }
      skipSpaces()
      _ = take(":")
    } else if !take("@") {
      return nil
    }
    skipSpaces()
    guard let number = takeNumber() else { throw fail("expected a priority, a number from above 0 to 1000") }
    guard number > 0, number <= 1000 else {
      position = start
      throw fail("a priority is above 0 and at most 1000, not \(number)")
    }
    skipSpaces()
    if isParenthesised, !take(")") { throw fail("expected ) after the priority") }
    note(.priority, from: start)
    return ScenePriority(number)
  }

  // MARK: Characters

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  private var rest: String { text(position..<scalars.count).trimmingSpaces }

  private func fail(_ message: String) -> Failure { Failure(offset: text(0..<position).count, message: message) }

  private mutating func skipSpaces() {
    while position < scalars.count, scalars[position] == " " || scalars[position] == "\t" { position += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// - Parameter word: A word in lower case.
  private mutating func take(word: String) -> Bool {
    let found = scalars[position...].prefix(word.unicodeScalars.count)
    guard found.elementsEqual(word.unicodeScalars, by: { $0 == $1 || $0.properties.lowercaseMapping == String($1) })
    else { return false }
    position += word.unicodeScalars.count
    return true
  }

  private mutating func takeNumber() -> Double? {
    var end = position
    let isNegative = end < scalars.count && (scalars[end] == "-" || scalars[end] == "−")
    if isNegative || end < scalars.count && scalars[end] == "+" { end += 1 }
    let digits = end
    while end < scalars.count, scalars[end].isDigit || scalars[end] == "." { end += 1 }
    guard end > digits, let number = Double(text(digits..<end)), number.isFinite else { return nil }
    position = end
    return isNegative ? -number : number
  }

  /// More than any layout needs; beyond this limit arithmetic is not reliable.
  static let multiplierLimit = 10_000.0
  static let constantLimit = 1_000_000.0

  private mutating func takeLength() throws -> Double? {
    let start = position
    guard let number = takeNumber() else { return nil }
    guard abs(number) <= Self.constantLimit else {
      position = start
      throw fail("a constant is at most \(NumberText.plain(Self.constantLimit)) points")
    }
    note(.number, from: start)
    return number
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isOfPlainLabel: Bool {
    isDigit || ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "-" || self == "_"
  }
}
