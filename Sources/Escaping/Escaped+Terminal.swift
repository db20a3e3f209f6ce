extension Escaped {
  /// A value for a line of a terminal or a log: hidden characters are spelled out, so that the value stays one line, in order,
  /// and gives no commands. What a line may not start with is left to ``lines(_:)``, which knows where lines start.
  ///
  /// Line ends, tabs and escapes become `\n`, `\t` and `\u{1b}`.
  /// - Complexity: O(length).
  package static func line(_ text: String) -> String {
    replaced(text, isPlain: isPrintable) { $0.isHidden ? spelled($0) : nil }
  }

  /// A whole message for a terminal or a log, whose line ends and tabs are its own: other hidden characters are spelled out,
  /// and a line is no command to a CI system.
  ///
  /// GitHub obeys a line that starts with `::` and any line with `##[`, Azure `##vso[`, TeamCity `##teamcity[`; a backslash
  /// takes their meaning away. Values are made one line each by ``line(_:)`` before they enter a message.
  /// - Complexity: O(length).
  package static func lines(_ text: String) -> String {
    if areQuiet(text.utf8) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    var isAtStart = true
    var last: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case ":" where isAtStart, "#" where last == "#": result += "\\\(scalar)"
      case _ where scalar.isHidden: result += spelled(scalar)
      default: result.unicodeScalars.append(scalar)
      }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
      last = scalar
    }
    return result
  }

  /// Whether ``lines(_:)`` finds nothing to do, for the texts that most messages and tables are: printable ASCII without the
  /// signs that commands start with.
  private static func areQuiet(_ bytes: String.UTF8View) -> Bool {
    var last: UInt8 = 0x0A
    for byte in bytes {
      let isCommand = byte == 0x23 && last == 0x23 || byte == 0x3A && (last == 0x0A || last == 0x20)
      if isCommand || !isPrintable(byte) && byte != 0x0A { return false }
      last = byte
    }
    return true
  }

  /// A text in quotation marks as property lists print it: marks inside get a backslash, all else is left alone.
  /// - Complexity: O(length).
  package static func quoted(_ text: String) -> String {
    "\"\(replaced(text, isPlain: { $0 != 0x22 }) { $0 == "\"" ? "\\\"" : nil })\""
  }

  /// A JSON string, quotation marks included, that ``lines(_:)`` leaves as it is.
  /// - Complexity: O(length).
  package static func json(_ text: String) -> String {
    let content = replaced(text, isPlain: { isPrintable($0) && $0 != 0x22 && $0 != 0x5C && $0 != 0x23 }) {
      scalar, before in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\r": return "\\r"
      case "\t": return "\\t"
      case "#" where before == "#": return unicodeEscape(scalar)
      default: return scalar.isHidden ? unicodeEscape(scalar) : nil
      }
    }
    return "\"\(content)\""
  }

  /// JSON that an encoder wrote, so that ``lines(_:)`` leaves it as it is: outside of strings JSON has none of the characters that are
  /// replaced.
  /// - Complexity: O(length).
  package static func encoded(json: String) -> String {
    replaced(json, isPlain: { (isPrintable($0) || $0 == 0x0A) && $0 != 0x23 }) { scalar, before in
      switch scalar {
      case "\n": return nil
      case "#" where before == "#": return unicodeEscape(scalar)
      default: return scalar.isHidden ? unicodeEscape(scalar) : nil
      }
    }
  }

  /// The message of a GitHub workflow command; `##[` would start one of another kind.
  /// - Complexity: O(length).
  package static func annotation(_ text: String) -> String {
    replaced(text, isPlain: { isPrintable($0) && $0 != 0x25 && $0 != 0x23 }) { scalar, before in
      switch scalar {
      case "%": return "%25"
      case "\r": return "%0D"
      case "\n": return "%0A"
      case "#" where before == "#": return "\\#"
      default: return scalar.isHidden ? spelled(scalar) : nil
      }
    }
  }

  /// A property of a GitHub workflow command, such as its file or title.
  /// - Complexity: O(length).
  package static func annotationProperty(_ text: String) -> String {
    replaced(annotation(text), isPlain: { isPrintable($0) && $0 != 0x3A && $0 != 0x2C }) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  /// A word of a shell command to be copied, in quotation marks. The result is one line without a backtick, so that it can
  /// stand in Markdown's code.
  ///
  /// Hidden characters need the form `$'...'`, which bash, zsh and ksh read: they would act on a terminal when they are pasted.
  /// - Complexity: O(length).
  package static func shell(_ text: String) -> String {
    if !text.unicodeScalars.contains(where: { $0.isHidden || $0 == "`" }) {
      return "'\(replaced(text, isPlain: { $0 != 0x27 }) { $0 == "'" ? "'\\''" : nil })'"
    }
    let content = replaced(text, isPlain: { _ in false }) { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "'": "\\'"
      case _ where scalar.isHidden || scalar == "`":
        "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count)
          + String(scalar.value, radix: 16)
      default: nil
      }
    }
    return "$'\(content)'"
  }

  /// `\n`, `\u{1b}`: a hidden character as Swift writes it.
  static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}
