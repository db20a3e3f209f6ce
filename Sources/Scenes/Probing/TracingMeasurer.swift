import UIKit

/// Measures text as another measurer does, and notes in the trace that is being written between which widths lines stay
/// the same.
struct TracingMeasurer: TextMeasuring {
  let measurer: PangoMeasurer

  func lines(of text: StyledText, width: CGFloat?, breaking: TextBreaking) -> [TextLine] {
    guard let width else { return measurer.lines(of: text, width: nil, breaking: breaking) }
    let (lines, widths) = measurer.linesAndWidths(of: text, width: width, breaking: breaking)
    // Layout runs on the main actor, and asks for lines there.
    MainActor.assumeIsolated {
      LayoutTrace.current?.note(width, in: widths, way: lines.count)
    }
    return lines
  }
}
