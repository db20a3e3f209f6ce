/// Text from documents, made safe to write into a format: one function per format, the only place that knows how.
///
/// Everything here works on Unicode scalars or bytes, never on characters. A combining mark joins the sign before it into
/// one character, and a number sign such as U+0600 the sign behind it, so that a search for the character `<` misses it,
/// while a browser sees it.
package enum Escaped {
  /// Replaces scalars one by one.
  /// - Parameters:
  ///   - isPlain: Whether a byte stands for itself wherever it occurs. Most texts consist of such bytes only, and are
  ///     returned as they are.
  ///   - replacement: What to write for a scalar; nil for the scalar itself.
  /// - Complexity: O(length).
  @inline(__always)
  static func replaced(
    _ text: String, isPlain: (UInt8) -> Bool, by replacement: (Unicode.Scalar) -> String?
  ) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      if let other = replacement(scalar) {
        result += other
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte is a printable ASCII character.
  static func isPrintable(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte }
}

extension Unicode.Scalar {
  /// Whether a scalar is a control character: it moves the cursor, rings the bell, starts a terminal's escape sequence.
  package var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  /// Whether a scalar is invisible and changes what surrounds it: a control character, a separator of lines, a control of
  /// the direction of text, or another sign without a shape. The joiners that emoji and some scripts need are not.
  package var isHidden: Bool {
    if value < 0x80 { return isControl }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return properties.isDefaultIgnorableCodePoint && value != 0x200C && value != 0x200D
    default: return false
    }
  }
}
