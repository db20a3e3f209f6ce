import Testing
import UIKit
import _Testing_UIKit

@testable import Typography

@Suite struct PangoMeasurerTests {
  let measurer: PangoMeasurer

  init() throws { measurer = try PangoMeasurer(fonts: FontFiles()) }

  /// Widths saved by Interface Builder, at scale 2 (control-metrics 1.2, 3.1).
  @Test(arguments: [("Label", 17.0, 41.5, 1.0), ("Button", 15, 46, 1)] as [(String, CGFloat, CGFloat, CGFloat)])
  func `widths come near San Francisco's`(_ text: String, _ size: CGFloat, _ width: CGFloat, _ tolerance: CGFloat) {
    #expect(abs(measurer.shape(text, font: .systemFont(ofSize: size)).width - width) <= tolerance)
  }

  /// An emoji is relatively narrower when larger; Chinese and Japanese characters have 1.02 em, Hangul 0.8643 (control-metrics 1.8).
  @Test(
    arguments: [
      ("\u{1F642}", 38.0, 43.0), ("\u{1F642}", 45, 50), ("\u{1F642}", 60, 66.5), ("\u{1F642}", 16, 20),
      ("\u{65E5}\u{672C}\u{8A9E}", 19, 58.5), ("\u{3042}", 50, 51),
      ("\u{AE30}\u{BCF8}\u{C815}\u{BCF4}", 15, 52),
      ("\u{BC15}\u{C9C0}\u{D658}", 15, 39),
    ] as [(String, CGFloat, Double)])
  func `pictures and characters of full width`(_ text: String, _ size: CGFloat, _ width: Double) {
    let pixels = (Double(measurer.shape(text, font: .systemFont(ofSize: size)).width) * 2 - 1e-4).rounded(.up)
    #expect(pixels / 2 == width)
  }

  /// Tracking is the system font's since iOS 10 (control-metrics 1.8).
  @Test(arguments: ["HelveticaNeue", "PingFangHK-Regular"])
  func `characters of full width are one em wide in fonts by name`(_ name: String) throws {
    let font = try #require(UIFont(name: name, size: 18))
    #expect(measurer.shape("\u{65E5}\u{672C}", font: font).width == 36)
  }

  /// Spaces between words of another script are the text's own font's (control-metrics 1.8).
  @Test(arguments: ["HelveticaNeue", "AvenirNext-Regular"])
  func `a space is as wide between Hangul as between Latin words`(_ name: String) throws {
    let font = try #require(UIFont(name: name, size: 20))
    func space(_ word: String) -> CGFloat {
      measurer.shape("\(word) \(word)", font: font).width - 2 * measurer.shape(word, font: font).width
    }
    #expect(abs(space("\u{C2E0}") - space("nn")) < 1e-9)
  }

  /// A letter with a mark has the letter's advance, whether combining or precomposed (control-metrics 1.5).
  @Test(arguments: ["regular": UIFont.Weight.regular, "bold": .bold].sorted { $0.key < $1.key }.map(\.value))
  func `letters with marks are as wide as the letters`(_ weight: UIFont.Weight) {
    for (marked, plain) in [("\u{E4}\u{E9}\u{F1}\u{11B}", "aene"), ("e\u{301}", "e"), ("\u{160}\u{C5}", "SA")] {
      let widths = [marked, plain].map { measurer.shape($0, font: .systemFont(ofSize: 17, weight: weight)).width }
      #expect(abs(widths[0] - widths[1]) < 0.01, "\(marked): \(widths)")
    }
  }

  @Test func `a weight is drawn with its own file`() throws {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let files = weights.map { measurer.shape("a\u{E9}", font: .systemFont(ofSize: 17, weight: $0)).pieces.map(\.font) }
    #expect(files == measurer.fonts.weights.map { [$0.number] })
    let italic = measurer.shape("a", font: .italicSystemFont(ofSize: 17))
    #expect(italic.pieces.map(\.font) == [measurer.fonts.italics[3].number])
    #expect(UIFont.Weight.regular.nearestIndex == 3)
    #expect(UIFont.Weight.semibold.nearestIndex == 5)
    #expect(UIFont.Weight(rawValue: 0.7).nearestIndex == 8)
  }

  @Test func `width is linear in size apart from tracking`() {
    let (small, large) = (UIFont.systemFont(ofSize: 100), UIFont.systemFont(ofSize: 200))
    let (a, b) = (measurer.shape("Layout", font: small), measurer.shape("Layout", font: large))
    #expect(abs(b.width / a.width - 2) < 1e-3)
  }

  @Test func `glyphs advance from left to right to the line's width`() throws {
    let run = measurer.shape("Enter first name", font: .systemFont(ofSize: 14))
    #expect(run.glyphs.count == 16)
    #expect(abs(run.glyphs.reduce(0) { $0 + $1.advance } - run.width) < 1e-9)
    #expect(zip(run.glyphs, run.glyphs.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test func `a character the font lacks has no glyph and keeps its place`() {
    let run = measurer.shape("a\u{12000}b", font: .systemFont(ofSize: 17))
    #expect(run.glyphs.map { $0.index == nil } == [false, true, false])
    #expect(run.glyphs.allSatisfy { $0.advance > 0 })
    #expect(run.missing == ["\u{12000}"])
  }

  private func lines(_ text: String, width: CGFloat?, _ breaking: TextBreaking = .words) -> [String] {
    let styled = StyledText(text, font: .systemFont(ofSize: 17))
    return measurer.lines(of: styled, width: width, breaking: breaking).map { styled.substring($0.range) }
  }

  @Test func `text wraps at words and never beyond the width`() {
    let text = StyledText("The quick brown fox jumps", font: .systemFont(ofSize: 17))
    let lines = measurer.lines(of: text, width: 100, breaking: .words)
    #expect(lines.map { text.substring($0.range) }.joined(separator: " ") == text.string)
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.width <= 100 })
    #expect(lines.map(\.endsParagraph) == lines.indices.map { $0 == lines.count - 1 })
  }

  @Test func `a word wider than the line is broken inside`() {
    let long = lines("incomprehensibilities", width: 60)
    #expect(long.joined() == "incomprehensibilities")
    #expect(long.count > 2)
    #expect(lines("ab", width: 1) == ["a", "b"])
  }

  @Test func `lines follow the text's own breaks`() {
    #expect(lines("a\n\nb", width: nil) == ["a", "", "b"])
    #expect(lines("a\r\nb\u{2028}c\rd", width: 50) == ["a", "b", "c", "d"])
    #expect(lines("", width: 10) == [""])
  }

  @Test func `between characters a line is filled to the end`() {
    let (words, characters) = (lines("aaa bbbbbb", width: 70), lines("aaa bbbbbb", width: 70, .characters))
    #expect(words == ["aaa", "bbbbbb"])
    #expect(characters.first?.hasPrefix("aaa b") == true)
    #expect(characters.joined() == "aaa bbbbbb")
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
