import UIKit

/// A shaped paragraph at the sizes of its fonts: how far the text has come at each place, and where it may be broken.
final class MeasuredParagraph {
  let shaped: ShapedParagraph
  /// The paragraph's own, together as long as it is.
  let runs: [StyledText.Run]
  /// The paragraph in UTF-8.
  private let bytes: [UInt8]
  /// In points.
  let width: Double

  init(_ text: String, _ shaped: ShapedParagraph, _ runs: [StyledText.Run]) {
    self.shaped = shaped
    self.runs = runs
    bytes = Array(text.utf8)
    var width = 0.0
    Self.walk(shaped, runs) { _, _, advance, _ in width += advance }
    self.width = width
  }

  /// Calls for every glyph, in the order of items, with its advance in points and the run it belongs to.
  static func walk(
    _ shaped: ShapedParagraph, _ runs: [StyledText.Run],
    _ body: (_ item: ShapedParagraph.Item, _ glyph: ShapedParagraph.Glyph, _ advance: Double, _ run: Int) -> Void
  ) {
    for item in shaped.items {
      for index in item.glyphs {
        let glyph = shaped.glyphs[index]
        let run = runs.count == 1 ? 0 : runs.index(at: glyph.cluster)
        body(item, glyph, advance(of: glyph, item, runs[run]), run)
      }
    }
  }

  /// In points, tracking and kerning included. Marks that stand on another glyph stay without.
  static func advance(of glyph: ShapedParagraph.Glyph, _ item: ShapedParagraph.Item, _ run: StyledText.Run) -> Double {
    let size = Double(run.font.pointSize)
    if glyph.advance == 0 { return 0 }
    return glyph.advance * size * Double(run.font.widthFactor) + (item.isStandIn ? Double(run.font.tracking) : 0)
      + Double(run.kern)
  }

  // MARK: Places

  /// Advance of the text before each byte, in points.
  private(set) lazy var before: [CGFloat] = {
    var advances = [CGFloat](repeating: 0, count: shaped.length + 1)
    Self.walk(shaped, runs) { _, glyph, advance, _ in advances[glyph.cluster + 1] += advance }
    for index in 1..<max(1, advances.count) { advances[index] += advances[index - 1] }
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

  /// Where characters end, in bytes.
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
