/// Blocks of equations as people paste them, made into blocks that YAML can read: lines that are indented by tabs or not at
/// all, and keys without the sign of a block.
///
/// Lines keep their numbers, and what they say keeps its place in the line behind the indent.
enum PastedBlocks {
  private static let keys = ["constraints", "expect", "invariants"]
  private static let relations = Set("=<>≥≤≧≦＝".unicodeScalars)

  private typealias Line = ArraySlice<Unicode.Scalar>

  /// Returns the text with its blocks repaired; the text itself if none needs it.
  /// - Complexity: O(length).
  static func repaired(_ text: String) -> String {
    var lines = Array(text.unicodeScalars).split(separator: "\n", omittingEmptySubsequences: false)
    var isChanged = removeFence(&lines)
    var index = 0
    while index < lines.count {
      let key = Key(lines[index])
      index += 1
      guard let key else { continue }
      let start = index
      while index < lines.count, isBody(lines[index], of: key) { index += 1 }
      guard let block = repaired(lines[start..<index], of: key) else { continue }
      lines.replaceSubrange(start..<index, with: block)
      if let sign = key.missingSign { lines[start - 1].insert(contentsOf: " |".unicodeScalars, at: sign) }
      isChanged = true
    }
    return isChanged ? String(String.UnicodeScalarView(lines.joined(separator: ["\n"]))) : text
  }

  /// Empties the first and the last line of a recipe that was copied from Markdown with its fence.
  private static func removeFence(_ lines: inout [Line]) -> Bool {
    func isFence(_ index: Int) -> Bool { lines[index].drop { $0.isBlank }.starts(with: "```".unicodeScalars) }
    func isText(_ index: Int) -> Bool { lines[index].contains { !$0.isBlank && $0 != "\r" } }
    guard let first = lines.indices.first(where: isText), isFence(first),
      let last = lines.indices.last(where: isText)
    else { return false }
    lines[first] = []
    if isFence(last) { lines[last] = [] }
    return true
  }

  /// A line with the key of a block.
  private struct Key {
    let indent: Int
    /// Where the sign of a block belongs; nil if there is one.
    let missingSign: Int?

    init?(_ line: Line) {
      let word = line.drop { $0 == " " }
      indent = line.count - word.count
      guard let colon = word.firstIndex(of: ":"), keys.contains(String(String.UnicodeScalarView(word[..<colon]))) else {
        return nil
      }
      let rest = word[(colon + 1)...].drop { $0.isBlank }
      guard rest.isEmpty || rest.first == "|" || rest.first == "#" else { return nil }
      missingSign = rest.first == "|" ? nil : colon + 1
    }
  }

  private static func isBody(_ line: Line, of key: Key) -> Bool {
    let rest = line.drop { $0.isBlank }
    let indent = line[..<rest.startIndex]
    if rest.isEmpty || indent.contains("\t") || indent.count > key.indent { return true }
    // Without an indent only what can be no other key.
    if key.indent > 0 || !indent.isEmpty { return false }
    if rest.starts(with: "//".unicodeScalars) { return true }
    let word = rest.prefix { $0.properties.isAlphabetic }
    return !rest[word.endIndex...].starts(with: ":".unicodeScalars) && rest.first != "#"
      && rest.contains(where: relations.contains)
  }

  /// Returns the lines of a block with one indent; nil if they need no repair.
  private static func repaired(_ lines: ArraySlice<Line>, of key: Key) -> [Line]? {
    let full = lines.filter { !$0.allSatisfy(\.isBlank) }
    guard let first = full.first?.drop(while: { $0.isBlank }).first else { return nil }
    func indent(_ line: Line) -> Line { line.prefix { $0.isBlank } }
    func isStray(_ line: Line) -> Bool { indent(line).contains("\t") || indent(line).count <= key.indent }
    let hasStray = full.contains(where: isStray)
    if key.missingSign != nil {
      // A list, a text in quotation marks or a mapping is something else.
      if "\"'[{>&!".unicodeScalars.contains(first) || !full.contains(where: { $0.contains(where: relations.contains) })
      {
        return nil
      }
      let isList = full.allSatisfy { line in
        let rest = line.drop { $0.isBlank }
        return rest.starts(with: "- ".unicodeScalars) || rest.first == "#"
      }
      // YAML allows a list in the column of its key.
      if isList, full.allSatisfy({ !indent($0).contains("\t") && indent($0).count >= key.indent }) { return nil }
    } else if !hasStray {
      return nil
    }
    let column = full.filter { !isStray($0) }.map { indent($0).count }.min() ?? key.indent + 2
    let spaces = Array(repeating: Unicode.Scalar(" "), count: column)
    return lines.map { line in
      if line.allSatisfy(\.isBlank) { return [] }
      return isStray(line) ? (spaces + line.drop { $0.isBlank })[...] : line
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\r" }
}
