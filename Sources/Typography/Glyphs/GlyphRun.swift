/// A line of shaped text: glyphs at fixed positions, ready to be drawn by any renderer.
///
/// An object, because lines are placed, listed and painted more often than they are shaped: a copy costs one reference.
package final class GlyphRun: Sendable, Hashable {
  /// A glyph and its position in the line.
  package struct Glyph: Sendable, Hashable {
    /// Index in the font file; nil for a character that is in no font.
    package let index: UInt32?
    /// From the start of the line to the glyph's origin, in points.
    package let x: Double
    /// From the baseline up to the glyph's origin, in points.
    package let y: Double
    /// In points.
    package let advance: Double
  }

  /// Adjacent glyphs of one font.
  package struct Piece: Sendable, Hashable {
    /// The number of the font file for ``GlyphOutlines``, in this process.
    package let font: Int
    /// In points.
    package let size: Double
    /// The horizontal stretch of the glyphs: other than 1 if a font stands in for one of another width.
    package let stretch: Double
    /// Position of the glyphs' run in the text.
    package let style: Int
    /// The indices of the piece's glyphs.
    package let glyphs: Range<Int>
  }

  /// The text that the glyphs show.
  package let text: String
  /// From left to right.
  package let glyphs: [Glyph]
  /// Parts of the run in one font.
  package let pieces: [Piece]
  /// Advance of the whole line, tracking included, in points.
  package let width: Double
  /// Characters that are in no font.
  package let missing: [Unicode.Scalar]

  init(text: String, glyphs: [Glyph], pieces: [Piece], width: Double, missing: [Unicode.Scalar]) {
    (self.text, self.glyphs, self.pieces, self.width, self.missing) = (text, glyphs, pieces, width, missing)
  }

  /// Whether both have the same text and glyphs.
  /// - Complexity: O(1) for the same object, else O(glyphs).
  package static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    if a === b { return true }
    return a.width == b.width && a.text == b.text && a.glyphs == b.glyphs && a.pieces == b.pieces
      && a.missing == b.missing
  }

  package func hash(into hasher: inout Hasher) {
    // Different lines usually differ in these already.
    hasher.combine(text)
    hasher.combine(width)
  }

  /// Returns the line in another size, with the same glyphs.
  /// - Complexity: O(glyphs).
  package func scaled(by factor: Double) -> GlyphRun {
    GlyphRun(
      text: text,
      glyphs: glyphs.map {
        Glyph(index: $0.index, x: $0.x * factor, y: $0.y * factor, advance: $0.advance * factor)
      },
      pieces: pieces.map {
        Piece(font: $0.font, size: $0.size * factor, stretch: $0.stretch, style: $0.style, glyphs: $0.glyphs)
      }, width: width * factor, missing: missing)
  }

  /// The glyphs of each style: one run per style, its pieces at their positions in the line.
  package var byStyle: [(style: Int, run: GlyphRun)] {
    let styles = pieces.reduce(into: [Int]()) { if !$0.contains($1.style) { $0.append($1.style) } }
    if styles.count < 2 { return [(styles.first ?? 0, self)] }
    return styles.map { style in
      let own = pieces.filter { $0.style == style }
      return (style, GlyphRun(text: text, glyphs: glyphs, pieces: own, width: width, missing: missing))
    }
  }
}

extension GlyphRun.Piece {
  /// The piece's font file, face and boldness: the process-independent equivalent of ``font``. nil for an unknown font.
  package var fontName: String? {
    FontTable.entry(font).map { "\($0.path) \($0.face)\($0.isEmboldened ? " bold" : "")" }
  }
}
