import UIKit

/// Measures text like another measurer, and records in the present trace between which widths lines stay the same.
struct TracingMeasurer: TextMeasuring {
  let measurer: PangoMeasurer
  /// A text whose last word is treated as longer than it is, and by how much in points (shorter below zero, for a text on
  /// one line); nil changes none.
  var lengthened: (text: String, by: CGFloat)?

  func lines(of text: StyledText, width: CGFloat?, breaking: TextBreaking) -> [TextLine] {
    // What is added is scaled with the text that must fit.
    let extra = lengthened?.text == text.string ? (lengthened?.by ?? 0) * text.scale : 0
    guard let width else {
      var lines = measurer.lines(of: text, width: nil, breaking: breaking)
      if !lines.isEmpty { lines[lines.count - 1].width = max(0, lines[lines.count - 1].width + extra) }
      return lines
    }
    // Layout runs on the main actor, and requests lines there.
    return MainActor.assumeIsolated {
      let trace = LayoutTrace.current
      // A view as wide as its text is not wider by the pixels to which its width is rounded elsewhere; without them, a
      // rounding error would break the line.
      let width = trace?.isSmooth == true ? width + Self.slack : width
      let (lines, widths) = measurer.linesAndWidths(of: text, width: width, breaking: breaking, lengthenedBy: extra)
      trace?.note(width, in: widths, way: lines.count)
      return lines
    }
  }

  /// More than a rounding error of a width, in points.
  private static let slack: CGFloat = 1e-6
}
