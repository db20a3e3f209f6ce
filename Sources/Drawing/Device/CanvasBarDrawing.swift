import Foundation
import Layout

/// The bars of a document's canvas, with their contents from the document.
struct CanvasBarDrawing {
  let layout: SolvedLayout
  let bars: CanvasBars
  let palette: Palette
  let measurer: PangoMeasurer

  private var width: Double { layout.cell.size.width }
  private var height: Double { layout.cell.size.height }
  private var isMirrored: Bool { layout.isRightToLeft }

  /// Between a bar's edge and its items, in points.
  private static let gap = 16.0

  private var parts: BarParts { BarParts(width: width, isMirrored: isMirrored, palette: palette, measurer: measurer) }

  func draw(into sketch: inout Sketch) {
    if let navigation = bars.navigation { draw(navigation, &sketch) }
    if bars.bottom > 0 {
      let top = height - bars.homeIndicator - bars.bottom
      parts.drawGround(from: top, to: height, edge: .top, &sketch)
    }
  }

  private func draw(_ bar: CanvasBars.Navigation, _ sketch: inout Sketch) {
    let bottom = bars.statusBar + bar.height
    if !layout.look.isGlass { parts.drawGround(from: 0, to: bottom, edge: .bottom, &sketch) }
    let largeRoom = bar.isLarge ? min(52, bar.height) : 0
    let hasPrompt = !(bar.prompt ?? "").isEmpty
    let row = bar.height - largeRoom - (hasPrompt ? min(Cell.promptHeight, bar.height) : 0)
    let middle = bottom - largeRoom - row / 2
    if hasPrompt, let prompt = bar.prompt {
      parts.drawPrompt(prompt, side: Self.gap, top: bars.statusBar, &sketch)
    }
    let buttons = BarButtonsDrawing(parts: parts, side: Self.gap, middle: middle)
    let left = buttons.draw(bar.leading, from: Self.gap, isTrailing: false, into: &sketch)
    let right = buttons.draw(bar.trailing, from: Self.gap, isTrailing: true, into: &sketch)
    guard let title = bar.title, !title.isEmpty else { return }
    if bar.isLarge {
      parts.drawLargeTitle(title, from: Self.gap, room: width - 2 * Self.gap, bottom: bottom, &sketch)
    } else {
      // Centered in the bar, as far as items leave room on both sides.
      let room = max(0, width - 2 * max(left, right))
      parts.drawTitle(title, room: room, middle: middle, &sketch)
    }
  }
}
