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

  private static let fontSize = 17.0
  private static let symbolSide = 22.0
  private static let gap = 16.0

  func draw(into sketch: inout Sketch) {
    if let navigation = bars.navigation { draw(navigation, &sketch) }
    if bars.bottom > 0 {
      let top = height - bars.homeIndicator - bars.bottom
      sketch.fill(CGRect(x: 0, y: top, width: width, height: height - top), palette.bar)
      sketch.fill(CGRect(x: 0, y: top, width: width, height: 0.5), palette[.separator])
    }
  }

  private func draw(_ bar: CanvasBars.Navigation, _ sketch: inout Sketch) {
    let bottom = bars.statusBar + bar.height
    if !layout.look.isGlass {
      sketch.fill(CGRect(x: 0, y: 0, width: width, height: bottom), palette.bar)
      sketch.fill(CGRect(x: 0, y: bottom - 0.5, width: width, height: 0.5), palette[.separator])
    }
    let largeRoom = bar.isLarge ? min(52, bar.height) : 0
    let middle = bottom - largeRoom - (bar.height - largeRoom) / 2
    let left = items(bar.leading, from: Self.gap, middle: middle, isTrailing: false, &sketch)
    let right = items(bar.trailing, from: Self.gap, middle: middle, isTrailing: true, &sketch)
    guard let title = bar.title, !title.isEmpty else { return }
    if bar.isLarge {
      let run = measurer.fitted(title, 34, .bold, width - 2 * Self.gap)
      sketch.text(
        run, size: 34, at: isMirrored ? width - Self.gap : Self.gap, middle: bottom - 26, palette[.label],
        isMirrored ? .right : .left)
    } else {
      // In the middle of the bar, as far as items leave room on both sides.
      let room = max(0, width - 2 * max(left, right))
      let run = measurer.fitted(title, Self.fontSize, .semibold, room)
      sketch.text(run, size: Self.fontSize, at: width / 2, middle: middle, palette[.label])
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
        let run = measurer.fitted(title, Self.fontSize, .regular, width / 3)
        length = run.width
        let atRight = isTrailing != isMirrored
        sketch.text(
          run, size: Self.fontSize, at: atRight ? width - place : place, middle: middle, ink, atRight ? .right : .left)
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
