import SceneModel
import Values

/// Reads one line of the guide's notation.
///
/// ```
/// line     := bullet? label? operand relation right priority? comment?
/// bullet   := "-" | "*" | "•" | "–" | ...
/// label    := digits ("." | ")") | "(" digits ")" | ( letters, digits, "-", "_" | quoted ) ":"
/// operand  := item "." attribute
/// relation := "=" | "==" | ">=" | "<=" | "≥" | "≤" | "=>" | "=<"
/// right    := constant | ( multiplier times )? ( operand | "NotAnAttribute" ) ( times multiplier )? ( ("+" | "-") constant )?
/// times    := "x" | "*" | "×"                       or "/" before a number that divides
/// constant := number ("pt" | "points")? | "Standard"        "Standard" only next to an operand
/// multiplier := number | number "%" | number "/" number | number ":" number
/// priority := "(" "Priority"? (":" | "=")? level ")" | "@" level | "Priority" level
/// level    := number | "required" | "high" | "low"
/// comment  := ("#" | "//") anything
/// ```
///
/// What lists in books and on web pages contain beside that is skipped: spaces of other kinds, marks at the end of a line.
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

  let names: Names
  let scalars: [Unicode.Scalar]
  var position = 0
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

  mutating func note(_ kind: EquationToken.Kind, from start: Int, to end: Int? = nil) {
    tokens.append(EquationToken(kind: kind, columns: start..<(end ?? position)))
  }

  // MARK: Grammar

  private mutating func equation(text: String) throws -> SceneConstraint {
    skipSpaces()
    skipBullet()
    let start = position
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
      let before = try takeMultiplier()
      let second = try takeNotAnAttribute() ? nil : try operand()
      let multiplier = try before ?? (second == nil ? nil : takeFactor()) ?? 1
      constraint = SceneConstraint(
        label: label, .init(resolve(firstItem, other: second?.0), firstAttribute), relation,
        multiplier: second == nil ? 1 : multiplier,
        to: second.map { .init(resolve($0.0, other: firstItem), $0.1) }, constant: try takeConstant())
    }
    constraint.priority = try takePriority() ?? 1000
    let end = position
    skipSpaces()
    while position < scalars.count, ";,.。；，".unicodeScalars.contains(scalars[position]) { position += 1 }
    skipSpaces()
    if position < scalars.count, scalars[position] != "#", !scalars[position...].starts(with: "//".unicodeScalars) {
      throw fail("unexpected \"\(rest)\"; only (Priority n) may follow the equation")
    }
    constraint.text = statement(in: text, from: start, to: end)
    return constraint
  }

  /// `Superview` is the superview of the equation's other item.
  private func resolve(_ item: SceneItem?, other: SceneItem??) -> SceneItem {
    if let item { return item }
    if case .some(.some(let other)) = other { return names.superview(other) }
    return .root
  }

  /// Returns the line without what a list contains beside the equation: its text, unless a bullet, a mark or a comment with
  /// slashes surrounds it.
  private func statement(in line: String, from start: Int, to end: Int) -> String {
    let (before, after) = (text(0..<start).trimmingSpaces, text(end..<scalars.count).trimmingSpaces)
    return before.isEmpty && (after.isEmpty || after.hasPrefix("#")) ? line : text(start..<end).trimmingSpaces
  }

  /// Skips the mark of a list's item, unless it is the beginning of a view's name.
  private mutating func skipBullet() {
    let marks = "-*+•·–—‣▪●○◦".unicodeScalars
    guard position + 1 < scalars.count, marks.contains(scalars[position]), scalars[position + 1].isSpace,
      !isName(from: position)
    else { return }
    position += 1
    skipSpaces()
  }

  /// Whether a view's name begins at a place.
  private func isName(from start: Int) -> Bool {
    scalars[start...].indices.contains { dot in scalars[dot] == "." && item(start..<dot) != nil }
  }

  /// Reads `7.`, `7)` or `(7)`.
  private mutating func takeLabel() -> String? {
    var start = position
    let isBracketed = start < scalars.count && "([（".unicodeScalars.contains(scalars[start])
    if isBracketed { start += 1 }
    var end = start
    while end < scalars.count, scalars[end].isDigit { end += 1 }
    let marks = isBracketed ? ")]）" : ".)．）、"
    guard end > start, end < scalars.count, marks.unicodeScalars.contains(scalars[end]) else { return takeNamedLabel() }
    // `1.Top` may be the top of a view called 1.
    let isFollowed = end + 1 < scalars.count && !scalars[end + 1].isSpace
    if isFollowed, scalars[end + 1].isDigit || scalars[end] == "." && item(start..<end) != nil {
      return takeNamedLabel()
    }
    defer { pass(label: end) }
    return text(start..<end)
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
      if item(position..<dot) != nil { return nil }
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
      if let item = item(start..<dot) { found = (item, dot) }
    }
    if let found {
      let end = scalars[start..<found.dot].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? found.dot
      note(.item(found.item), from: start, to: end)
      position = found.dot + 1
      return (found.item, try attribute())
    }
    let end = scalars[start...].firstIndex { "=<>≥≤≧≦＝+".unicodeScalars.contains($0) } ?? scalars.count
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

  /// How relations are written; a sign comes before one that begins it.
  static let relationSigns: [(sign: String, relation: SceneConstraint.Relation)] = [
    (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual), ("=>", .greaterThanOrEqual), ("=<", .lessThanOrEqual),
    ("==", .equal), ("=", .equal), ("≥", .greaterThanOrEqual), ("≤", .lessThanOrEqual), ("≧", .greaterThanOrEqual),
    ("≦", .lessThanOrEqual), ("＝", .equal),
  ]

  private mutating func relation() throws -> SceneConstraint.Relation {
    skipSpaces()
    let start = position
    for (sign, relation) in Self.relationSigns where take(sign) {
      note(.relation, from: start)
      return relation
    }
    throw fail("expected =, >= or <=")
  }

  /// Reads a right side that is only a number.
  private mutating func takeLoneConstant() throws -> Double? {
    let start = position
    guard takeNumber() != nil else { return nil }
    skipUnit()
    skipSpaces()
    let isLone =
      position == scalars.count || "(@#;,。".unicodeScalars.contains(scalars[position])
      || scalars[position...].starts(with: "//".unicodeScalars) || take(word: "priority")
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

  /// Reads what multiplies the operand before it: `x 2.0`, `* 2`, `/ 3`.
  private mutating func takeFactor() throws -> Double? {
    skipSpaces()
    let start = position
    let divides = !scalars[position...].starts(with: "//".unicodeScalars) && take("/")
    guard divides || ["x ", "X ", "×", "*"].contains(where: { take($0) }) else { return nil }
    skipSpaces()
    let place = position
    guard let number = takeNumber(), !divides || number != 0, abs(number) <= Self.multiplierLimit else {
      position = start
      throw fail("expected a number after \(divides ? "/" : "x or *"), as in Blue View.Width x 2.0")
    }
    note(.number, from: place)
    return divides ? 1 / number : number
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
    if take("+") || take("＋") {
      sign = 1
    } else if ["-", "−", "–"].contains(where: { take($0) }) {
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
      throw fail("Standard is added, never subtracted: swap the sides of the equation")
    }
    guard let number = try takeLength() else {
      if take(word: "intrinsic") {
        position = start
        throw fail("an equation has no natural size; the keys hugging and resistance say how it counts")
      }
      throw fail("expected a number or Standard")
    }
    return .points(sign * number)
  }

  private mutating func takePriority() throws -> ScenePriority? {
    skipSpaces()
    let end = position
    if position < scalars.count, ",;，；".unicodeScalars.contains(scalars[position]) {
      position += 1
      skipSpaces()
    }
    let start = position
    let isParenthesised = take("(") || take("（")
    if isParenthesised { skipSpaces() }
    let isNamed = take(word: "priority")
    if !isParenthesised, !isNamed, !take("@") {
      position = end
      return nil
    }
    skipSpaces()
    _ = take(":") || take("=")
    skipSpaces()
    guard let number = takeLevel() else { throw fail("expected a priority, a number from above 0 to 1000") }
    guard number > 0, number <= 1000 else {
      position = start
      throw fail("a priority is above 0 and at most 1000, not \(number)")
    }
    skipSpaces()
    if isParenthesised, !take(")"), !take("）") { throw fail("expected ) after the priority") }
    note(.priority, from: start)
    return ScenePriority(number)
  }

  /// Reads a priority's number, or its name in Interface Builder and UIKit.
  private mutating func takeLevel() -> Double? {
    for (word, level) in [
      ("required", 1000.0), ("defaulthigh", 750), ("defaultlow", 250), ("high", 750), ("low", 250),
    ] where take(word: word) {
      return level
    }
    return takeNumber()
  }

  /// Skips `pt` or `points` after a number.
  mutating func skipUnit() {
    let start = position
    skipSpaces()
    for word in ["points", "point", "pts", "pt"] where take(word: word) {
      if position == scalars.count || !scalars[position].properties.isAlphabetic { return }
      break
    }
    position = start
  }
}
