import Testing
import UIKit
import _Testing_UIKit

@testable import Typography

/// Caching of texts affects nothing but time.
@Suite struct CacheTests {
  let fonts: FontFiles
  let measurer: PangoMeasurer

  init() throws {
    fonts = try FontFiles()
    measurer = try PangoMeasurer(fonts: fonts)
  }

  private static let paragraph =
    "Lines are broken where words end; andwhereawordislongerthanaline it is broken inside. A new width, 1,024 points or "
    + "17, needs no new glyphs.\nNor does a second paragraph, however short."

  @Test func `lines at any width are those of a text that was never measured before`() throws {
    let text = StyledText(Self.paragraph, font: .systemFont(ofSize: 15))
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let width = CGFloat.random(in: 5...900, using: &random)
      let breaking: TextBreaking = Bool.random() ? .words : .characters
      let fresh = try TextCache(fonts: fonts, number: -1)
      let expected = fresh.text(text).lines(width: width, breaking: breaking, fresh.engine)
      #expect(measurer.lines(of: text, width: width, breaking: breaking) == expected, "\(width)")
    }
  }

  @Test func `an interval of widths holds the widths that give the same lines, and no others`() throws {
    let cache = try TextCache(fonts: fonts, number: -1)
    let paragraph = cache.text(StyledText(String(Self.paragraph.prefix(100)), font: .systemFont(ofSize: 15)))
      .paragraphs[0].measured
    func ranges(_ width: CGFloat) -> [Range<Int>] {
      let fresh = MeasuredParagraph(
        String(Self.paragraph.prefix(100)), paragraph.shaped, [.init(length: 100, font: .systemFont(ofSize: 15))])
      return fresh.lines(width: width, breaking: .words, cache.engine).lines.map(\.range)
    }
    for width in stride(from: 40.0, to: 700, by: 13.7) {
      let interval = paragraph.lines(width: width, breaking: .words, cache.engine).widths
      #expect(interval.contains(width))
      for near in [interval.lowerBound, interval.upperBound - 1e-6] where near.isFinite {
        #expect(ranges(near) == ranges(width))
      }
      if interval.upperBound.isFinite { #expect(ranges(interval.upperBound) != ranges(width)) }
    }
  }

  @Test func `a full cache forgets all before it keeps more`() {
    var cache = BoundedCache<Int, String>(limit: 100)
    for key in 0..<4 { cache.insert("\(key)", for: key, cost: 25) }
    #expect(cache.count == 4)
    #expect(cache[3] == "3")
    let forgets = cache.insert("next", for: 4, cost: 1)
    #expect(forgets)
    #expect(cache.count == 1)
    #expect(cache[3] == nil)
    #expect(cache[4] == "next")
    // The cost begins at nothing again.
    let forgetsAgain = cache.insert("large", for: 5, cost: 99)
    #expect(!forgetsAgain)
    #expect(cache.count == 2)
  }

  @Test func `a text is shaped once, whatever its size`() throws {
    let cache = try TextCache(fonts: fonts, number: -1)
    for size in 10...40 { _ = cache.text(StyledText("Settings", font: .systemFont(ofSize: CGFloat(size)))) }
    #expect(cache.shapeCount == 1)
    _ = cache.text(StyledText("Settings", font: .boldSystemFont(ofSize: 17)))
    #expect(cache.shapeCount == 2)
  }
}
