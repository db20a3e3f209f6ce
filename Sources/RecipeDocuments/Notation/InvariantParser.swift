import SceneModel
import Values

/// Reads one line of a recipe's invariants.
///
/// ```
/// line  := equation | "no overlap:" views | "inside safe area:" all | "not cut:" all | "mirrored:" all
///        | "lines(" view ")" relation digits
/// views := view ("," view)+
/// all   := "*" | view ("," view)*                    a view's name may be in quotation marks
/// ```
struct InvariantParser {
  let names: EquationParser.Names
  /// The prefixes of lines that are not equations.
  static let words = ["no overlap:", "inside safe area:", "not cut:", "mirrored:", "lines("]

  /// - Throws: ``EquationParser/Failure``.
  func parse(_ line: String) throws -> SceneInvariant {
    let text = line.trimmingSpaces
    let indent = line.prefix { $0 == " " }.count
    func rest(after word: String) -> (text: String, offset: Int)? {
      guard text.lowercased().hasPrefix(word) else { return nil }
      return (String(text.dropFirst(word.count)), indent + word.count)
    }
    if let list = rest(after: "no overlap:") {
      let ids = try views(list.text, at: list.offset)
      if ids.count < 2 { throw EquationParser.Failure(offset: list.offset, message: "name two views or more") }
      return SceneInvariant(.noOverlap(ids), text: text)
    }
    if let list = rest(after: "inside safe area:") {
      return SceneInvariant(.insideSafeArea(try all(list.text, at: list.offset)), text: text)
    }
    if let list = rest(after: "not cut:") {
      return SceneInvariant(.notCut(try all(list.text, at: list.offset)), text: text)
    }
    if let list = rest(after: "mirrored:") {
      return SceneInvariant(.mirrored(try all(list.text, at: list.offset)), text: text)
    }
    if let list = rest(after: "lines(") { return try lines(list.text, at: list.offset, text) }
    return SceneInvariant(.equation(try EquationParser.parse(line, names: names)), text: text)
  }

  private func all(_ text: String, at offset: Int) throws -> [String] {
    text.trimmingSpaces == "*" ? [] : try views(text, at: offset)
  }

  private func views(_ text: String, at offset: Int) throws -> [String] {
    let scalars = Array(text.unicodeScalars)
    func part(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
    return try Self.parts(of: scalars[...]).map { range in
      let name = part(range)
      return try view(name, at: offset + part(0..<range.lowerBound).count + name.prefix { $0 == " " }.count)
    }
  }

  /// Returns the parts of a list between commas; a comma in a quoted name separates nothing.
  static func parts(of list: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = list.startIndex
    while true {
      let first = list[start...].firstIndex { $0 != " " } ?? list.endIndex
      var end = list[start...].firstIndex(of: ",") ?? list.endIndex
      if first < list.endIndex, list[first] == "\"" {
        var close = first + 1
        while close < list.endIndex, list[close] != "\"" { close += list[close] == "\\" ? 2 : 1 }
        let next = close < list.endIndex ? list[(close + 1)...].firstIndex { $0 != " " } ?? list.endIndex : nil
        if let next, next == list.endIndex || list[next] == "," { end = next }
      }
      parts.append(start..<end)
      if end == list.endIndex { return parts }
      start = end + 1
    }
  }

  private func view(_ name: String, at offset: Int) throws -> String {
    let name = name.trimmingSpaces
    if name.isEmpty { throw EquationParser.Failure(offset: offset, message: "expected a view's name") }
    if case .some(.some(.view(let id))) = names.items[name.lowercased()] { return id }
    throw EquationParser.Failure(
      offset: offset, message: "unknown view \"\(name)\"\(Suggestion.hint(for: name, among: names.display))")
  }

  /// Reads what follows `lines(`.
  private func lines(_ text: String, at offset: Int, _ whole: String) throws -> SceneInvariant {
    func fail() -> EquationParser.Failure {
      EquationParser.Failure(
        offset: offset, message: "write lines(View) <= 2: a view, a relation and a number of lines")
    }
    guard let close = text.unicodeScalars.lastIndex(of: ")") else { throw fail() }
    let id = try view(String(text[..<close]), at: offset)
    let right = String(text[close...].dropFirst()).trimmingSpaces
    let signs: [(String, SceneConstraint.Relation)] = [
      ("<=", .lessThanOrEqual), ("≤", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("≥", .greaterThanOrEqual),
      ("==", .equal), ("=", .equal),
    ]
    guard let (sign, relation) = signs.first(where: { right.hasPrefix($0.0) }),
      let count = Int(String(right.dropFirst(sign.count)).trimmingSpaces), (0...10_000).contains(count)
    else { throw fail() }
    return SceneInvariant(.lines(id, relation, count), text: whole)
  }
}
