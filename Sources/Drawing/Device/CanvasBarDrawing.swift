import Foundation
import Scenes

/// The bars of a document's canvas, with what the document puts into them.
struct CanvasBarDrawing {
  let layout: SolvedLayout
  let bars: CanvasBars
  let palette: Palette
  let measurer: PangoMeasurer

  private var width: Double { layout.cell.size.width }
  private var height: Double { layout.cell.size.height }
  private var isMirrored: Bool { layout.isRightToLeft }

  private static let symbolSide = 22.0
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
    let middle = bottom - largeRoom - (bar.height - largeRoom) / 2
    let left = items(bar.leading, from: Self.gap, middle: middle, isTrailing: false, &sketch)
    let right = items(bar.trailing, from: Self.gap, middle: middle, isTrailing: true, &sketch)
    guard let title = bar.title, !title.isEmpty else { return }
    if bar.isLarge {
      parts.drawLargeTitle(title, from: Self.gap, room: width - 2 * Self.gap, bottom: bottom, &sketch)
    } else {
      // In the middle of the bar, as far as items leave room on both sides.
      let room = max(0, width - 2 * max(left, right))
      parts.drawTitle(title, room: room, middle: middle, &sketch)
    }
  }

  /// - Returns: Where the room beside the items begins, from their edge.
  private func items(
    _ items: [CanvasBars.Item], from start: Double, middle: Double, isTrailing: Bool, _ sketch: inout Sketch
  ) -> Double {
    var place = start
    let ink = palette[.systemBlue]
    // Trailing items are placed from the edge inwards.
    for item in isTrailing ? items.reversed() : items {
      let length: Double
      switch item {
      case .title(let title):
        let run = measurer.fitted(title, BarParts.titleSize, .regular, width / 3)
        length = run.width
        let atRight = isTrailing != isMirrored
        sketch.text(
          run, size: BarParts.titleSize, at: atRight ? width - place : place, middle: middle, ink,
          atRight ? .right : .left)
      case .symbol(let name):
        length = Self.symbolSide
        let x = isTrailing != isMirrored ? width - place - length : place
        let box = CGRect(x: x, y: middle - length / 2, width: length, height: length)
        ImageDrawing(palette: palette).symbol(name, box, ink, into: &sketch)
      }
      place += length + Self.gap
    }
    return place
  }
}
