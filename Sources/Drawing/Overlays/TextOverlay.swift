import Foundation
import Layout

/// The position of text, and where some of it is cut off.
struct TextOverlay {
  let layout: SolvedLayout
  let explanation: LayoutExplanation
  let measurer: PangoMeasurer

  func draw(_ overlay: Overlay, into sketch: inout Sketch) {
    switch overlay {
    case .baselines: drawBaselines(&sketch)
    case .truncation: drawTruncation(&sketch)
    default: break
    }
  }

  /// Draws the first baseline solid, and the last one dashed if it differs.
  private func drawBaselines(_ sketch: inout Sketch) {
    for (view, explained) in layout.visible(explanation) {
      guard let first = explained.baselines.first, let last = explained.baselines.last else { continue }
      let rect = view.absoluteFrame
      sketch.fill(
        CGRect(x: rect.minX - 4, y: layout.onPixel(first), width: rect.width + 8, height: 0.5), OverlayInk.text)
      if last - first > 0.5 {
        sketch.line(
          [(rect.minX - 4, last), (rect.maxX + 4, last)], OverlayInk.text, width: 0.5, dash: Dash(line: 3, gap: 2))
      }
    }
  }

  /// Draws truncated texts, and views that extend beyond what clips them.
  private func drawTruncation(_ sketch: inout Sketch) {
    var placer = ChipPlacer(in: layout.room)
    func mark(_ rect: CGRect, _ text: String) {
      sketch.border(rect, OverlayInk.text, width: 1, dash: Dash(line: 3, gap: 2))
      let chip = Chip(text, size: 8, measurer)
      let corner = CGRect(
        x: rect.maxX - chip.width, y: rect.minY - chip.height / 2, width: chip.width, height: chip.height)
      chip.draw(in: placer.place(corner), OverlayInk.text, isFilled: true, into: &sketch)
    }
    for (view, _) in layout.visible(explanation) {
      if let text = view.text, text.isTruncated || text.isClipped {
        mark(view.absoluteFrame, text.isTruncated ? "truncated" : "clipped")
      }
      guard let parent = view.parent, layout.views[parent].paint.clips, !layout.views[parent].clipsChildren else {
        continue
      }
      let room = layout.views[parent].absoluteFrame
      let missing = view.absoluteFrame.intersection(room)
      if missing.isNull || missing != view.absoluteFrame { mark(view.absoluteFrame, "sticks out") }
    }
  }
}
