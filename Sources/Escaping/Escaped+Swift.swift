extension Escaped {
  /// Returns a Swift string literal, including quotation marks, on one line and without interpolation.
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

  /// Returns text for a Swift name in backticks, which are not included: characters that such a name may not have
  /// become underscores.
  /// - Complexity: O(length).
  package static func swiftName(_ text: String) -> String {
    replaced(text, isPlain: { isPrintable($0) && $0 != 0x60 && $0 != 0x5C }) { scalar in
      scalar == "`" || scalar == "\\" || scalar.isHidden ? "_" : nil
    }
  }
}
