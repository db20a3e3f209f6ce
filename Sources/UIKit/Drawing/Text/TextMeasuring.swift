/// Measures the width of text and determines where its lines break.
///
/// Layout uses one measurer for everything that depends on glyphs. The default, ``AdvanceTableMeasurer``, needs no C
/// library; Plumb's Typography replaces it with Pango.
public protocol TextMeasuring: Sendable {
  /// Breaks a text into lines.
  /// - Parameters:
  ///   - text: The text, in runs of one font.
  ///   - width: The maximum width of a line in points; nil breaks only where the text does.
  ///   - breaking: Where lines that would be wider may break.
  /// - Returns: At least one line.
  func lines(of text: StyledText, width: CGFloat?, breaking: TextBreaking) -> [TextLine]
}

/// Where a paragraph may break.
public enum TextBreaking: Hashable, Sendable {
  /// Where Unicode allows, and inside a word that is wider than a line.
  case words
  /// Between any two characters.
  case characters
}

/// One line of measured text.
public struct TextLine: Hashable, Sendable {
  /// The line's content, in bytes of the text's UTF-8, without trailing spaces and the line break.
  public var range: Range<Int>
  /// Advance of the line in points, not rounded.
  public var width: CGFloat
  /// Whether the line is the last of its paragraph or of the text.
  public var endsParagraph: Bool

  /// A line of a measured text, its width in points.
  public init(range: Range<Int>, width: CGFloat, endsParagraph: Bool) {
    self.range = range
    self.width = width
    self.endsParagraph = endsParagraph
  }
}

/// The paragraphs of a text.
package enum Paragraphs {
  /// Returns the ranges of bytes between line feeds, carriage returns (with and without a line feed), and Unicode's
  /// line and paragraph separators.
  /// - Complexity: O(bytes).
  package static func ranges(in text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      var ranges: [Range<Int>] = []
      var (start, index) = (0, 0)
      while index < bytes.count {
        let length = breakLength(bytes, at: index)
        if length > 0 {
          ranges.append(start..<index)
          start = index + length
        }
        index += max(1, length)
      }
      return ranges + [start..<bytes.count]
    }
  }

  private static func breakLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A, 0x0B, 0x0C: 1
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: 3
    default: 0
    }
  }
}

/// The current measurer: the built-in table, unless a caller temporarily replaces it.
@MainActor
package enum TextMeasurement {
  package private(set) static var measurer: any TextMeasuring = AdvanceTableMeasurer()
  /// The measurer, if it is an object, in which case its measurements can be cached. Others may return different
  /// results each time, or record their calls.
  package private(set) static var object: AnyObject?

  /// Runs a body in which another measurer measures all text.
  ///
  /// Views cache their measurements, so those that outlive the body must be invalidated.
  /// - Throws: Any error that the body throws.
  package static func with<Result, Failure: Error>(
    _ other: any TextMeasuring, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = (measurer, object)
    (measurer, object) = (other, type(of: other) is AnyClass ? other as AnyObject : nil)
    defer { (measurer, object) = before }
    return try body()
  }

  /// The advance of a text's first line without wrapping, in points, not rounded.
  package static func width(of text: StyledText) -> CGFloat {
    measurer.lines(of: text, width: nil, breaking: .words).first?.width ?? 0
  }
}
