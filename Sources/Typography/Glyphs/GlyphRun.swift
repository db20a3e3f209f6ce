/// A line of shaped text: glyphs at fixed places, ready to be drawn by anything.
public struct GlyphRun: Sendable, Hashable {
  public struct Glyph: Sendable, Hashable {
    /// Index in the font file; nil for a character that no font has.
    public let index: UInt32?
    /// From the start of the line to the glyph's origin, in points.
    public let x: Double
    /// From the baseline up to the glyph's origin, in points.
    public let y: Double
    /// In points.
    public let advance: Double
  }

  /// Neighbouring glyphs of one font.
  public struct Piece: Sendable, Hashable {
    /// What ``GlyphOutlines`` knows the file by, in this process.
    public let font: Int
    /// In points.
    public let size: Double
    /// How much wider than high glyphs are drawn: other than 1 where a font stands in for a narrower one.
    public let stretch: Double
    /// Position of the text's run that the glyphs belong to.
    public let style: Int
    public let glyphs: Range<Int>
  }

  public let text: String
  /// From left to right.
  public let glyphs: [Glyph]
  public let pieces: [Piece]
  /// Advance of the whole line, tracking included, in points.
  public let width: Double
  /// Characters that no font has.
  public let missing: [Unicode.Scalar]

  /// The glyphs of each style: as many runs, each with its pieces where they stand in the line.
  public var byStyle: [(style: Int, run: GlyphRun)] {
    let styles = pieces.reduce(into: [Int]()) { if !$0.contains($1.style) { $0.append($1.style) } }
    if styles.count < 2 { return [(styles.first ?? 0, self)] }
    return styles.map { style in
      let own = pieces.filter { $0.style == style }
      return (style, GlyphRun(text: text, glyphs: glyphs, pieces: own, width: width, missing: missing))
    }
  }
}
