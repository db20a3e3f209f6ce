import UIKit

/// One thread's cache of texts: shaped once per text and fonts, measured once per size, broken once per width.
final class TextCache {
  let engine: TextEngine
  private let fonts: FontFiles
  private var texts = BoundedCache<StyledText, MeasuredText>(limit: TextCache.limit)
  /// Checked before ``texts``.
  private var recent = RecentTexts()
  private var shapes = BoundedCache<ShapeKey, ShapedParagraph>(limit: TextCache.limit)

  /// The longest cached text, in bytes.
  private static let lengthLimit = 20_000
  /// The most that cached texts may cost: their bytes, as each takes a few hundred bytes of memory, and for each text
  /// ``fixedCost``. Some fifteen thousand labels fit.
  private static let limit = 1_000_000
  /// What a text costs besides its bytes.
  private static let fixedCost = 40

  /// A paragraph with everything that its glyphs depend on, which excludes sizes.
  private struct ShapeKey: Hashable {
    var text: ExactText
    var faces: [Face]
    var isRightToLeft: Bool

    struct Face: Hashable {
      var length: Int
      var face: FontFace
    }
  }

  /// The number of the set of font files.
  let number: Int

  init(fonts: FontFiles, number: Int) throws {
    self.fonts = fonts
    self.number = number
    engine = try TextEngine(fonts: fonts)
  }

  /// The number of shaped paragraphs in the cache.
  var shapeCount: Int { shapes.count }

  /// The most recently used long text, whose lines are requested one by one.
  private var long: (text: StyledText, measured: MeasuredText)?

  func text(_ text: StyledText) -> MeasuredText { recent.find(text) ?? find(text) }

  private func find(_ text: StyledText) -> MeasuredText {
    if text.string.utf8.count > Self.lengthLimit {
      if let long, long.text == text { return long.measured }
      let measured = measure(text)
      long = (text, measured)
      return measured
    }
    let measured = texts[text] ?? measureAndKeep(text)
    recent.insert(text, measured)
    return measured
  }

  private func measureAndKeep(_ text: StyledText) -> MeasuredText {
    let measured = measure(text)
    texts.insert(measured, for: text, cost: text.string.utf8.count + Self.fixedCost)
    return measured
  }

  private func measure(_ text: StyledText) -> MeasuredText {
    // Paragraphs end at bytes lower than those of letters, or at one of Unicode's separators.
    let isOneParagraph = !text.string.utf8.contains { $0 < 0x0E || $0 == 0xE2 }
    if isOneParagraph {
      let count = text.string.utf8.count
      return MeasuredText([(0..<count, paragraph(text.string, text.runs, text))])
    }
    return MeasuredText(
      Paragraphs.ranges(in: text.string).map { range in
        (range, paragraph(text.substring(range), text.runs(ofParagraph: range), text))
      })
  }

  private func paragraph(_ string: String, _ runs: [StyledText.Run], _ text: StyledText) -> MeasuredParagraph {
    let key = ShapeKey(
      text: ExactText(string), faces: runs.map { ShapeKey.Face(length: $0.length, face: $0.font.face) },
      isRightToLeft: text.isRightToLeft)
    if let known = shapes[key] { return MeasuredParagraph(string, known, runs) }
    let shaped = engine.shape(string, runs, isRightToLeft: text.isRightToLeft)
    if string.utf8.count <= Self.lengthLimit {
      shapes.insert(shaped, for: key, cost: string.utf8.count + Self.fixedCost)
    }
    return MeasuredParagraph(string, shaped, runs)
  }
}

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

extension StyledText {
  /// Returns the runs of a paragraph, clipped to it; at least one.
  fileprivate func runs(ofParagraph range: Range<Int>) -> [Run] {
    var start = 0
    var found: [Run] = []
    for run in runs {
      let end = start + run.length
      let part = max(start, range.lowerBound)..<max(min(end, range.upperBound), max(start, range.lowerBound))
      if !part.isEmpty {
        var run = run
        run.length = part.count
        found.append(run)
      }
      start = end
    }
    if !found.isEmpty { return found }
    var empty = runs(in: range).first ?? runs[0]
    empty.length = 0
    return [empty]
  }
}
