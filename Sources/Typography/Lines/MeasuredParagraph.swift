import UIKit

/// A shaped paragraph at the sizes of its fonts: the advance up to each position, and the positions of line breaks.
final class MeasuredParagraph {
  let shaped: ShapedParagraph
  /// The paragraph's own runs, which cover all of it.
  let runs: [StyledText.Run]
  /// The paragraph in UTF-8.
  private let bytes: [UInt8]
  /// In points.
  let width: Double

  init(_ text: String, _ shaped: ShapedParagraph, _ runs: [StyledText.Run]) {
    self.shaped = shaped
    self.runs = runs
    bytes = Array(text.utf8)
    metrics = runs.map { RunMetrics($0) }
    var width = 0.0
    Self.walk(shaped, runs, metrics) { _, advance, _ in width += advance }
    (self.width, extra) = (width, 0)
  }

  /// Creates the same paragraph with a last word lengthened by a distance in points.
  private init(_ other: MeasuredParagraph, lengthenedBy extra: Double) {
    (shaped, runs, bytes, metrics) = (other.shaped, other.runs, other.bytes, other.metrics)
    (width, self.extra) = (other.width + extra, extra)
  }

  /// Returns the same paragraph with a last word lengthened by a distance in points.
  func lengthened(by extra: Double) -> MeasuredParagraph { MeasuredParagraph(self, lengthenedBy: extra) }

  /// The additional width of the last character that is no space, in points.
  private let extra: Double

  /// The measurements of each run's glyphs.
  private let metrics: [RunMetrics]

  /// Calls a closure for every glyph, in the order of items, with its advance in points and the run it belongs to.
  private static func walk(
    _ shaped: ShapedParagraph, _ runs: [StyledText.Run], _ metrics: [RunMetrics],
    _ body: (_ glyph: ShapedParagraph.Glyph, _ advance: Double, _ run: Int) -> Void
  ) {
    for item in shaped.items {
      for index in item.glyphs {
        let glyph = shaped.glyphs[index]
        let run = runs.count == 1 ? 0 : runs.index(at: glyph.cluster)
        body(glyph, advance(of: index, item, shaped, runs, metrics, run: run), run)
      }
    }
  }

  /// Returns the advance in points, including tracking and kerning. Marks on another glyph have none.
  private static func advance(
    of index: Int, _ item: ShapedParagraph.Item, _ shaped: ShapedParagraph, _ runs: [StyledText.Run],
    _ metrics: [RunMetrics], run: Int
  ) -> Double {
    let glyph = shaped.glyphs[index]
    guard let slot = glyph.slot, item.level % 2 == 0, index + 1 < item.glyphs.upperBound,
      let next = shaped.glyphs[index + 1].slot,
      runs.count == 1 || runs.index(at: shaped.glyphs[index + 1].cluster) == run
    else { return metrics[run].advance(of: glyph, isStandIn: item.isStandIn) }
    return metrics[run].advance(of: glyph, isStandIn: item.isStandIn) + metrics[run].kerning(slot, next)
  }

  /// Returns a glyph's advance and the offset from its start at which it is drawn, in points.
  func placement(of index: Int, _ item: ShapedParagraph.Item, run: Int) -> (advance: Double, offset: Double) {
    (
      Self.advance(of: index, item, shaped, runs, metrics, run: run),
      metrics[run].offset(of: shaped.glyphs[index], isStandIn: item.isStandIn)
    )
  }

  /// Returns the size at which an item's glyphs of a run are drawn, in points.
  func drawnSize(of item: ShapedParagraph.Item, run: Int) -> Double {
    metrics[run].drawnSize(of: shaped.glyphs[item.glyphs.lowerBound])
  }

  /// Returns the horizontal stretch of a run's glyphs.
  func stretch(ofRun run: Int, isStandIn: Bool) -> Double { isStandIn ? metrics[run].stretch : 1 }

  // MARK: Positions

  /// The advance of the text before each byte, in points.
  private(set) lazy var before: [CGFloat] = {
    var advances = [CGFloat](repeating: 0, count: shaped.length + 1)
    Self.walk(shaped, runs, metrics) { glyph, advance, _ in advances[glyph.cluster + 1] += advance }
    for index in 1..<max(1, advances.count) { advances[index] += advances[index - 1] }
    if extra != 0 {
      // Spaces at the end hang over it, however long the word before them is.
      let end = bytes.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? shaped.length
      for index in end...shaped.length { advances[index] += extra }
    }
    return advances
  }()

  private lazy var isRising = runs.allSatisfy { $0.kern >= 0 }

  private var ends: (words: [Int], characters: [Int])?

  private func ends(_ engine: TextEngine) -> (words: [Int], characters: [Int]) {
    if let ends { return ends }
    let found = engine.breaks(in: bytes)
    ends = found
    return found
  }

  /// Returns the ends of characters, in bytes.
  func characterEnds(_ engine: TextEngine) -> [Int] { ends(engine).characters }

  func isSpace(at offset: Int) -> Bool { bytes[offset] == 0x20 }

  // MARK: Lines

  func lines(width: CGFloat, breaking: TextBreaking, _ engine: TextEngine) -> LineBreaking.Broken {
    let ends = ends(engine)
    return LineBreaking(
      bytes: bytes, before: before, breaks: breaking == .words ? ends.words : ends.characters,
      characterEnds: ends.characters, isRising: isRising
    ).lines(width: width)
  }
}
