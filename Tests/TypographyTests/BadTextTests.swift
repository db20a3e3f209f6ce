import Foundation
import Testing
import UIKit
import _Testing_UIKit

@testable import Typography

/// Damaged and unusual texts and fonts.
@Suite struct BadTextTests {
  let measurer: PangoMeasurer
  let font = UIFont.systemFont(ofSize: 17)

  init() throws { measurer = try PangoMeasurer(fonts: FontFiles()) }

  private func lines(_ text: String, _ width: CGFloat? = 200) -> [TextLine] {
    measurer.lines(of: StyledText(text, font: font), width: width, breaking: .words)
  }

  @Test func `a million characters are measured, broken and cut`() {
    let text = String(repeating: "word ", count: 200_000)
    let found = lines(text)
    #expect(found.count > 10_000)
    #expect(found.allSatisfy { $0.width <= 200 })
    let run = measurer.run(of: StyledText(text, font: font), 0..<text.utf8.count, width: 100, truncation: .tail)
    #expect(run.width <= 100)
    #expect(run.glyphs.count < 20)
    #expect(lines(String(repeating: "x", count: 100_000)).count > 1000)
  }

  @Test func `control characters take no room, and nothing ends at a null`() {
    // Letters with a control character between them are not kerned.
    #expect(abs(lines("l\0l\u{1}l\u{7F}", nil)[0].width - 3 * lines("l", nil)[0].width) < 1e-9)
    let run = measurer.shape("a\0b", font: font)
    #expect(run.glyphs.count == 2)
    #expect(run.missing.isEmpty)
  }

  @Test func `a lone surrogate is a character of its own`() {
    let text = String(decoding: [0xD800, 0x61] as [UInt16], as: UTF16.self)
    #expect(text == "\u{FFFD}a")
    #expect(lines(text, nil)[0].width > 0)
  }

  @Test func `controls of direction that are never closed change nothing after the paragraph`() {
    let found = lines("\u{202E}abc\ndef", nil)
    #expect(found.count == 2)
    let text = StyledText("\u{202E}abc\ndef", font: font)
    let first = measurer.run(of: text, found[0].range)
    #expect(first.glyphs.map(\.index) == measurer.shape("cba", font: font).glyphs.map(\.index))
    let second = measurer.run(of: text, found[1].range)
    #expect(second.glyphs.map(\.index) == measurer.shape("def", font: font).glyphs.map(\.index))
  }

  @Test(arguments: [0, -1, -CGFloat.infinity, .nan, .infinity] as [CGFloat])
  func `a size that is none is the usual one`(_ size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
  }

  @Test func `a size that no picture has is cut`() {
    #expect(UIFont.systemFont(ofSize: 1e9).pointSize == UIFont.sizeLimit)
  }

  @Test(arguments: [0, -5, 1e-9, .infinity] as [CGFloat])
  func `any width gives lines`(_ width: CGFloat) {
    let found = lines("ab c", width)
    #expect(found.map(\.range.count).reduce(0, +) >= 3)
    #expect(width == .infinity ? found.count == 1 : found.count == 3)
  }

  @Test func `accents without end stay with their letter`() {
    let text = "a" + String(repeating: "\u{301}", count: 5000)
    #expect(lines(text, 10).count == 1)
  }

  @Test func `a file that is not a font is refused, a collection's name and a missing file too`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ttf").path()
    for bytes in [Data("nothing".utf8), Data([0, 1, 0, 0] + [UInt8](repeating: 255, count: 400)), Data()] {
      try bytes.write(to: URL(filePath: path))
      #expect(throws: TypographyError.unreadableFont(path: path)) { try CustomFonts.register(path) }
    }
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: TypographyError.unreadableFont(path: path)) { try CustomFonts.register(path) }
  }

  @Test func `a font out of a file has the file's name, metrics and glyphs`() throws {
    #expect(UIFont(name: "Inter-SemiBoldItalic", size: 20) == nil)
    let path = FontFiles.folders[0] + "/Inter-SemiBoldItalic.otf"
    #expect(try CustomFonts.register(path) == ["Inter-SemiBoldItalic"])
    let font = try #require(UIFont(name: "Inter-SemiBoldItalic", size: 20))
    // control-metrics 1.4: ascender 0.9688, descender 0.2415, cap height 0.7273.
    #expect(abs(font.ascender - 19.375) < 0.01)
    #expect(abs(font.descender + 4.83) < 0.01)
    #expect(abs(font.capHeight - 14.545) < 0.01)
    #expect(font.fontName == "Inter-SemiBoldItalic")
    #expect(UIFont.fontNames(forFamilyName: font.familyName).contains("Inter-SemiBoldItalic"))
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let run = measurer.shape("Name", font: font)
    #expect(run.pieces.count == 1)
    #expect(run.missing.isEmpty)
    #expect(run.width > 30)
  }

  @Test func `missing characters are named once, with what to install`() throws {
    let run = measurer.shape("\u{12000}x\u{12000}", font: font)
    #expect(run.missing == ["\u{12000}", "\u{12000}"])
    let bare = try FontFiles(folders: [FontFiles.folders[0]])
    #expect(
      bare.packages(for: ["א", "日", "한", "\u{1F600}"]) == [
        "fonts-noto-core", "fonts-droid-fallback", "fonts-nanum", "fonts-noto-color-emoji",
      ])
    let without = try PangoMeasurer(fonts: bare)
    #expect(without.shape("אa", font: font).missing == ["א"])
    #expect(measurer.shape("אa", font: font).missing.isEmpty)
  }

  @Test func `texts that mean the same and are written differently are drawn differently`() {
    // Swift considers the two angle brackets equal; fonts distinguish them.
    let (old, wide) = ("\u{2329}", "\u{3008}")
    #expect(old == wide)
    #expect(StyledText(old, font: font) != StyledText(wide, font: font))
    let (first, second) = (measurer.shape(old, font: font), measurer.shape(wide, font: font))
    #expect(first.text.unicodeScalars.first == "\u{2329}")
    #expect(second.text.unicodeScalars.first == "\u{3008}")
  }

  @Test func `a long text is shaped once for all its lines`() {
    let text = StyledText(String(repeating: "word ", count: 8_000), font: font)
    let found = measurer.lines(of: text, width: 300, breaking: .words)
    let widths = found.map { measurer.run(of: text, $0.range).width }
    // A run may be wider than its line, by the trailing spaces that hang.
    #expect(widths.count > 500)
    #expect(zip(widths, found).allSatisfy { $0 >= $1.width - 0.01 })
  }

  @Test func `characters drawn over each other break like any others at every width`() {
    let run = StyledText.Run(length: 11, font: font)
    var close = run
    close.kern = -20
    let text = StyledText(string: "wide narrow", runs: [close], spacing: LineSpacing())
    for width in stride(from: 1.0, through: 60, by: 3) {
      let lines = measurer.lines(of: text, width: width, breaking: .words)
      #expect(lines.map(\.range.upperBound).max() == 11)
      let fresh = try? PangoMeasurer(fonts: FontFiles()).lines(of: text, width: width, breaking: .words)
      #expect(fresh == lines, "width \(width)")
    }
  }
}
