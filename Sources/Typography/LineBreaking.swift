/// Takes a shaped paragraph apart into lines.
///
/// Works on sums of advances by place in the text, so that a line costs what it holds, whatever the paragraph's length.
struct LineBreaking {
  private let bytes: [UInt8]
  /// Advance of the text before each byte, in points.
  private let before: [Double]
  /// UTF-8 offsets where a line may end; the text's end comes last.
  private let breaks: [Int]
  private let characterEnds: [Int]
  private var start = 0
  private var nextBreak = 0

  /// - Complexity: O(characters + glyphs).
  init(_ text: String, shaped: GlyphRun, breaks: [Int]) {
    bytes = Array(text.utf8)
    var advances = [Double](repeating: 0, count: bytes.count + 1)
    for glyph in shaped.glyphs where glyph.offset < bytes.count { advances[glyph.offset + 1] += glyph.advance }
    for index in 1..<advances.count { advances[index] += advances[index - 1] }
    before = advances
    self.breaks = breaks.last == bytes.count ? breaks : breaks + [bytes.count]
    var end = 0
    characterEnds = text.map { character in
      end += character.utf8.count
      return end
    }
  }

  /// The next line that is no wider than asked for, one character at the least; nil at the end.
  mutating func nextLine(width: Double) -> String? {
    guard start < bytes.count else { return nil }
    while nextBreak < breaks.count, breaks[nextBreak] <= start { nextBreak += 1 }
    var end = start
    while nextBreak < breaks.count, advance(to: breaks[nextBreak]) <= width {
      end = breaks[nextBreak]
      nextBreak += 1
    }
    if end == start { end = lastCharacterEnd(width: width) }
    defer { start = end }
    return String(decoding: bytes[start..<visibleEnd(end)], as: UTF8.self)
  }

  /// From the line's start to what can be seen before an offset.
  private func advance(to end: Int) -> Double { before[visibleEnd(end)] - before[start] }

  private func visibleEnd(_ end: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    return end
  }

  /// The end of the last character that fits into a line, or of the first.
  private func lastCharacterEnd(width: Double) -> Int {
    var (low, high) = (0, characterEnds.count - 1)
    while low < high, characterEnds[low] <= start { low += 1 }
    let first = low
    while low < high {
      let middle = (low + high + 1) / 2
      if before[characterEnds[middle]] - before[start] <= width { low = middle } else { high = middle - 1 }
    }
    return characterEnds[max(first, low)]
  }
}
