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
  /// ``fixedCost``. Some eight thousand labels fit.
  private static let limit = 500_000
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
    if texts.insert(measured, for: text, cost: text.string.utf8.count + Self.fixedCost) { recent = RecentTexts() }
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
