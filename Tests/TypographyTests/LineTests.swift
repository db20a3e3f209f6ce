import Testing
import UIKit
import _Testing_UIKit

@testable import Typography

/// Lines of glyphs: order, parts, ellipses.
@Suite struct LineTests {
  let measurer: PangoMeasurer
  let font = UIFont.systemFont(ofSize: 17)

  init() throws { measurer = try PangoMeasurer(fonts: FontFiles()) }

  private func cut(_ text: String, to width: CGFloat, _ truncation: Truncation) -> GlyphRun {
    let styled = StyledText(text, font: font)
    return measurer.run(of: styled, 0..<text.utf8.count, width: width, truncation: truncation)
  }

  @Test(arguments: [Truncation.head, .middle, .tail])
  func `an ellipsis takes as little as it can`(_ truncation: Truncation) {
    let text = "A line that is much too long"
    let run = cut(text, to: 120, truncation)
    #expect(run.width <= 120)
    let parts = run.text.split(separator: "\u{2026}", omittingEmptySubsequences: false).map(String.init)
    #expect(parts.count == 2)
    #expect(text.hasPrefix(parts[0]))
    #expect(text.hasSuffix(parts[1]))
    switch truncation {
    case .head:
      #expect(parts[0].isEmpty)
      #expect(!parts[1].isEmpty)
    case .middle: #expect(abs(parts[0].count - parts[1].count) <= 2)
    case .tail:
      #expect(!parts[0].isEmpty)
      #expect(parts[1].isEmpty)
    }
    // One more character would not fit.
    #expect(run.width + 20 > 120)
  }

  @Test func `a line is the same whatever parts of its text were asked for before`() throws {
    let text = StyledText("One two three", font: font)
    func widths() -> [Double] { [0..<13, 0..<3, 4..<7, 0..<7].map { measurer.run(of: text, $0).width } }
    let first = widths()
    _ = measurer.run(of: text, 0..<13, width: 50, truncation: .tail)
    #expect(widths() == first)
    #expect(Set(first).count == 4)
    let texts = [0..<13, 0..<3, 0..<13].map { measurer.run(of: text, $0).text }
    #expect(texts == ["One two three", "One", "One two three"])
    let other = StyledText("One two three", font: .systemFont(ofSize: 30))
    #expect(measurer.run(of: other, 0..<3).width > first[1])
  }

  @Test func `a line that fits has no ellipsis, one that goes on elsewhere has`() {
    #expect(cut("Short", to: 200, .tail).text == "Short")
    let text = StyledText("First\nSecond", font: font)
    let run = measurer.run(of: text, 0..<12, width: 200, truncation: .tail, isCut: true)
    #expect(run.text == "First\u{2026}")
    #expect(cut("Wide", to: 1, .middle).text == "\u{2026}")
  }

  @Test func `letters of a script that runs from right to left stand from right to left`() throws {
    let text = "אב"
    let run = measurer.shape(text, font: font)
    #expect(run.missing.isEmpty, "install fonts-noto-core")
    let (alef, bet) = (measurer.shape("א", font: font), measurer.shape("ב", font: font))
    #expect(run.glyphs.map(\.index) == [bet.glyphs[0].index, alef.glyphs[0].index])
    #expect(abs(run.width - alef.width - bet.width) < 0.5)
  }

  @Test func `numbers and words from left to right keep their direction in it`() {
    // In visual order from left to right: 12, then the Hebrew letters; the paragraph runs from right to left.
    let run = measurer.shape("אב 12", font: font)
    let digits = measurer.shape("12", font: font)
    #expect(run.glyphs.prefix(2).map(\.index) == digits.glyphs.map(\.index))
    let mixed = measurer.shape("ab אב", font: font)
    #expect(mixed.glyphs.prefix(2).map(\.index) == measurer.shape("ab", font: font).glyphs.map(\.index))
  }

  @Test func `the ellipsis of a text from right to left is on the left`() {
    let run = cut("דג סקרן שט בים מאוכזב ולפתע מצא חברה", to: 100, .tail)
    let dots = measurer.shape("\u{2026}", font: font)
    #expect(run.glyphs.first?.index == dots.glyphs[0].index)
    #expect(run.text.hasPrefix("דג"))
  }

  @Test func `a text that says no direction takes the one around it`() {
    let (left, right) = (StyledText("1 (2)", font: font), StyledText("1 (2)", font: font, isRightToLeft: true))
    let ways = [left, right].map { measurer.run(of: $0, 0..<5).glyphs.map(\.index) }
    #expect(ways[0] != ways[1])
  }

  @Test func `parts keep their fonts, sizes and places, and their widths add up`() {
    var small = StyledText.Run(length: 5, font: .systemFont(ofSize: 11))
    small.baselineOffset = 6
    small.kern = 3
    let text = StyledText(string: "Largesmall", runs: [.init(length: 5, font: .boldSystemFont(ofSize: 30)), small])
    let run = measurer.run(of: text, 0..<10)
    #expect(run.pieces.map(\.size) == [30, 11])
    #expect(run.pieces.map(\.style) == [0, 1])
    #expect(run.glyphs[run.pieces[1].glyphs].allSatisfy { $0.y == 6 })
    let parts =
      measurer.shape("Large", font: .boldSystemFont(ofSize: 30)).width
      + measurer.shape("small", font: .systemFont(ofSize: 11)).width + 5 * 3
    #expect(abs(run.width - parts) < 0.01)
    #expect(run.byStyle.map(\.style) == [0, 1])
    #expect(run.byStyle.map(\.run.pieces.count) == [1, 1])
  }

  @Test func `digits have one width where that is asked for, and else their own`() {
    func widths(_ font: UIFont) -> Set<Int> {
      Set((0...9).map { Int((measurer.shape("\($0)", font: font).width * 1000).rounded()) })
    }
    #expect(widths(.monospacedDigitSystemFont(ofSize: 17, weight: .regular)).count == 1)
    #expect(widths(font).count > 3)
  }

  /// ASCII text is shaped without Pango; both results must agree.
  @Test func `plain text comes out as Pango has it`() throws {
    let engine = try TextEngine(fonts: measurer.fonts)
    let texts =
      try SavedWidthTests.rows("saved-widths").map { $0[0] } + [
        "AVATAR", "12:30", "a  b", "f(x)=->", "fi ffl 600x600 (c)", "#$%&*+<=>@[]^_`{|}~\\",
      ]
    for text in texts {
      let runs = [StyledText.Run(length: text.utf8.count, font: font)]
      let plain = engine.shape(text, runs, isRightToLeft: false)
      let full = Array(text.utf8).withUnsafeBufferPointer { engine.shapeItems(of: $0, runs, false) }
      #expect(plain.glyphs.map(\.index) == full.glyphs.map(\.index), "\(text)")
      #expect(plain.glyphs.map(\.slot) == full.glyphs.map(\.slot), "\(text)")
      #expect(zip(plain.glyphs, full.glyphs).allSatisfy { abs($0.advance - $1.advance) < 1e-5 }, "\(text)")
    }
  }

  @Test func `what a text looks like does not hang on what was shaped before`() throws {
    let texts = ["⚙︎ sign", "☀️ picture", "√2 ♞", "日本語 Aé", "สวัสดี", "한국어", "مرحبا", "1️⃣"]
    func shapes(_ order: [String]) throws -> [String: [UInt32]] {
      let engine = try TextEngine(fonts: measurer.fonts)
      return Dictionary(
        uniqueKeysWithValues: order.map { text in
          (
            text,
            engine.shape(text, [.init(length: text.utf8.count, font: font)], isRightToLeft: false).glyphs.map(\.index)
          )
        })
    }
    let forward = try shapes(texts)
    #expect(try shapes(texts.reversed()) == forward)
    #expect(try shapes(texts.shuffled()) == forward)
  }
}
