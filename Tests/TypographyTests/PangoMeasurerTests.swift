import Testing
import UIKit
import _Testing_UIKit

@testable import Typography

@Suite struct PangoMeasurerTests {
  let measurer: PangoMeasurer

  init() throws { measurer = try PangoMeasurer(fonts: FontFiles()) }

  /// Widths that Interface Builder saved, at scale 2 (control-metrics 1.2, 3.1).
  @Test(arguments: [("Label", 17.0, 41.5, 1.0), ("Button", 15, 46, 1)] as [(String, CGFloat, CGFloat, CGFloat)])
  func `widths come near San Francisco's`(_ text: String, _ size: CGFloat, _ width: CGFloat, _ tolerance: CGFloat) {
    #expect(abs(measurer.shape(text, font: .systemFont(ofSize: size)).width - width) <= tolerance)
  }

  @Test func `a weight is drawn with its own file`() throws {
    let engine = try ShapingEngine(fonts: measurer.fonts)
    #expect((0..<9).map { engine.fileUsed(font: $0) } == Array(0..<9))
    #expect(FontFiles.index(for: .regular) == 3)
    #expect(FontFiles.index(for: .semibold) == 5)
    #expect(FontFiles.index(for: .black) == 8)
  }

  @Test func `width is linear in size apart from tracking`() {
    let (small, large) = (UIFont.systemFont(ofSize: 100), UIFont.systemFont(ofSize: 200))
    let (a, b) = (measurer.shape("Layout", font: small), measurer.shape("Layout", font: large))
    #expect(abs(b.width / a.width - 2) < 1e-3)
  }

  @Test func `glyphs advance from left to right to the line's width`() throws {
    let run = measurer.shape("Enter first name", font: .systemFont(ofSize: 14))
    #expect(run.glyphs.count == 16)
    let last = try #require(run.glyphs.last)
    #expect(abs(last.x + last.advance - run.width) < 1e-6)
    #expect(zip(run.glyphs, run.glyphs.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test func `a character the font lacks has no glyph and keeps its place`() {
    let run = measurer.shape("a\u{4E00}b", font: .systemFont(ofSize: 17))
    #expect(run.glyphs.map { $0.index == nil } == [false, true, false])
    #expect(run.glyphs.allSatisfy { $0.advance > 0 })
  }

  @Test func `text wraps at words and never beyond the width`() {
    let font = UIFont.systemFont(ofSize: 17)
    let lines = measurer.lines(of: "The quick brown fox jumps", font: font, width: 100, lineLimit: 0)
    #expect(lines.map(\.text).joined(separator: " ") == "The quick brown fox jumps")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.width <= 100 })
  }

  @Test func `a word wider than the line is broken inside`() {
    let font = UIFont.systemFont(ofSize: 17)
    let lines = measurer.lines(of: "incomprehensibilities", font: font, width: 60, lineLimit: 0)
    #expect(lines.map(\.text).joined() == "incomprehensibilities")
    #expect(lines.count > 2)
    let narrow = measurer.lines(of: "ab", font: font, width: 1, lineLimit: 0)
    #expect(narrow.map(\.text) == ["a", "b"])
  }

  @Test func `lines follow the text's own breaks and the limit`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(measurer.lines(of: "a\n\nb", font: font, width: nil, lineLimit: 0).map(\.text) == ["a", "", "b"])
    #expect(measurer.lines(of: "a\nb\nc", font: font, width: nil, lineLimit: 2).count == 2)
  }

  @Test func `the same text is as wide from every thread`() async {
    let font = UIFont.systemFont(ofSize: 13)
    let texts = (0..<64).map { "Text number \($0 % 8)" }
    let widths = await withTaskGroup(of: (Int, Double).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, self.measurer.shape(text, font: font).width) }
      }
      return await group.reduce(into: Array(repeating: 0, count: texts.count)) { $0[$1.0] = $1.1 }
    }
    #expect(widths == texts.map { measurer.shape($0, font: font).width })
  }
}
