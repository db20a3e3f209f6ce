import Escaping

/// `#sourceLocation(file: "/app/Card.swift", line: 3)`, which gives lines of a rewritten source their original numbers.
enum SourceLocation {
  private static let start = "#sourceLocation(file: \""

  /// Returns the directive for the following line.
  static func directive(_ path: String, line: Int) -> String {
    "#sourceLocation(file: \(Escaped.swift(path)), line: \(line))"
  }

  /// Returns the contents of a line if it is a directive.
  static func read(_ row: String) -> (path: String, line: Int)? {
    guard row.hasPrefix(start), let end = row.lastIndex(of: "\""),
      let line = row[end...].split(separator: " ").last.flatMap({ Int($0.dropLast()) })
    else { return nil }
    return (path(written: row[row.index(row.startIndex, offsetBy: start.count)..<end]), line)
  }

  /// Returns the path from the content of a literal, which compilers repeat as written.
  static func path(written text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains("\\") else { return String(text) }
    var (result, rest) = (String.UnicodeScalarView(), Substring(text).unicodeScalars)
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let value = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) { result.append(value) }
      default: result.append(next)
      }
    }
    return String(result)
  }
}
