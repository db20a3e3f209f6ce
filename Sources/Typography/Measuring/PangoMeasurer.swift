package import Foundation
package import UIKit

/// Measures text with Pango and the stand-in font, at San Francisco's widths.
///
/// Safe to use from any thread: each has its own engine and cache, so none waits for another.
package final class PangoMeasurer: TextMeasuring, Sendable {
  /// The files that fonts are read from.
  package let fonts: FontFiles
  /// The number of the caches in each thread.
  private let number: Int

  /// - Throws: ``TypographyError``.
  package init(fonts: FontFiles) throws {
    self.fonts = fonts
    number = ThreadCaches.number(of: fonts)
    _ = try ThreadCaches.cache(number, fonts)
  }

  /// - Complexity: A look-up if the text was measured before at a width that breaks it the same way.
  package func lines(of text: StyledText, width: CGFloat?, breaking: TextBreaking) -> [TextLine] {
    guard let cache = try? ThreadCaches.cache(number, fonts) else { return [] }
    return cache.text(text).lines(width: width, breaking: breaking, cache.engine)
  }

  /// Returns the lines of a text at a width, and the widths in points with the same lines.
  /// - Parameter extra: The additional length of the last word, in points.
  /// - Complexity: As for ``lines(of:width:breaking:)``; lengthened texts are not cached.
  package func linesAndWidths(
    of text: StyledText, width: CGFloat, breaking: TextBreaking, lengthenedBy extra: CGFloat = 0
  ) -> (lines: [TextLine], widths: Range<CGFloat>) {
    withCache { cache in
      extra == 0
        ? cache.text(text).linesAndWidths(width: width, breaking: breaking, cache.engine)
        : cache.text(text).lengthened(by: extra).linesAndWidths(width: width, breaking: breaking, cache.engine)
    } ?? ([], -.infinity..<CGFloat.infinity)
  }

  /// Returns a part of a text as one line of glyphs.
  /// - Parameters:
  ///   - range: In bytes of UTF-8, within a paragraph; bytes outside the first paragraph that overlaps it are ignored.
  ///   - truncation: Makes the line at most `width` wide by replacing a part with an ellipsis; nil keeps the line as it
  ///   is.
  ///   - isCut: Whether to add an ellipsis even if the line is narrow enough, because more text follows that is not
  ///   shown.
  /// - Complexity: O(glyphs); a look-up if the part was requested before and is not cut.
  package func run(
    of text: StyledText, _ range: Range<Int>, width: CGFloat = .infinity, truncation: Truncation? = nil,
    isCut: Bool = false
  ) -> GlyphRun {
    withCache { cache in
      let measured = cache.text(text)
      guard
        let (whole, paragraph) = measured.paragraphs.first(where: {
          $0.range.lowerBound <= range.lowerBound && range.lowerBound <= $0.range.upperBound
        })
      else { return LineAssembly().run("") }
      let end = min(range.upperBound, whole.upperBound)
      let own = range.lowerBound - whole.lowerBound..<max(range.lowerBound, end) - whole.lowerBound
      let firstRun = text.runs.index(at: whole.lowerBound)
      var line = LineAssembly()
      let advance = paragraph.before[own.upperBound] - paragraph.before[own.lowerBound]
      guard let truncation, isCut || advance > width else {
        if let known = measured.knownRun(range) { return known }
        line.append(paragraph, own, firstRun: firstRun)
        let run = line.run(text.substring(range.lowerBound..<max(range.lowerBound, end)))
        measured.keep(run, of: range)
        return run
      }
      // The ellipsis has the style of the character before it.
      let last = text.runs(in: max(range.lowerBound, end - 1)..<max(range.lowerBound, end)).first ?? text.runs[0]
      let dots = StyledText("\u{2026}", font: last.font)
      let ellipsis = cache.text(dots).paragraphs[0].measured
      let kept = TruncatedLine(paragraph, own, room: width - CGFloat(ellipsis.width), truncation, cache.engine)
      let (head, tail) = (kept.head, kept.tail)
      line.append(paragraph, head, firstRun: firstRun)
      line.append(
        ellipsis, 0..<ellipsis.shaped.length,
        firstRun: truncation == .head ? firstRun : text.runs.index(at: whole.lowerBound + head.upperBound - 1),
        level: paragraph.shaped.isRightToLeft ? 1 : 0)
      line.append(paragraph, tail, firstRun: firstRun)
      let shown = [head, tail].map {
        text.substring($0.lowerBound + whole.lowerBound..<$0.upperBound + whole.lowerBound)
      }
      return line.run(shown.joined(separator: "\u{2026}"))
    } ?? LineAssembly().run("")
  }

  private func withCache<Value>(_ body: (TextCache) -> Value) -> Value? {
    (try? ThreadCaches.cache(number, fonts)).map(body)
  }

  // MARK: Captions

  /// Returns a text as one line of glyphs, including tracking.
  package func shape(_ text: String, font: UIFont) -> GlyphRun {
    run(of: StyledText(text, font: font), 0..<text.utf8.count)
  }

  /// Returns a text in the system font, for callers without views: captions, bars.
  package func shape(_ text: String, size: Double, weight: CaptionWeight = .regular) -> GlyphRun {
    shape(text, font: .systemFont(ofSize: size, weight: weight.fontWeight))
  }
}
