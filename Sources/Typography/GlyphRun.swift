/// A line of shaped text: glyphs of one font at fixed places, ready to be drawn by anything.
public struct GlyphRun: Sendable, Hashable {
  public struct Glyph: Sendable, Hashable {
    /// Index in the font file; nil for a character that the font lacks.
    public let index: UInt32?
    /// From the start of the line to the glyph's origin, in points.
    public let x: Double
    /// From the start of this glyph to the start of the next, in points.
    public let advance: Double
    /// Where the glyph's cluster starts in the text's UTF-8.
    public let offset: Int
  }

  public let text: String
  /// Position of the file in ``FontFiles/weights``.
  public let font: Int
  /// In points.
  public let size: Double
  public let glyphs: [Glyph]
  /// Advance of the whole line, tracking included, in points.
  public let width: Double
}
