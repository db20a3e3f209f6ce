/// Breaks a measured paragraph into lines.
///
/// Works on cumulative advances, so that the cost of a line depends on its own content, not on the paragraph's length,
/// and a new width requires no measuring.
package struct LineBreaking {
  /// The paragraph in UTF-8.
  private let bytes: [UInt8]
  /// The advance of the text before each byte, in points.
  private let before: [CGFloat]
  /// Offsets where a line may end, including the end of the text.
  private let breaks: [Int]
  /// Offsets where characters end.
  private let characterEnds: [Int]
  /// Whether advances never decrease, which is false if characters are drawn closer than they are wide.
  private let isRising: Bool

  /// - Complexity: O(1).
  package init(bytes: [UInt8], before: [CGFloat], breaks: [Int], characterEnds: [Int], isRising: Bool = true) {
    self.isRising = isRising
    self.bytes = bytes
    self.before = before
    self.breaks = breaks.last == bytes.count ? breaks : breaks + [bytes.count]
    self.characterEnds = characterEnds
  }

  /// Lines, and the range of widths that results in the same lines.
  package struct Broken {
    /// In bytes of the paragraph, without trailing spaces.
    package var lines: [(range: Range<Int>, width: CGFloat)]
    package var widths: Range<CGFloat>
  }

  /// Fills lines up to a width, with at least one character per line. Trailing spaces do not count.
  /// - Complexity: O(breaks + lines · log(characters)).
  package func lines(width: CGFloat) -> Broken {
    var lines: [(range: Range<Int>, width: CGFloat)] = []
    var (least, greatest) = (-CGFloat.infinity, CGFloat.infinity)
    var (start, nextBreak) = (0, 0)
    repeat {
      while nextBreak < breaks.count, breaks[nextBreak] <= start { nextBreak += 1 }
      var end = start
      // The maximum width of the line at any of its breaks.
      var reached = -CGFloat.infinity
      while nextBreak < breaks.count {
        let advance = advance(from: start, to: breaks[nextBreak])
        guard advance <= width else {
          greatest = min(greatest, advance)
          break
        }
        reached = max(reached, advance)
        end = breaks[nextBreak]
        nextBreak += 1
      }
      if end == start, start < bytes.count {
        let next: Int?
        (end, next) = lastCharacter(from: start, width: width)
        if let next { greatest = min(greatest, before[next] - before[start]) }
        // Spaces stay on the line of the preceding text.
        while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      }
      let visible = start..<visibleEnd(end, from: start)
      let advance = before[visible.upperBound] - before[start]
      // A single character wider than the line would also be alone in a narrower one.
      if advance <= width { least = max(least, advance, reached) }
      lines.append((visible, advance))
      start = end
    } while start < bytes.count
    return Broken(lines: lines, widths: least..<max(least, greatest))
  }

  private func advance(from start: Int, to end: Int) -> CGFloat { before[visibleEnd(end, from: start)] - before[start] }

  private func visibleEnd(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    return end
  }

  /// The end of the last character that fits into a line, but at least of the first, and the end of the next one.
  private func lastCharacter(from start: Int, width: CGFloat) -> (end: Int, next: Int?) {
    var (low, high) = (0, characterEnds.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if characterEnds[middle] <= start { low = middle + 1 } else { high = middle }
    }
    let first = low
    high = characterEnds.count - 1
    if !isRising {
      while low < high, before[characterEnds[low + 1]] - before[start] <= width { low += 1 }
      high = low
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if before[characterEnds[middle]] - before[start] <= width { low = middle } else { high = middle - 1 }
    }
    let found = max(first, low)
    return (characterEnds[found], found + 1 < characterEnds.count ? characterEnds[found + 1] : nil)
  }
}
