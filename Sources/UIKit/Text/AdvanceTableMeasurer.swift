/// Measures with a built-in table of the stand-in font's advances: no kerning, no shaping, no C library.
///
/// Against Pango with the same font the width of Latin text differs by the kerning alone: under 2 % in ordinary words,
/// 8.5 % for "AVATAR". Other scripts count one em a character.
public struct AdvanceTableMeasurer: TextMeasuring {
  public init() {}

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

  /// Of each byte in points: a character's whole advance at its first.
  private func advances(of text: StyledText, count: Int) -> [CGFloat] {
    var advances = [CGFloat](repeating: 0, count: count)
    var offset = 0
    var runs = text.runs.makeIterator()
    var run = runs.next()
    var runEnd = run?.length ?? 0
    for scalar in text.string.unicodeScalars {
      while offset >= runEnd, let next = runs.next() {
        run = next
        runEnd += next.length
      }
      if let run, offset < count {
        let table = StandInAdvances.table(for: run.font.face.weight)
        let units = CGFloat(StandInAdvances.advance(of: scalar, in: table)) / StandInAdvances.unitsPerEm
        let extra = scalar.isASCII ? SystemFontMetrics.extraAdvance(of: UInt8(scalar.value)) : 0
        advances[offset] =
          scalar.value < 0x20
          ? 0 : (units + extra) * run.font.pointSize * run.font.widthFactor + run.font.tracking + run.kern
      }
      offset += UTF8.width(scalar)
    }
    return advances
  }
}
