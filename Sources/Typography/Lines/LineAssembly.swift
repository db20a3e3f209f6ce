import UIKit

/// The position of the ellipsis in a line that is too wide.
package enum Truncation: Sendable {
  case head
  case middle
  case tail
}

/// Assembles parts of a measured paragraph into a line, in visual order from left to right.
struct LineAssembly {
  /// Adjacent glyphs of one level, font and style.
  private struct Part {
    var level: UInt8
    var font: Int
    var style: Int
    var run: StyledText.Run
    /// The size that glyphs are drawn at, in points.
    var size: Double
    /// The horizontal stretch of the glyphs.
    var stretch: Double
    /// Each glyph with its advance and the offset from its start at which it is drawn, in points.
    var glyphs: [(glyph: ShapedParagraph.Glyph, advance: Double, offset: Double)]
  }

  private var parts: [Part] = []
  private var missing: [Unicode.Scalar] = []

  /// Adds the glyphs of a range of a paragraph's bytes, in logical order.
  /// - Parameters:
  ///   - firstRun: Position of the paragraph's first run among those of its text.
  ///   - level: The embedding level; nil keeps each item's own.
  mutating func append(
    _ paragraph: MeasuredParagraph, _ range: Range<Int>, firstRun: Int, level: UInt8? = nil
  ) {
    let (shaped, runs) = (paragraph.shaped, paragraph.runs)
    for item in shaped.items where item.range.overlaps(range) {
      var found: [Part] = []
      for index in shaped.glyphs(of: item, in: range) {
        let glyph = shaped.glyphs[index]
        let style = runs.index(at: glyph.cluster)
        if found.last?.style != firstRun + style {
          found.append(
            Part(
              level: level ?? item.level, font: item.font, style: firstRun + style, run: runs[style],
              size: paragraph.drawnSize(of: item, run: style),
              stretch: paragraph.stretch(ofRun: style, isStandIn: item.isStandIn), glyphs: []))
        }
        let (advance, offset) = paragraph.placement(of: index, item, run: style)
        found[found.count - 1].glyphs.append((glyph, advance, offset))
        if glyph.isMissing, let scalar = Unicode.Scalar(glyph.index) { missing.append(scalar) }
      }
      // An item's glyphs are in visual order, but its parts are added in logical order, because all parts are reversed
      // together.
      parts += (level ?? item.level) % 2 == 1 ? found.reversed() : found
    }
  }

  /// Unicode's rule L2: from the highest level to the lowest odd one, reverses every sequence at that level or higher.
  private var inVisualOrder: [Part] {
    guard let highest = parts.map(\.level).max(), highest > 0 else { return parts }
    var parts = parts
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < parts.count {
        guard parts[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < parts.count, parts[end].level >= level { end += 1 }
        parts[start..<end].reverse()
        start = end
      }
    }
    return parts
  }

  func run(_ text: String) -> GlyphRun {
    var glyphs: [GlyphRun.Glyph] = []
    var pieces: [GlyphRun.Piece] = []
    var x = 0.0
    for part in inVisualOrder {
      let size = part.size
      let first = glyphs.count
      for (glyph, advance, offset) in part.glyphs {
        let isNothing = glyph.index == 0x0FFF_FFFF
        if !isNothing {
          glyphs.append(
            GlyphRun.Glyph(
              index: glyph.isMissing ? nil : glyph.index, x: x + offset + glyph.x * size * part.stretch,
              y: glyph.y * size + Double(part.run.baselineOffset), advance: advance))
        }
        x += advance
      }
      var start = first
      if let last = pieces.last, last.font == part.font, last.size == size, last.style == part.style,
        last.stretch == part.stretch
      {
        start = last.glyphs.lowerBound
        pieces.removeLast()
      }
      pieces.append(
        GlyphRun.Piece(
          font: part.font, size: size, stretch: part.stretch, style: part.style, glyphs: start..<glyphs.count))
    }
    return GlyphRun(text: text, glyphs: glyphs, pieces: pieces, width: x, missing: missing)
  }
}

/// The characters of a line that remain when it has to become narrower.
struct TruncatedLine {
  /// The ranges before and after the ellipsis, in bytes.
  var head: Range<Int>
  var tail: Range<Int>

  /// - Parameters:
  ///   - range: The line, in the paragraph's bytes.
  ///   - room: For characters, in points, not including the ellipsis.
  init(
    _ paragraph: MeasuredParagraph, _ range: Range<Int>, room: CGFloat, _ truncation: Truncation, _ engine: TextEngine
  ) {
    let ends = paragraph.characterEnds(engine).filter { $0 > range.lowerBound && $0 <= range.upperBound }
    let starts = [range.lowerBound] + ends.dropLast()
    let before = paragraph.before
    func kept(_ count: Int) -> (Range<Int>, Range<Int>) {
      let first =
        switch truncation {
        case .head: 0
        case .middle: (count + 1) / 2
        case .tail: count
        }
      var head = range.lowerBound..<(first > 0 ? ends[first - 1] : range.lowerBound)
      let last = count - first
      var tail = (last > 0 ? starts[starts.count - last] : range.upperBound)..<range.upperBound
      while !head.isEmpty, paragraph.isSpace(at: head.upperBound - 1) { head = head.lowerBound..<head.upperBound - 1 }
      while !tail.isEmpty, paragraph.isSpace(at: tail.lowerBound) { tail = tail.lowerBound + 1..<tail.upperBound }
      return (head, tail)
    }
    func width(_ count: Int) -> CGFloat {
      let (head, tail) = kept(count)
      return before[head.upperBound] - before[head.lowerBound] + before[tail.upperBound] - before[tail.lowerBound]
    }
    var (fits, fails) = (0, ends.count + 1)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if width(middle) <= room { fits = middle } else { fails = middle }
    }
    (head, tail) = kept(fits)
  }
}
