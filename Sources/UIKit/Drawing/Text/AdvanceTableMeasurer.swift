/// Measures with the built-in tables of advances and kerning, without font files or a C library.
///
/// Typography uses the same widths for Latin text. A font that is known only from a file is as wide as the stand-in
/// font, and a character of another script is one em wide.
public struct AdvanceTableMeasurer: TextMeasuring {
  /// A measurer; all of this kind are equal.
  public init() {}

  /// Breaks a text into lines of at most a width in points; nil for no limit.
  public func lines(of text: StyledText, width: CGFloat?, breaking: TextBreaking) -> [TextLine] {
    let bytes = Array(text.string.utf8)
    let advances = advances(of: text, count: bytes.count)
    return Paragraphs.ranges(in: text.string).flatMap { range in
      lines(of: Array(bytes[range]), advances[range], width: width, breaking).map { line in
        TextLine(
          range: range.lowerBound + line.range.lowerBound..<range.lowerBound + line.range.upperBound, width: line.width,
          endsParagraph: line.isLast)
      }
    }
  }

  private func lines(
    of bytes: [UInt8], _ advances: ArraySlice<CGFloat>, width: CGFloat?, _ breaking: TextBreaking
  ) -> [(range: Range<Int>, width: CGFloat, isLast: Bool)] {
    var before: [CGFloat] = [0]
    before.reserveCapacity(bytes.count + 1)
    for advance in advances { before.append((before.last ?? 0) + advance) }
    guard let width, before[bytes.count] > width else { return [(0..<bytes.count, before[bytes.count], true)] }
    var characterEnds: [Int] = []
    var end = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      end += character.utf8.count
      characterEnds.append(end)
    }
    let words = characterEnds.filter { $0 < bytes.count && bytes[$0 - 1] == 0x20 && bytes[$0] != 0x20 }
    let broken = LineBreaking(
      bytes: bytes, before: before, breaks: breaking == .words ? words : characterEnds, characterEnds: characterEnds
    ).lines(width: width)
    return broken.lines.enumerated().map { ($1.range, $1.width, $0 == broken.lines.count - 1) }
  }

  /// The advance of each byte, in points; a character's whole advance is at its first byte.
  private func advances(of text: StyledText, count: Int) -> [CGFloat] {
    var advances = [CGFloat](repeating: 0, count: count)
    var scalars = text.string.unicodeScalars.makeIterator()
    var (offset, runEnd) = (0, 0)
    for run in text.runs {
      runEnd += run.length
      let known = run.font.knownAdvances
      let table = StandInAdvances.table(for: run.font.face.weight)
      // The previous character, for kerning.
      var previous: (slot: Int, offset: Int)?
      while offset < runEnd, let scalar = scalars.next() {
        defer { offset += UTF8.width(scalar) }
        if offset >= count || scalar.value < 0x20 {
          previous = nil
          continue
        }
        if let known, let slot = known.slot(of: scalar) {
          advances[offset] = CGFloat(known.advance(slot)) + run.kern
          if let previous { advances[previous.offset] += CGFloat(known.kerning(previous.slot, slot)) }
          previous = (slot, offset)
          continue
        }
        // Combining marks are placed on the letter before them.
        let properties = scalar.properties
        if properties.generalCategory == .nonspacingMark || properties.isDefaultIgnorableCodePoint { continue }
        previous = nil
        let units = CGFloat(StandInAdvances.advance(of: scalar, in: table)) / StandInAdvances.unitsPerEm
        advances[offset] = units * run.font.pointSize * run.font.widthFactor + CGFloat(known?.tracking ?? 0) + run.kern
      }
    }
    return advances
  }
}
