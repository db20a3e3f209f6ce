/// Takes a measured paragraph apart into lines.
///
/// Works on sums of advances by place in the text, so that a line costs what it holds, whatever the paragraph's length,
/// and a new width costs no measuring.
package struct LineBreaking {
  /// The paragraph in UTF-8.
  private let bytes: [UInt8]
  /// Advance of the text before each byte, in points.
  private let before: [CGFloat]
  /// Offsets where a line may end, the text's end among them.
  private let breaks: [Int]
  /// Offsets where characters end.
  private let characterEnds: [Int]
  /// Whether the text only ever grows: not where characters are drawn closer than they are wide.
  private let isRising: Bool

  /// - Complexity: O(1).
  package init(bytes: [UInt8], before: [CGFloat], breaks: [Int], characterEnds: [Int], isRising: Bool = true) {
    self.isRising = isRising
    self.bytes = bytes
    self.before = before
    self.breaks = breaks.last == bytes.count ? breaks : breaks + [bytes.count]
    self.characterEnds = characterEnds
  }

  /// Lines, and the widths that give the same ones.
  package struct Broken {
    /// In bytes of the paragraph, without the spaces that end a line.
    package var lines: [(range: Range<Int>, width: CGFloat)]
    package var widths: Range<CGFloat>
  }

  /// Fills lines as far as a width goes, one character a line at the least. Spaces at a line's end do not count.
  /// - Complexity: O(breaks + lines · log(characters)).
  package func lines(width: CGFloat) -> Broken {
    var lines: [(range: Range<Int>, width: CGFloat)] = []
    var (least, greatest) = (-CGFloat.infinity, CGFloat.infinity)
    var (start, nextBreak) = (0, 0)
    repeat {
      while nextBreak < breaks.count, breaks[nextBreak] <= start { nextBreak += 1 }
      var end = start
      // The widest that the line is at any of its breaks.
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
        // Spaces stay behind what they follow.
        while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      }
      let visible = start..<visibleEnd(end, from: start)
      let advance = before[visible.upperBound] - before[start]
      // One character wider than the line would stand alone in a narrower one, too.
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

  /// The end of the last character that fits into a line, or of the first, and of the one after it.
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
