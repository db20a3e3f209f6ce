import Foundation
import Layout

/// The priorities of each view's intrinsic content size: content hugging and compression resistance, one line per axis.
struct PriorityOverlay {
  let layout: SolvedLayout
  let explanation: LayoutExplanation
  let measurer: PangoMeasurer

  func draw(into sketch: inout Sketch) {
    var placer = ChipPlacer(in: layout.room)
    for (view, explained) in layout.visible(explanation) {
      let lines = [
        Self.line("↔", explained.hugging.horizontal, explained.resistance.horizontal),
        Self.line("↕", explained.hugging.vertical, explained.resistance.vertical),
      ].compactMap { $0 }
      if lines.isEmpty { continue }
      sketch.border(view.absoluteFrame, OverlayInk.guides.faded(0.5), width: 1)
      let chip = Chip(lines.joined(separator: "  "), size: 8, measurer)
      let rect = view.absoluteFrame
      let place = CGRect(x: rect.minX, y: rect.maxY - 1, width: chip.width, height: chip.height)
      chip.draw(in: placer.place(place), OverlayInk.guides, into: &sketch)
    }
  }

  /// Returns `↔ 251 · 750`: hugging, then compression resistance.
  private static func line(_ sign: String, _ hugging: ScenePriority?, _ resistance: ScenePriority?) -> String? {
    guard let hugging, let resistance else { return nil }
    return "\(sign) \(NumberText.plain(hugging.value)) · \(NumberText.plain(resistance.value))"
  }
}
