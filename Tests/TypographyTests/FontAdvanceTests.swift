import Testing
import UIKit
import _Testing_UIKit

@testable import Typography

/// Both measurers take widths from the same table (control-metrics 1.5).
@Suite struct FontAdvanceTests {
  let measurer: PangoMeasurer

  init() throws { measurer = try PangoMeasurer(fonts: FontFiles()) }

  private func builtIn(_ text: String, _ font: UIFont) -> CGFloat {
    AdvanceTableMeasurer().lines(of: StyledText(text, font: font), width: nil, breaking: .words)[0].width
  }

  nonisolated static let texts = [
    "Label", "AVATAR To. LT Wavy", "0123456789", "x = 600x600 -> {ok}", "Größe, Ærø, naïve façade",
    "“It’s” – 5 € … • ©",
    "Ha\u{308}kchen", "a\u{A0}b", "Tĩnh ở Huế", "",
  ]

  @Test(arguments: UIFont.Weight.all, texts)
  func `both measurers agree to a hundredth of a point`(_ weight: UIFont.Weight, _ text: String) {
    for size in [11.0, 17.5, 26.3, 80] {
      var italic = FontFace(weight: weight, isItalic: true)
      for cut in [SystemFontCut.optical, .ios13, .ios11, .ios9] {
        italic.cut = cut
        var upright = italic
        upright.isItalic = false
        for face in [upright, italic] {
          let font = UIFont(pointSize: size, face: face)
          let (ours, shaped) = (builtIn(text, font), CGFloat(measurer.shape(text, font: font).width))
          #expect(abs(ours - shaped) < 0.01, "\(size) \(cut): \(ours), \(shaped)")
        }
      }
    }
  }

  @Test func `both agree for digits of one width, for one width a character and across runs`() {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(abs(builtIn("11:17", digits) - CGFloat(measurer.shape("11:17", font: digits).width)) < 0.01)
    #expect(builtIn("111", digits) == builtIn("000", digits))
    let mono = UIFont.monospacedSystemFont(ofSize: 2048, weight: .bold)
    #expect(abs(builtIn("iW.", mono) - 3 * 1266) < 1e-9)
    #expect(abs(builtIn("iW.", mono) - CGFloat(measurer.shape("iW.", font: mono).width)) < 0.01)
    var (first, second) = (
      StyledText.Run(length: 2, font: .systemFont(ofSize: 17)),
      StyledText.Run(length: 2, font: .boldSystemFont(ofSize: 30))
    )
    (first.kern, second.kern) = (1, -0.5)
    let text = StyledText(string: "AVAV", runs: [first, second])
    let widths = [AdvanceTableMeasurer() as any TextMeasuring, measurer].map {
      $0.lines(of: text, width: nil, breaking: .words)[0].width
    }
    #expect(abs(widths[0] - widths[1]) < 0.01, "\(widths)")
  }

  /// Advances of single characters as measured on iOS, in 1/2048 em: regular at 17 and 28 points, black at 17.
  @Test(
    arguments: [
      (" ", 17, .regular, 576), ("!", 17, .regular, 637), ("#", 28, .regular, 1238),
      ("$", 17, .black, 1460), ("0", 17, .regular, 1290), ("1", 28, .regular, 908),
    ] as [(String, CGFloat, UIFont.Weight, Double)])
  func `advances are those measured`(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ units: Double) {
    let tracking: Double = size == 17 ? -52 : 28
    let expected = CGFloat(units + tracking) * size / 2048
    #expect(abs(builtIn(text, .systemFont(ofSize: size, weight: weight)) - expected) < 1e-9)
  }

  @Test func `a letter with a mark is as wide as the letter`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(builtIn("é", font) == builtIn("e", font))
    #expect(builtIn("e\u{301}", font) == builtIn("e", font))
  }

  @Test(arguments: [UIFont.Weight.regular, .medium, .semibold, .bold])
  func `the stand-in's table holds the advances of the installed font`(_ weight: UIFont.Weight) throws {
    let table = StandInAdvances.table(for: weight)
    let fonts = try PangoFonts(FontFiles())
    let number = fonts.files.number(of: FontFace(weight: weight))
    let font = try #require(fonts.shaper(number))
    for range in StandInAdvances.ranges {
      for value in range {
        guard let scalar = Unicode.Scalar(value), let glyph = fonts.glyph(of: scalar, font) else { continue }
        let advance = fonts.ownAdvance(of: glyph, font) * 2816
        #expect(
          abs(advance - Double(StandInAdvances.advance(of: scalar, in: table))) < 1, "U+\(String(value, radix: 16))")
      }
    }
    let alphabet = "abcdefghijklmnopqrstuvwxyz".unicodeScalars.compactMap { fonts.glyph(of: $0, font) }
      .reduce(0) { $0 + fonts.ownAdvance(of: $1, font) }
    #expect(abs(alphabet - StandInAdvances.alphabet(weight)) < 1e-3)
  }

  /// Labels and a button saved by Interface Builder (control-metrics 1.6), with both measurers.
  @Test(
    arguments: [
      ("HelveticaNeue", 17, "Label", 42, 2), ("HelveticaNeue-Bold", 17, "Heading:", 72.5, 2),
      ("HelveticaNeue-Bold", 17, "Speed:", 56.5, 2), ("HelveticaNeue-Light", 18, "About Us", 73, 2),
      ("Avenir-Heavy", 15, "Heavy Truck", 85, 2), ("Avenir-Heavy", 17, "4 Days", 53.5, 2),
      ("Avenir-Medium", 14, "PASSWORD", 77, 2), ("Avenir-Medium", 15, "Amount", 54.5, 2),
      ("AvenirNext-Regular", 20, "Code", 51, 2), ("Futura-CondensedMedium", 15, "Landing Location", 80.333, 3),
      ("AppleSDGothicNeo-Bold", 21, "StockSymbol", 121.5, 2), ("AppleSDGothicNeo-Bold", 36, "Makestagram", 216, 2),
      ("AppleSDGothicNeo-Medium", 26, "Price", 53.5, 2), ("AvenirNextCondensed-Heavy", 23, "LOGIN WITH", 116.5, 2),
      ("Papyrus", 25, "High Scores", 135.667, 3), ("Papyrus", 20, "Foundations", 111, 3),
      ("STHeitiSC-Medium", 18, "Flight Summary", 133.333, 3), ("Didot", 40, "DogYears", 172.5, 2),
    ] as [(String, CGFloat, String, CGFloat, CGFloat)])
  func `fonts by name are as wide as saved`(
    _ name: String, _ size: CGFloat, _ text: String, _ width: CGFloat, _ scale: CGFloat
  ) throws {
    let font = try #require(UIFont(name: name, size: size))
    for found in [builtIn(text, font), CGFloat(measurer.shape(text, font: font).width)] {
      #expect(abs((found * scale - 1e-4).rounded(.up) / scale - width) < 0.51, "\(found)")
    }
  }

  @Test func `Helvetica is kerned as Nimbus Sans is, Avenir as a part of the system's font`() throws {
    let helvetica = try #require(UIFont(name: "Helvetica", size: 1000))
    #expect(abs(builtIn("AV", helvetica) - builtIn("A", helvetica) - builtIn("V", helvetica) + 71) < 1e-9)
    let avenir = try #require(UIFont(name: "Avenir-Book", size: 2048))
    let known = try #require(FontAdvances(.systemFont(ofSize: 17)))
    let pair = Double(known.kerning(0x41 - 0x20, 0x56 - 0x20)) / 17 * 2048
    let found = Double(builtIn("AV", avenir) - builtIn("A", avenir) - builtIn("V", avenir))
    #expect(pair < -50)
    #expect(abs(found - 0.65 * pair) < 1e-6)
  }

  /// Origins of drawn glyphs: half the difference between San Francisco's advance and the stand-in's drawn one. All
  /// intermediate values are Doubles, so the only error is their rounding.
  @Test(arguments: UIFont.Weight.all)
  func `a glyph stands in the middle of its advance`(_ weight: UIFont.Weight) throws {
    let fonts = try PangoFonts(measurer.fonts)
    for text in ["Enter first name", "AVATAR 0123 To. {x}", "Größe – façade"] {
      for size in [11.0, 17, 34] {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        let (run, known) = (measurer.shape(text, font: font), try #require(font.knownAdvances))
        let file = try #require(fonts.shaper(fonts.files.number(of: font.face)))
        let (stretch, scalars) = (try #require(run.pieces.first).stretch, Array(text.unicodeScalars))
        try #require(run.pieces.count == 1)
        try #require(run.glyphs.count == scalars.count)
        var pen = 0.0
        for (glyph, scalar) in zip(run.glyphs, scalars) {
          let room = known.bareAdvance(try #require(known.slot(of: scalar)))
          let drawn = fonts.ownAdvance(of: try #require(glyph.index), file) * size * stretch
          #expect(abs(glyph.x - (pen + (room - drawn) / 2)) < 1e-9, "\(scalar) in \(text) at \(size)")
          pen += glyph.advance
        }
        #expect(abs(pen - run.width) < 1e-9)
      }
    }
  }

  /// A glyph is centred in San Francisco's advance, which is wider by a tenth of an em at most.
  @Test(arguments: UIFont.Weight.all)
  func `glyphs keep to their room`(_ weight: UIFont.Weight) {
    for size in [11.0, 17, 34] {
      let run = measurer.shape("Hamburgefonts 0123456789 AVATAR", font: .systemFont(ofSize: size, weight: weight))
      #expect(run.pieces.allSatisfy { (0.96...1.04).contains($0.stretch) })
      #expect(zip(run.glyphs, run.glyphs.dropFirst()).allSatisfy { $0.x < $1.x })
      #expect(abs((run.glyphs.first?.x ?? 1)) < 0.1 * size)
    }
  }
}
