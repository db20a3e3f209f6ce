import UIKit

/// A text's paragraphs, measured.
final class MeasuredText {
  let paragraphs: [(range: Range<Int>, measured: MeasuredParagraph)]
  /// One per paragraph.
  let unbroken: [TextLine]
  /// Lines by intervals of widths that break the text alike; only the latest are kept.
  private var broken: [(breaking: TextBreaking, widths: Range<CGFloat>, lines: [TextLine])] = []
  /// The most intervals that are kept for a text; more would only cost memory.
  private static let limit = 16
  /// Assembled lines by their starts, the latest for each start.
  private var runs: [Int: (range: Range<Int>, run: GlyphRun)] = [:]
  /// The most lines that are kept for a text; more would only cost memory.
  private static let runLimit = 256

  init(_ paragraphs: [(range: Range<Int>, measured: MeasuredParagraph)]) {
    self.paragraphs = paragraphs
    unbroken = paragraphs.map { TextLine(range: $0.range, width: CGFloat($0.measured.width), endsParagraph: true) }
  }

  /// Returns the same text with a last word lengthened by a distance in points.
  func lengthened(by extra: CGFloat) -> MeasuredText {
    guard let last = paragraphs.last else { return self }
    return MeasuredText(paragraphs.dropLast() + [(last.range, last.measured.lengthened(by: Double(extra)))])
  }

  /// Returns the glyphs of a line that was assembled before; nil if there is none for the range.
  func knownRun(_ range: Range<Int>) -> GlyphRun? {
    guard let known = runs[range.lowerBound], known.range == range else { return nil }
    return known.run
  }

  func keep(_ run: GlyphRun, of range: Range<Int>) {
    if runs.count >= Self.runLimit { runs.removeAll() }
    runs[range.lowerBound] = (range, run)
  }

  func lines(width: CGFloat?, breaking: TextBreaking, _ engine: TextEngine) -> [TextLine] {
    guard let width, unbroken.contains(where: { $0.width > width }) else { return unbroken }
    return linesAndWidths(width: width, breaking: breaking, engine).lines
  }

  /// Returns the lines at a width, and the widths with the same lines.
  func linesAndWidths(
    width: CGFloat, breaking: TextBreaking, _ engine: TextEngine
  ) -> (lines: [TextLine], widths: Range<CGFloat>) {
    let natural = unbroken.reduce(0) { max($0, $1.width) }
    if natural <= width { return (unbroken, natural..<CGFloat.infinity) }
    if let known = broken.first(where: { $0.breaking == breaking && $0.widths.contains(width) }) {
      return (known.lines, known.widths)
    }
    var lines: [TextLine] = []
    var (least, greatest) = (-CGFloat.infinity, CGFloat.infinity)
    for ((range, paragraph), whole) in zip(paragraphs, unbroken) {
      if whole.width <= width {
        lines.append(whole)
        least = max(least, whole.width)
        continue
      }
      let found = paragraph.lines(width: width, breaking: breaking, engine)
      (least, greatest) = (max(least, found.widths.lowerBound), min(greatest, found.widths.upperBound))
      for (index, line) in found.lines.enumerated() {
        lines.append(
          TextLine(
            range: range.lowerBound + line.range.lowerBound..<range.lowerBound + line.range.upperBound,
            width: line.width, endsParagraph: index == found.lines.count - 1))
      }
    }
    if broken.count >= Self.limit { broken.removeFirst() }
    let widths = least..<max(least, greatest)
    broken.append((breaking, widths, lines))
    return (lines, widths)
  }
}
