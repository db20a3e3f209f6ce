import Foundation
import Layout

/// A color well: a disc of the color in a ring, or a diagonal bar if no color is selected.
extension SceneColorWell: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) {
    let (x, y) = (view.width / 2, view.height / 2)
    let radius = min(view.width, view.height) / 2
    let line = radius * 0.2
    sketch.ring(x, y, radius: radius - line / 2, view.palette[.systemGray3], width: line)
    if let color {
      sketch.disc(x, y, radius: radius - 1.6 * line, Ink(color))
    } else {
      let end = radius * 0.45
      sketch.line([(x - end, y + end), (x + end, y - end)], view.palette[.systemRed], width: line)
    }
  }
}
