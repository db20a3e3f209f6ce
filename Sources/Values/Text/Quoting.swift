/// Ways to put text in quotation marks: on one line, without invisible characters.
///
/// Control characters, line separators and marks of text direction are written as escapes. Text is read scalar by
/// scalar, so that a combining mark after a quotation mark does not hide it.
package enum Quoting {
  /// In golden records: `\u{e}`.
  case record
  /// In YAML: `\u000e`, and `\t` for a tab.
  case yaml

  /// Returns the text in quotation marks.
  /// - Complexity: O(scalars).
  package func quoted(_ text: String) -> String {
    var result = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case _ where Self.isInvisible(scalar): result.append(contentsOf: escape(scalar).unicodeScalars)
      default: result.append(scalar)
      }
    }
    result.append("\"")
    return String(result)
  }

  /// Returns the text that ``quoted(_:)`` put in quotation marks for a record; text without them as it is.
  /// - Complexity: O(scalars).
  package static func unquotedRecord(_ quotation: String) -> String {
    let utf8 = quotation.utf8
    guard utf8.count >= 2, utf8.first == UInt8(ascii: "\""), utf8.last == UInt8(ascii: "\"") else { return quotation }
    if !utf8.contains(UInt8(ascii: "\\")) { return String(Substring(utf8.dropFirst().dropLast())) }
    var result = String.UnicodeScalarView()
    var rest = quotation.unicodeScalars.dropFirst().dropLast()
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      switch escaped {
      case "n": result.append("\n")
      case "u":
        let code = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(code.count + 2)
        if let value = UInt32(String(code), radix: 16), let scalar = Unicode.Scalar(value) { result.append(scalar) }
      default: result.append(escaped)
      }
    }
    return String(result)
  }

  /// Returns a text that ``quoted(_:)`` put in quotation marks for YAML; nil for anything else.
  package static func unquotedYAML(_ quotation: String) -> String? {
    let scalars = Array(quotation.unicodeScalars)
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return nil }
    let inner = scalars.dropFirst().dropLast()
    var text = String.UnicodeScalarView()
    var place = inner.startIndex
    while place < inner.endIndex {
      let scalar = inner[place]
      place += 1
      if scalar == "\"" { return nil }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard place < inner.endIndex else { return nil }
      place += 1
      switch inner[place - 1] {
      case "\"", "\\": text.append(inner[place - 1])
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "u":
        guard place + 4 <= inner.endIndex else { return nil }
        let digits = String(String.UnicodeScalarView(inner[place..<place + 4]))
        guard let escaped = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        text.append(escaped)
        place += 4
      default: return nil
      }
    }
    return String(text)
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    switch self {
    case .record: return "\\u{\(digits)}"
    case .yaml where scalar == "\t": return "\\t"
    case .yaml: return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// Whether a scalar is a control character, ends a line, changes the direction of text, or is none that YAML allows. All
  /// have at most four digits.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}
