import Scenes

/// Reads one line of the guide's notation.
///
/// ```
/// line     := label? operand relation right priority?
/// label    := digits "."
/// operand  := item "." attribute
/// relation := "=" | "==" | ">=" | "<=" | "≥" | "≤"
/// right    := constant | ( multiplier ("x" | "*" | "×") )? ( operand | "NotAnAttribute" ) ( ("+" | "-") constant )?
/// constant := number | "Standard"                   "Standard" only beside an operand
/// multiplier := number | number "%" | number "/" number | number ":" number
/// priority := "(" "Priority" ":"? number ")" | "@" number
/// ```
///
/// Names of views may hold anything, spaces and operators too: an operand is matched against the names there are, the
/// longest first, without regard to case.
struct EquationParser {
  struct Failure: Error {
    /// In characters from the start of the line, from 0.
    var offset: Int
    var message: String
  }

  /// What can stand before the dot, by lower-case name.
  struct Names {
    /// Lower-case name to item; `superview` maps to nil and is resolved by the other side.
    var items: [String: SceneItem?]
    /// As written, for suggestions.
    var display: [String]
    /// The superview of an item's view.
    var superview: @Sendable (SceneItem) -> SceneItem
  }

  private let names: Names
  private var characters: [Character]
  private var position = 0

  private init(_ line: String, names: Names) {
    characters = Array(line)
    self.names = names
  }

  /// - Throws: ``Failure``.
  static func parse(_ line: String, names: Names) throws -> SceneConstraint {
    var parser = EquationParser(line, names: names)
    return try parser.equation(text: line.trimmingSpaces)
  }

  // MARK: Grammar

  private mutating func equation(text: String) throws -> SceneConstraint {
    skipSpaces()
    let label = takeLabel()
    if position + 1 < characters.count, characters[position + 1] == ":", "HV".contains(characters[position]) {
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
    if position < characters.count, characters[position] != "#" {
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
    while end < characters.count, characters[end].isASCII, characters[end].isNumber { end += 1 }
    guard end > position, end < characters.count, characters[end] == ".",
      end + 1 == characters.count || characters[end + 1] == " "
    else { return nil }
    defer {
      position = end + 1
      skipSpaces()
    }
    return String(characters[position..<end])
  }

  private mutating func operand() throws -> (SceneItem?, SceneAttribute) {
    skipSpaces()
    let start = position
    // A name ends at a dot; of several that fit the longest counts.
    var found: (item: SceneItem?, dot: Int)?
    for dot in start..<characters.count where characters[dot] == "." {
      let name = String(characters[start..<dot]).trimmingSpaces.lowercased()
      if let item = names.items[name] { found = (item, dot) }
    }
    if let found {
      position = found.dot + 1
      return (found.item, try attribute())
    }
    let unknown = String(characters[start...].prefix { !"=<>≥≤+".contains($0) }).trimmingSpaces
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
    while end < characters.count, characters[end].isLetter { end += 1 }
    let word = String(characters[start..<end])
    let all = SceneAttribute.allCases
    guard let attribute = all.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else {
      throw fail(
        word.isEmpty
          ? "expected an attribute after the dot, such as Leading"
          : "unknown attribute \"\(word)\"\(Suggestion.hint(for: word, among: all.map(\.rawValue)))")
    }
    position = end
    return attribute
  }

  private mutating func relation() throws -> SceneConstraint.Relation {
    skipSpaces()
    for (sign, relation) in [
      (">=", SceneConstraint.Relation.greaterThanOrEqual), ("<=", .lessThanOrEqual), ("==", .equal), ("=", .equal),
      ("≥", .greaterThanOrEqual), ("≤", .lessThanOrEqual),
    ] where take(sign) { return relation }
    throw fail("expected =, >= or <=")
  }

  /// A right side that is nothing but a number.
  private mutating func takeLoneConstant() throws -> Double? {
    let start = position
    guard takeNumber() != nil else { return nil }
    skipSpaces()
    let isLone = position == characters.count || "(@#".contains(characters[position])
    position = start
    return isLone ? try takeLength() : nil
  }

  private mutating func takeMultiplier() throws -> Double? {
    let start = position
    guard let number = takeNumber() else { return nil }
    var value = number
    skipSpaces()
    if take("%") {
      value /= 100
    } else if take("/") || take(":") {
      skipSpaces()
      guard let divisor = takeNumber() else { throw fail("expected a number after / or :") }
      if divisor == 0 { throw fail("a multiplier cannot be divided by 0") }
      value /= divisor
    }
    skipSpaces()
    for sign in ["x ", "X ", "×", "*"] where take(sign) {
      skipSpaces()
      guard abs(value) <= Self.multiplierLimit else {
        position = start
        throw fail("a multiplier is at most \(NumberText.plain(Self.multiplierLimit))")
      }
      return value
    }
    position = start
    throw fail("expected x or * after a multiplier, as in 2.0 x Blue View.Width")
  }

  private mutating func takeNotAnAttribute() throws -> Bool {
    let word = "notanattribute"
    guard String(characters[position...].prefix(word.count)).lowercased() == word else { return false }
    position += word.count
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
    if String(characters[position...].prefix(8)).lowercased() == "standard" {
      if sign < 0 { throw fail("Standard is added, never subtracted: turn the equation round") }
      position += 8
      return .standard
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
      let word = "priority"
      guard String(characters[position...].prefix(word.count)).lowercased() == word else {
        throw fail("expected (Priority n)")
      }
      position += word.count
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
    return ScenePriority(number)
  }

  // MARK: Characters

  private var rest: String { String(characters[position...]).trimmingSpaces }

  private func fail(_ message: String) -> Failure { Failure(offset: position, message: message) }

  private mutating func skipSpaces() {
    while position < characters.count, characters[position] == " " || characters[position] == "\t" { position += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: Array(text)) else { return false }
    position += text.count
    return true
  }

  private mutating func takeNumber() -> Double? {
    var end = position
    if end < characters.count, "+-−".contains(characters[end]) { end += 1 }
    let digits = end
    while end < characters.count, characters[end].isASCII, characters[end].isNumber || characters[end] == "." {
      end += 1
    }
    let text = String(characters[position..<end]).replacing("−", with: "-")
    guard end > digits, let number = Double(text), number.isFinite else { return nil }
    position = end
    return number
  }

  /// What no layout needs, and beyond which arithmetic keeps no promises.
  private static let multiplierLimit = 10_000.0
  static let constantLimit = 1_000_000.0

  private mutating func takeLength() throws -> Double? {
    let start = position
    guard let number = takeNumber() else { return nil }
    guard abs(number) <= Self.constantLimit else {
      position = start
      throw fail("a constant is at most \(NumberText.plain(Self.constantLimit)) points")
    }
    return number
  }
}

extension StringProtocol {
  /// Without spaces and tabs at both ends.
  var trimmingSpaces: String {
    let text = String(self)
    let isText = { (byte: UInt8) in byte != 0x20 && byte != 0x09 }
    guard let first = text.utf8.firstIndex(where: isText), let last = text.utf8.lastIndex(where: isText) else {
      return ""
    }
    return String(text[first...last])
  }
}
