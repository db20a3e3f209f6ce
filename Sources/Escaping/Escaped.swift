/// Text from documents, made safe to write into a format. There is one function per format, which is the only place
/// that knows its rules.
///
/// Everything here works on Unicode scalars or bytes, never on characters. A combining mark forms one character with
/// the preceding sign, and a number sign such as U+0600 with the following one, so that a search for the character `<`
/// misses it, although a browser sees it.
package enum Escaped {
  /// Returns a text with scalars replaced one by one.
  /// - Parameters:
  ///   - isPlain: Whether a byte stands for itself wherever it occurs. Most texts consist only of such bytes, and are
  ///     returned unchanged; in others, everything between replaced scalars is copied unchanged.
  ///   - replacement: What to write for a scalar; nil for the scalar itself.
  /// - Complexity: O(length).
  @inline(__always)
  static func replaced(
    _ text: String, isPlain: (UInt8) -> Bool, by replacement: (Unicode.Scalar) -> String?
  ) -> String {
    replaced(text, isPlain: isPlain) { scalar, _ in replacement(scalar) }
  }

  /// Does the same for scalars whose replacement depends on the preceding scalar.
  @inline(__always)
  static func replaced(
    _ text: String, isPlain: (UInt8) -> Bool,
    by replacement: (_ scalar: Unicode.Scalar, _ before: Unicode.Scalar?) -> String?
  ) -> String {
    guard var place = text.utf8.firstIndex(where: { !isPlain($0) }) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    /// The start of text that has been read and stands for itself, but is not copied yet.
    var start = text.startIndex
    while place < text.endIndex {
      let scalar = text.unicodeScalars[place]
      let next = text.unicodeScalars.index(after: place)
      let before = place > text.startIndex ? text.unicodeScalars[text.unicodeScalars.index(before: place)] : nil
      if let other = replacement(scalar, before) {
        result += text[start..<place]
        result += other
        start = next
      }
      place = text.utf8[next...].firstIndex { !isPlain($0) } ?? text.endIndex
    }
    return result + text[start...]
  }

  /// Returns whether a byte is a printable ASCII character.
  static func isPrintable(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte }
}

extension Unicode.Scalar {
  /// Whether a scalar is a control character: it moves the cursor, rings the bell, or starts a terminal's escape
  /// sequence.
  package var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  /// Whether a scalar is invisible and affects its surroundings: a control character, a line separator, a text
  /// direction control, or another sign without a shape. The joiners that emoji and some scripts need are not hidden.
  package var isHidden: Bool {
    if value < 0x80 { return isControl }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return properties.isDefaultIgnorableCodePoint && value != 0x200C && value != 0x200D
    default: return false
    }
  }
}
