import SceneModel

/// A line in the visual format language, as recipes and code write it: `H:|-[nameLabel]-[nameField]-| alignAllTop`,
/// `[redView(100)]`, `@"V:[red(60)]" options: NSLayoutFormatAlignAllLeft`.
struct VisualFormatLine {
  /// The format with its axis; without one it is horizontal (AL-8.1).
  let format: String
  /// Where the line has the format's first character, in characters; below 0 if it has no axis.
  let offset: Int
  /// Options by their names in recipes; others as written.
  let options: [String]

  /// The line without the marks of code.
  var text: String { ([format] + options).joined(separator: " ") }

  /// Returns nil for a line of another kind.
  /// - Parameter line: The line without surrounding spaces.
  init?(_ line: String) {
    var rest = line[...]
    if let bullet = rest.first, "-*+•·–—".contains(bullet), rest.dropFirst().first == " " {
      rest = rest.dropFirst().drop { $0 == " " }
    }
    if rest.hasPrefix("@\"") { rest.removeFirst() }
    let mark = rest.first.flatMap { Self.marks[$0] }
    if mark != nil { rest.removeFirst() }
    guard Self.begins(rest) else { return nil }
    let end = rest.firstIndex { mark == nil ? " #".contains($0) : $0 == mark } ?? rest.endIndex
    let code = rest[..<end].firstRange(of: "//").map { rest[..<$0.lowerBound] } ?? rest[..<end]
    var after = mark != nil && end < rest.endIndex ? rest[end...].dropFirst() : rest[code.endIndex...]
    for comment in ["#", "//", "/*"] {
      if let range = after.firstRange(of: comment) { after = after[..<range.lowerBound] }
    }
    let axis = code.first.map { "HVhv".contains($0) } ?? false ? code.prefix(1).uppercased() : nil
    // A view may be called `[New] Item`.
    if axis == nil || mark != nil, after.contains(where: { "=<>≤≥".contains($0) }) { return nil }
    format = axis.map { $0 + code.dropFirst() } ?? "H:\(code)"
    offset = line.distance(from: line.startIndex, to: code.startIndex) - (axis == nil ? 2 : 0)
    options = after.split { " ,;|[]()".contains($0) }.compactMap { Self.option(String($0)) }
  }

  /// Marks around a format, with those that close them.
  private static let marks: [Character: Character] = ["\"": "\"", "'": "'", "`": "`", "“": "”"]

  /// Whether a line with these first characters needs a closer look.
  static func mayBegin(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.first.map { "HVhv|[@\"“'`".unicodeScalars.contains($0) } ?? false
  }

  /// Whether a text begins as a format does: with an axis, at the superview, or with a view.
  private static func begins(_ text: Substring) -> Bool {
    if text.hasPrefix("H:") || text.hasPrefix("V:") { return true }
    let rest = text.dropFirst()
    switch text.first {
    case "h", "v": return rest.hasPrefix(":|") || rest.hasPrefix(":[")
    case "|": return rest.hasPrefix("-") || rest.hasPrefix("[")
    case "[":
      let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      guard let initial = name.first, !initial.isNumber else { return false }
      let after = rest[name.endIndex...]
      let next = after.dropFirst().first
      return after.first == "(" || after.first == "]" && (next.map { "-[| `',;”\"".contains($0) } ?? true)
    default: return false
    }
  }

  /// Returns an option by its name in recipes; nil for a word that says nothing: `options:`, `0`.
  private static func option(_ word: String) -> String? {
    var name = word.hasPrefix("options:") ? String(word.dropFirst(8)) : word
    if let dot = name.lastIndex(of: ".") { name = String(name[dot...].dropFirst()) }
    if name.hasPrefix("NSLayoutFormat") { name = String(name.dropFirst(14)) }
    if ["", "0", "`", "options"].contains(name) { return nil }
    return VisualFormatReading.optionNames.first { $0.lowercased() == name.lowercased() } ?? word
  }
}
