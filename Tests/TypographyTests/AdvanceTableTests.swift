import Testing
import _Testing_UIKit

@testable import Typography
@testable import UIKit

/// The built-in advances against the font files, and how far measuring without shaping is from Pango.
@Suite struct AdvanceTableTests {
  let measurer: PangoMeasurer

  init() throws { measurer = try PangoMeasurer(fonts: FontFiles()) }

  @Test(arguments: [UIFont.Weight.regular, .medium, .semibold, .bold])
  func `the table holds the advances of the installed font`(_ weight: UIFont.Weight) throws {
    let table = StandInAdvances.table(for: weight)
    let font = UIFont.systemFont(ofSize: 2816, weight: weight)
    for range in StandInAdvances.ranges {
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let run = measurer.shape(String(scalar), font: font)
        guard run.glyphs.count == 1, run.glyphs[0].index != nil, run.width > 0 else { continue }
        let extra = scalar.isASCII ? SystemFontMetrics.extraAdvance(of: UInt8(value)) * 2816 : 0
        let advance = Double(StandInAdvances.advance(of: scalar, in: table)) + extra + font.tracking
        #expect(abs(run.width - advance) < 3, "U+\(String(value, radix: 16))")
      }
    }
  }

  /// Kerning is all that the table lacks: little in ordinary words, much where capitals lean over each other.
  @Test(arguments: [
    ("Label", 0.02), ("First Name", 0.02), ("Middle Name", 0.02), ("Enter last name", 0.02),
    ("Much Longer Button Title", 0.02), ("Settings", 0.02), ("To:", 0.06), ("AVATAR", 0.09),
  ])
  func `without Pango widths differ by the kerning`(_ text: String, _ limit: Double) {
    let font = UIFont.systemFont(ofSize: 17)
    let shaped = measurer.shape(text, font: font).width
    let table = AdvanceTableMeasurer().lines(of: StyledText(text, font: font), width: nil, breaking: .words)[0].width
    #expect(abs(table - shaped) / shaped < limit, "\(table) against \(shaped)")
  }
}
