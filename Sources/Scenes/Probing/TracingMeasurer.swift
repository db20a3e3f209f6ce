import UIKit

/// Measures text like another measurer, and records in the present trace between which widths lines stay the same.
struct TracingMeasurer: TextMeasuring {
  let measurer: PangoMeasurer
  /// A text whose last word is treated as longer than it is, and by how much in points; nil changes none.
  var lengthened: (text: String, by: CGFloat)?

  func lines(of text: StyledText, width: CGFloat?, breaking: TextBreaking) -> [TextLine] {
    let extra = lengthened?.text == text.string ? lengthened?.by ?? 0 : 0
    guard let width else {
      var lines = measurer.lines(of: text, width: nil, breaking: breaking)
      if !lines.isEmpty { lines[lines.count - 1].width += extra }
      return lines
    }
    let (lines, widths) = measurer.linesAndWidths(of: text, width: width, breaking: breaking, lengthenedBy: extra)
    // Layout runs on the main actor, and requests lines there.
    MainActor.assumeIsolated {
      LayoutTrace.current?.note(width, in: widths, way: lines.count)
    }
    return lines
  }
}
