extension Escaped {
  /// Returns a value for a line of a terminal or a log: hidden characters are spelled out, so that the value stays on
  /// one line, in order, and gives no commands. What a line may not start with is left to ``lines(_:)``, which knows
  /// where lines start.
  ///
  /// Line breaks, tabs and escapes become `\n`, `\t` and `\u{1b}`.
  /// - Complexity: O(length).
  package static func line(_ text: String) -> String {
    replaced(text, isPlain: isPrintable) { $0.isHidden ? spelled($0) : nil }
  }

  /// Returns a whole message for a terminal or a log. Its line breaks and tabs are kept, other hidden characters are
  /// spelled out, and no line is a command to a CI system.
  ///
  /// GitHub obeys a line that starts with `::` and any line with `##[`, Azure `##vso[`, TeamCity `##teamcity[`; a
  /// backslash neutralizes them. Values must be made single lines by ``line(_:)`` before they are inserted into a
  /// message.
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

  /// Returns a text in quotation marks as property lists print it: quotation marks inside get a backslash, everything
  /// else is left alone.
  /// - Complexity: O(length).
  package static func quoted(_ text: String) -> String {
    "\"\(replaced(text, isPlain: { $0 != 0x22 }) { $0 == "\"" ? "\\\"" : nil })\""
  }

  /// Returns a JSON string, including quotation marks, that ``lines(_:)`` leaves unchanged.
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

  /// Returns JSON from an encoder in a form that ``lines(_:)`` leaves unchanged; outside strings JSON contains none of
  /// the replaced characters.
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

  /// Returns the message of a GitHub workflow command; `##[` would start another kind of command.
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

  /// Returns a property of a GitHub workflow command, such as its file or title.
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

  /// Returns a word of a shell command to be copied, in quotation marks. The result is one line without a backtick, so
  /// that it can be used in Markdown code.
  ///
  /// Hidden characters need the form `$'...'`, which bash, zsh and ksh understand, because a terminal would act on them
  /// when they are pasted.
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

  /// Returns `\n`, `\u{1b}`: a hidden character in Swift's notation.
  static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// Returns whether ``lines(_:)`` has nothing to do, as for most messages and tables: printable ASCII without the
  /// characters that commands start with.
  private static func areQuiet(_ bytes: String.UTF8View) -> Bool {
    var last: UInt8 = 0x0A
    for byte in bytes {
      let isCommand = byte == 0x23 && last == 0x23 || byte == 0x3A && (last == 0x0A || last == 0x20)
      if isCommand || !isPrintable(byte) && byte != 0x0A { return false }
      last = byte
    }
    return true
  }
}
