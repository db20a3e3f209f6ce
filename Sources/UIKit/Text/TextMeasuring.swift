/// How wide text is and where its lines break.
///
/// Layout asks one measurer for everything it wants to know of glyphs. The default, ``AdvanceTableMeasurer``, needs no
/// C library; Plumb's Typography puts Pango in its place.
public protocol TextMeasuring: Sendable {
  /// Breaks a text into lines.
  /// - Parameters:
  ///   - width: The greatest width of a line in points; nil breaks only where the text does.
  ///   - lineLimit: The greatest number of lines; 0 for no limit.
  func lines(of text: String, font: UIFont, width: CGFloat?, lineLimit: Int) -> [TextLine]
}

/// One line of measured text.
public struct TextLine: Hashable, Sendable {
  /// The part of the text that stands in the line, without the break that ends it.
  public var text: String
  /// Advance of the line in points, not rounded.
  public var width: CGFloat

  public init(text: String, width: CGFloat) {
    self.text = text
    self.width = width
  }
}

/// The measurer in use.
@MainActor
package enum TextMeasurement {
  package static var measurer: any TextMeasuring = AdvanceTableMeasurer()
}
