/// A line of shaped text: glyphs at fixed places, ready to be drawn by anything.
package struct GlyphRun: Sendable, Hashable {
  /// A glyph and where it stands in its line.
  package struct Glyph: Sendable, Hashable {
    /// Index in the font file; nil for a character that no font has.
    package let index: UInt32?
    /// From the start of the line to the glyph's origin, in points.
    package let x: Double
    /// From the baseline up to the glyph's origin, in points.
    package let y: Double
    /// In points.
    package let advance: Double
  }

  /// Neighbouring glyphs of one font.
  package struct Piece: Sendable, Hashable {
    /// What ``GlyphOutlines`` knows the file by, in this process.
    package let font: Int
    /// In points.
    package let size: Double
    /// How much wider than high glyphs are drawn: other than 1 where a font stands in for a narrower one.
    package let stretch: Double
    /// Position of the text's run that the glyphs belong to.
    package let style: Int
    /// The piece's glyphs by number.
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
  /// Characters that no font has.
  package let missing: [Unicode.Scalar]

  /// The glyphs of each style: as many runs, each with its pieces where they stand in the line.
  package var byStyle: [(style: Int, run: GlyphRun)] {
    let styles = pieces.reduce(into: [Int]()) { if !$0.contains($1.style) { $0.append($1.style) } }
    if styles.count < 2 { return [(styles.first ?? 0, self)] }
    return styles.map { style in
      let own = pieces.filter { $0.style == style }
      return (style, GlyphRun(text: text, glyphs: glyphs, pieces: own, width: width, missing: missing))
    }
  }
}
