import Foundation
import Layout
import Testing

@testable import Drawing

/// Colours of figures, on light and on dark, as WCAG measures contrast.
@Suite struct FigureInkTests {
  private static func luminance(_ ink: Ink) -> Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(ink.red) + 0.7152 * linear(ink.green) + 0.0722 * linear(ink.blue)
  }

  private static func contrast(_ a: Ink, _ b: Ink) -> Double {
    let (a, b) = (luminance(a), luminance(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test(arguments: [false, true]) func `all that is read can be read on the page, on light and on dark`(_ isDark: Bool)
  {
    let inks = FigureInks(isDark: isDark)
    let words = [
      ("ink", inks.ink), ("soft", inks.soft), ("across", inks.across), ("down", inks.down),
      ("givesWay", inks.givesWay), ("broken", inks.broken), ("guide", inks.guide),
    ]
    for (name, ink) in words { #expect(Self.contrast(ink, inks.page) >= 4.5, "\(name)") }
  }

  @Test(arguments: [false, true]) func `names stand out most, and grounds least`(_ isDark: Bool) {
    let inks = FigureInks(isDark: isDark)
    let order = [inks.ink, inks.soft, inks.frame, inks.rule].map { Self.contrast($0, inks.page) }
    #expect(order == order.sorted(by: >))
    #expect(Self.contrast(inks.band, inks.page) < 1.3)
    #expect(Self.contrast(inks.rule, inks.page) < 2)
    #expect((Self.luminance(inks.page) < 0.1) == isDark)
  }

  @Test func `neighbours of a series differ, and it begins again after six`() {
    let series = (0..<7).map { FigureInks.series($0) }
    #expect(Set(series.prefix(6)).count == 6)
    #expect(series[6] == series[0])
  }
}
