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

  /// How lines begin that are not equations.
  enum Prefix: String, CaseIterable {
    case noOverlap = "no overlap:"
    case insideSafeArea = "inside safe area:"
    case notCut = "not cut:"
    case mirrored = "mirrored:"
    case lines = "lines("

    /// Whether a line begins with the words and lacks the colon.
    func isMeant(by line: String) -> Bool {
      let words = rawValue.dropLast()
      return rawValue.hasSuffix(":") && line.lowercased().hasPrefix(words + " ") && !line.contains(/[=<>]/)
    }

    /// What may follow the colon.
    var example: String { self == .noOverlap ? "A, B" : "*" }
  }

  static let words = Prefix.allCases.map(\.rawValue)

  /// - Throws: ``EquationParser/Failure``.
  func parse(_ line: String) throws -> SceneInvariant {
    let text = line.trimmingSpaces
    let indent = line.prefix { $0 == " " }.count
    guard let prefix = Prefix.allCases.first(where: { text.lowercased().hasPrefix($0.rawValue) }) else {
      if let meant = Prefix.allCases.first(where: { $0.isMeant(by: text) }) {
        throw EquationParser.Failure(
          offset: indent + meant.rawValue.count - 1,
          message: "expected a colon, as in \(meant.rawValue) \(meant.example)")
      }
      return SceneInvariant(.equation(try EquationParser.parse(line, names: names)), text: text)
    }
    let rest = String(text.dropFirst(prefix.rawValue.count))
    let offset = indent + prefix.rawValue.count
    switch prefix {
    case .noOverlap:
      if rest.trimmingSpaces == "*" {
        throw EquationParser.Failure(
          offset: offset, message: "no overlap takes names of views; plumb prove --all looks at all of them")
      }
      let ids = try views(rest, at: offset)
      if ids.count < 2 { throw EquationParser.Failure(offset: offset, message: "name two views or more") }
      return SceneInvariant(.noOverlap(ids), text: text)
    case .insideSafeArea: return SceneInvariant(.insideSafeArea(try all(rest, at: offset)), text: text)
    case .notCut: return SceneInvariant(.notCut(try all(rest, at: offset)), text: text)
    case .mirrored: return SceneInvariant(.mirrored(try all(rest, at: offset)), text: text)
    case .lines: return try lines(rest, at: offset, text)
    }
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
    if let item = names.items[name.lowercased()], case .view(let id)? = item { return id }
    throw EquationParser.Failure(
      offset: offset, message: "unknown view \"\(name)\"\(Suggestion.hint(for: name, among: names.display))")
  }

  /// Reads what follows `lines(`.
  private func lines(_ text: String, at offset: Int, _ whole: String) throws -> SceneInvariant {
    func failure() -> EquationParser.Failure {
      EquationParser.Failure(
        offset: offset, message: "write lines(View) <= 2: a view, a relation and a number of lines")
    }
    guard let close = text.unicodeScalars.lastIndex(of: ")") else { throw failure() }
    let id = try view(String(text[..<close]), at: offset)
    let right = String(text[close...].dropFirst()).trimmingSpaces
    guard let (sign, relation) = EquationParser.relationSigns.first(where: { right.hasPrefix($0.0) }),
      let count = Int(String(right.dropFirst(sign.count)).trimmingSpaces), (0...10_000).contains(count)
    else { throw failure() }
    return SceneInvariant(.lines(id, relation, count), text: whole)
  }
}
