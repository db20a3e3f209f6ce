import SceneModel
import Values

/// Reads one line of the guide's notation.
///
/// ```
/// line     := bullet? label? operand relation right priority? comment?
/// bullet   := "-" | "*" | "•" | "–" | ...
/// label    := number ("." | ")" | " - ") | "(" number ")" | "#" digits | ( letters, digits, "-", "_" | quoted ) ":"
/// number   := digits ("." digits)* | letter | "i", "v", "x"
/// operand  := item "." attribute                    the attribute's words may be apart: Center Y
/// relation := "=" | "==" | ">=" | "<=" | "≥" | "≤" | "=>" | "=<"
/// right    := constant | ( number "+" )? ( multiplier times )? ( operand | "NotAnAttribute" ) ( times multiplier )? ( ("+" | "-") constant )?
/// times    := "x" | "*" | "×"                       or "/" before a number that divides
/// constant := number ("pt" | "points")? | "Standard" "Value"?        "Standard" only next to an operand
/// multiplier := number | number "%" | number "/" number | number ":" number
/// priority := "(" "Priority"? (":" | "=")? level ")" | "[" "Priority" level "]" | "@" level | "Priority" level
/// level    := number | "required" | "high" | "low"
/// comment  := ("#" | "//") anything | "/*" anything "*/"
/// ```
///
/// What lists in books and on web pages contain beside that is skipped: spaces of other kinds, the marks of code around
/// a line or a name (`` ` ``), marks at the end of a line.
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
    do {
      return try parser.equation(text: line.trimmingSpaces)
    } catch {
      guard let advice = advice(forCode: line) else { throw error }
      throw Failure(offset: line.prefix { $0 == " " }.count, message: advice)
    }
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
    _ = takeBlockComment()
    skipBullet()
    let start = position
    let label = takeLabel()
    if VisualFormatLine.mayBegin(scalars[position...]), VisualFormatLine(rest) != nil {
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
      let addend = try takeAddend()
      let before = try takeMultiplier()
      let second = try takeNotAnAttribute() ? nil : try operand()
      let multiplier = try before ?? (second == nil ? nil : takeFactor()) ?? 1
      constraint = SceneConstraint(
        label: label, .init(resolve(firstItem, other: second?.0), firstAttribute), relation,
        multiplier: second == nil ? 1 : multiplier,
        to: second.map { .init(resolve($0.0, other: firstItem), $0.1) }, constant: try takeConstant(after: addend))
    }
    constraint.priority = try takePriority() ?? 1000
    let end = position
    skipSpaces()
    while position < scalars.count, ";,.。；，".unicodeScalars.contains(scalars[position]) { position += 1 }
    skipSpaces()
    while takeBlockComment() {}
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
      return (found.item, try attribute(of: start))
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
    if let advice = Self.advice(forPath: String(unknown.prefix { !$0.isWhitespace })) { throw fail(advice) }
    let hint = Self.guides[name.lowercased().filter(\.isLetter)].map { "; did you mean \($0)?" }
    throw fail("unknown view \"\(name)\"\(hint ?? Suggestion.hint(for: name, among: names.display))")
  }

  /// - Parameter name: Where the item's name begins.
  private mutating func attribute(of name: Int) throws -> SceneAttribute {
    skipSpaces()
    let start = position
    var end = endOfWord(at: start)
    let word = text(start..<end)
    var found = Self.attributes[word.lowercased()]
    // The words of an attribute may be apart: `Center Y`, `Top Margin`.
    var (words, last) = (word, end)
    while !words.isEmpty, words.count < Self.longestAttribute {
      let next = scalars[last...].firstIndex { !$0.isSpace } ?? scalars.count
      if next == last { break }
      last = endOfWord(at: next)
      if last == next { break }
      words += text(next..<last)
      if let attribute = Self.attributes[words.lowercased()] { (found, end) = (attribute, last) }
    }
    guard let attribute = found else {
      let path = text(name..<(scalars[start...].firstIndex(where: \.isSpace) ?? scalars.count))
      if let advice = Self.advice(forPath: path) { throw fail(advice) }
      let names = SceneAttribute.allCases.map(\.rawValue)
      let anchored = word.hasSuffix("Anchor") ? String(word.dropLast(6)) : word
      let advice = Self.advice(forAttribute: word)
      throw fail(
        word.isEmpty
          ? "expected an attribute after the dot, such as Leading"
          : advice.map { "unknown attribute \"\(word)\"; \($0)" }
            ?? "unknown attribute \"\(word)\"\(Suggestion.hint(for: anchored, among: names))")
    }
    position = end
    note(.attribute(attribute), from: start)
    return attribute
  }

  private func endOfWord(at start: Int) -> Int {
    scalars[start...].firstIndex { !$0.properties.isAlphabetic } ?? scalars.count
  }

  /// Attributes by lower-case name.
  static let attributes = Dictionary(
    uniqueKeysWithValues: SceneAttribute.allCases.map { ($0.rawValue.lowercased(), $0) })
  /// The number of characters of the longest name.
  private static let longestAttribute = attributes.keys.map(\.count).max() ?? 0

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
    // `A.Top - B.Bottom = 8`, `A.Bottom + 8 = B.Top`
    let isSum = position < scalars.count && "+-−–".unicodeScalars.contains(scalars[position])
    throw fail(
      isSum && scalars[position...].contains("=")
        ? "put one item on the left and the number last: write B.Top = A.Bottom + 8" : "expected =, >= or <=")
  }
}
