extension Escaped {
  /// Returns text for an HTML element or a quoted attribute. Control characters, which HTML does not allow, become
  /// U+FFFD.
  /// - Complexity: O(length).
  package static func html(_ text: String) -> String {
    replaced(text, isPlain: isPlainInMarkup) { scalar in
      switch scalar {
      case "\t", "\n": nil
      case _ where scalar.isControl: "\u{FFFD}"
      default: entity(scalar)
      }
    }
  }

  /// Returns text for an XML 1.0 element or a quoted attribute. Tabs and line breaks become references, because a
  /// parser turns them into spaces in an attribute. Characters that XML 1.0 does not allow, even as references, become
  /// U+FFFD.
  /// - Complexity: O(length).
  package static func xml(_ text: String) -> String {
    replaced(text, isPlain: isPlainInMarkup) { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x7F...0x9F: "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: "\u{FFFD}"
      default: entity(scalar)
      }
    }
  }

  /// Returns JSON for a script element, in which `</script` and `<!--` have a meaning even inside a string. Outside
  /// strings JSON contains none of the replaced characters.
  /// - Complexity: O(length).
  package static func script(_ json: String) -> String {
    replaced(json, isPlain: { $0 < 0x80 && $0 != 0x3C && $0 != 0x3E && $0 != 0x26 }) { scalar in
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}": unicodeEscape(scalar)
      default: nil
      }
    }
  }

  /// Returns text for a line of Markdown as GitHub reads it: no markup, no HTML, no link, no mention of a user or an
  /// issue. Line breaks become spaces, hidden characters U+FFFD.
  /// - Complexity: O(length).
  package static func markdown(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    let scalars = Array(text.unicodeScalars)
    /// Whether there are only spaces and digits before this position, so that the line could become a list.
    var isAtStart = true
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch scalar {
      // Leading spaces would turn the line into code.
      case " ", "\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}":
        if !result.isEmpty { result += " " }
      case "&", "<", ">", "$": result += entity(scalar) ?? "&#\(scalar.value);"
      // GitHub searches for mentions in the rendered text, from which backslashes are gone, so only a character in
      // between helps.
      case "@": result += "\\@\u{200B}"
      case "#": result += "0"..."9" ~= next ?? " " ? "\\#\u{200B}" : "\\#"
      case "\\", "`", "*", "_", "[", "]", "(", ")", "|", "!", "~", "+", "{", "}": result += "\\\(scalar)"
      case "-" where isAtStart, "=" where isAtStart, "." where isAtStart: result += "\\\(scalar)"
      // GitHub links bare addresses.
      case ":" where next == "/": result += "\\:"
      case "." where result.hasSuffix(ofBytes: "www"): result += "\\."
      case _ where scalar.isHidden: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
      if scalar != " ", !("0"..."9" ~= scalar) { isAtStart = false }
    }
    return result
  }

  /// Returns a span of code in Markdown, in which nothing is markup, a link or a mention, and which can be copied as it is.
  /// Line breaks become spaces, hidden characters U+FFFD.
  /// - Complexity: O(length).
  package static func markdownCode(_ text: String) -> String {
    let line = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0.isHidden ? "\u{FFFD}" : $0 }))
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    // A space on both sides is not part of the code; an empty span does not exist.
    let isOpen = line.hasPrefix("`") || line.hasSuffix("`") || line.allSatisfy { $0 == " " }
    return isOpen ? "\(fence) \(line) \(fence)" : fence + line + fence
  }

  /// Returns a path as part of an address: bytes other than ASCII letters, digits and `/-._~` become `%2D` and the like
  /// (RFC 3986).
  /// - Complexity: O(length).
  package static func address(_ path: String) -> String { percentEncoded(path) { isPlainInAddress($0) } }

  /// Does the same for a text inside of an HTML comment, which two hyphens may end.
  /// - Complexity: O(length).
  package static func comment(_ text: String) -> String {
    percentEncoded(text) { isPlainInAddress($0) && $0 != 0x2D }
  }

  private static func percentEncoded(_ text: String, isPlain: (UInt8) -> Bool) -> String {
    replaced(text, isPlain: isPlain) { scalar in
      let bytes = String(scalar).utf8
      if bytes.allSatisfy(isPlain) { return nil }
      return bytes.map { ($0 < 0x10 ? "%0" : "%") + String($0, radix: 16, uppercase: true) }.joined()
    }
  }

  private static func isPlainInAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D...0x2F, 0x5F, 0x7E: true
    default: false
    }
  }

  private static func isPlainInMarkup(_ byte: UInt8) -> Bool {
    isPrintable(byte) && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0x22 && byte != 0x27
  }

  /// Returns the reference for a character that delimits markup, or an attribute in either kind of quotation marks.
  private static func entity(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }

  /// Returns `\u003c`: an escape of JSON and JavaScript; two of them for a scalar outside the basic plane.
  static func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

extension String {
  /// Returns whether the text ends with these ASCII letters, in upper or lower case, regardless of combining marks
  /// around them.
  fileprivate func hasSuffix(ofBytes letters: StaticString) -> Bool {
    letters.withUTF8Buffer { wanted in utf8.suffix(wanted.count).elementsEqual(wanted) { $0 | 0x20 == $1 } }
  }
}
