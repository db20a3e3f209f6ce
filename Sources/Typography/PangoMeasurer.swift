public import Foundation
import Synchronization
public import UIKit

/// Measures text with Pango and the stand-in font, as wide as San Francisco would be.
///
/// Safe to use from any thread: engines come from a pool, one user at a time, and shaped lines are kept.
public final class PangoMeasurer: TextMeasuring, Sendable {
  public let fonts: FontFiles
  private let pool: Mutex<EnginePool>
  private let shaped = Mutex<[Key: GlyphRun]>([:])

  private struct EnginePool: ~Copyable {
    var idle: [ShapingEngine] = []
  }

  private struct Key: Hashable {
    let text: String
    let font: Int
    let size: Double
    let tracking: Double
  }

  /// Lines kept before the cache starts anew.
  private static let cacheLimit = 20_000

  /// - Throws: ``TypographyError``.
  public init(fonts: FontFiles) throws {
    self.fonts = fonts
    pool = Mutex(EnginePool())
    returnEngine(try ShapingEngine(fonts: fonts))
  }

  private func withEngine<Value>(_ body: (ShapingEngine) -> Value) -> Value? {
    let idle = pool.withLock { $0.idle.popLast().map(Transfer.init) }
    guard let engine = try? idle?.engine ?? ShapingEngine(fonts: fonts) else { return nil }
    defer { returnEngine(engine) }
    return body(engine)
  }

  private func returnEngine(_ engine: ShapingEngine) {
    let transfer = Transfer(engine: engine)
    pool.withLock { $0.idle.append(transfer.engine) }
  }

  /// Hands an engine from thread to thread; only one ever holds it.
  private struct Transfer: @unchecked Sendable {
    let engine: ShapingEngine
  }

  // MARK: Lines

  /// A text as one line of glyphs, tracking included.
  public func shape(_ text: String, font: UIFont) -> GlyphRun {
    let key = Key(
      text: text, font: FontFiles.index(for: font.weight), size: font.pointSize, tracking: font.tracking)
    if let known = shaped.withLock({ $0[key] }) { return known }
    let run =
      withEngine { $0.shape(text, font: key.font, size: key.size, tracking: key.tracking) }
      ?? GlyphRun(text: text, font: key.font, size: key.size, glyphs: [], width: 0)
    shaped.withLock { cache in
      if cache.count >= Self.cacheLimit { cache.removeAll() }
      cache[key] = run
    }
    return run
  }

  /// A text in the system font, for those who know no views: captions, bars.
  public func shape(_ text: String, size: Double, weight: CaptionWeight = .regular) -> GlyphRun {
    shape(text, font: .systemFont(ofSize: size, weight: weight.fontWeight))
  }

  public func lines(of text: String, font: UIFont, width: CGFloat?, lineLimit: Int) -> [TextLine] {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = paragraphs.flatMap { paragraph in
      width.map { wrap(paragraph, font: font, width: $0) }
        ?? [TextLine(text: paragraph, width: shape(paragraph, font: font).width)]
    }
    return lineLimit > 0 ? Array(lines.prefix(lineLimit)) : lines
  }

  /// Breaks a paragraph where Unicode allows, as late as the width permits; a word that is wider than a line is broken
  /// between characters. The spaces that end a line do not count.
  ///
  /// The paragraph is shaped once to find the breaks, and each line once for what it is.
  private func wrap(_ paragraph: String, font: UIFont, width: CGFloat) -> [TextLine] {
    let whole = shape(paragraph, font: font)
    if whole.width <= width || paragraph.isEmpty { return [TextLine(text: paragraph, width: whole.width)] }
    let breaks = withEngine { $0.breakOffsets(in: paragraph) } ?? []
    var text = LineBreaking(paragraph, shaped: whole, breaks: breaks)
    var lines: [TextLine] = []
    while let line = text.nextLine(width: width) {
      lines.append(TextLine(text: line, width: shape(line, font: font).width))
    }
    return lines
  }
}
