import Foundation
import Layout

/// How a layout is used: the order in which it is read out, and whether fingers can hit it.
struct UseOverlay {
  let layout: SolvedLayout
  let explanation: LayoutExplanation
  let measurer: PangoMeasurer

  /// The minimum side of a touch target, in points (Apple's guidelines).
  private static let finger = 44.0

  func draw(_ overlay: Overlay, into sketch: inout Sketch) {
    if overlay == .touch { drawTargets(&sketch) } else { drawOrder(&sketch) }
  }

  /// Draws touch targets: green if large enough; otherwise red around the view, with the required size dashed.
  private func drawTargets(_ sketch: inout Sketch) {
    for (view, explained) in layout.visible(explanation) where explained.isTouchable {
      let rect = view.absoluteFrame
      let isLarge = rect.width >= Self.finger - 0.01 && rect.height >= Self.finger - 0.01
      let ink = isLarge ? OverlayInk.good : OverlayInk.text
      sketch.fill(rect, radius: 4, ink.faded(0.12))
      sketch.border(rect, radius: 4, ink, width: 1)
      if isLarge { continue }
      let (width, height) = (max(rect.width, Self.finger), max(rect.height, Self.finger))
      sketch.border(
        layout.onPixels(CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)),
        radius: 4, ink, width: 1, dash: Dash(line: 3, gap: 3))
    }
  }

  /// Draws a number on each element, and a line from one to the next.
  private func drawOrder(_ sketch: inout Sketch) {
    let items = layout.visible(explanation).compactMap { view, explained in
      explained.reading.map { (order: $0.order, rect: view.absoluteFrame) }
    }.sorted { $0.order < $1.order }
    let isMirrored = layout.isRightToLeft
    func corner(_ rect: CGRect) -> (Double, Double) { (isMirrored ? rect.maxX : rect.minX, rect.minY) }
    if items.count > 1 {
      sketch.line(items.map { corner($0.rect) }, OverlayInk.use.faded(0.5), width: 1, dash: Dash(line: 1, gap: 3))
    }
    for (order, rect) in items {
      sketch.border(rect, radius: 3, OverlayInk.use.faded(0.7), width: 1)
      let (x, y) = corner(rect)
      let run = measurer.shape("\(order)", size: 9, weight: .bold)
      sketch.fill(CGRect(x: x - 8, y: y - 8, width: 16, height: 16), radius: 8, OverlayInk.use)
      sketch.text(run, size: 9, at: x, middle: y, Ink(0xFFFFFF))
    }
  }
}
