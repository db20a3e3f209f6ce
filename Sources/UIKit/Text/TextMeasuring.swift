/// How wide text is and where its lines break.
///
/// Layout asks one measurer for everything it wants to know of glyphs. The default, ``AdvanceTableMeasurer``, needs no
/// C library; Plumb's Typography puts Pango in its place.
public protocol TextMeasuring: Sendable {
  /// Breaks a text into lines.
  /// - Parameters:
  ///   - text: The text, in runs of one font.
  ///   - width: The greatest width of a line in points; nil breaks only where the text does.
  ///   - breaking: Where lines end that would be wider.
  /// - Returns: One line at the least.
  func lines(of text: StyledText, width: CGFloat?, breaking: TextBreaking) -> [TextLine]
}

/// Where a paragraph may be broken.
public enum TextBreaking: Hashable, Sendable {
  /// Where Unicode allows, and inside a word that is wider than a line.
  case words
  /// Between any two characters.
  case characters
}

/// One line of measured text.
public struct TextLine: Hashable, Sendable {
  /// What stands in the line, in bytes of the text's UTF-8, without the spaces and the break that end it.
  public var range: Range<Int>
  /// Advance of the line in points, not rounded.
  public var width: CGFloat
  /// Whether a new paragraph begins below, or nothing.
  public var endsParagraph: Bool

  /// A line of a measured text, its width in points.
  public init(range: Range<Int>, width: CGFloat, endsParagraph: Bool) {
    self.range = range
    self.width = width
    self.endsParagraph = endsParagraph
  }
}

/// Where a text's own breaks are.
package enum Paragraphs {
  /// Ranges of bytes between line feeds, carriage returns (with and without a line feed), and Unicode's separators of
  /// lines and paragraphs.
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

/// The measurer in use: the built-in table, unless a caller puts another in its place for a while.
@MainActor
package enum TextMeasurement {
  package private(set) static var measurer: any TextMeasuring = AdvanceTableMeasurer()
  /// The measurer, if it is an object: what it has measured can be kept then. Others may answer differently each time, or note
  /// what they are asked.
  package private(set) static var object: AnyObject?

  /// Runs a body in which all text is measured by another measurer.
  ///
  /// Views keep what they have measured: those that outlive the body have to be invalidated.
  /// - Throws: What the body throws.
  package static func with<Result, Failure: Error>(
    _ other: any TextMeasuring, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = (measurer, object)
    (measurer, object) = (other, type(of: other) is AnyClass ? other as AnyObject : nil)
    defer { (measurer, object) = before }
    return try body()
  }

  /// Advance of a text's first line without breaks of ours, in points, not rounded.
  package static func width(of text: StyledText) -> CGFloat {
    measurer.lines(of: text, width: nil, breaking: .words).first?.width ?? 0
  }
}
