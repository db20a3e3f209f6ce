extension Escaped {
  /// A string literal of Swift, quotation marks included, on one line and without interpolation.
  /// - Complexity: O(length).
  package static func swift(_ text: String) -> String {
    let content = replaced(text, isPlain: { isPrintable($0) && $0 != 0x22 && $0 != 0x5C }) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      default: scalar.isHidden ? spelled(scalar) : nil
      }
    }
    return "\"\(content)\""
  }

  /// Text for a name of Swift in backticks, which stand outside: what such a name may not have becomes an underscore.
  /// - Complexity: O(length).
  package static func swiftName(_ text: String) -> String {
    replaced(text, isPlain: { isPrintable($0) && $0 != 0x60 && $0 != 0x5C }) { scalar in
      scalar == "`" || scalar == "\\" || scalar.isHidden ? "_" : nil
    }
  }
}
