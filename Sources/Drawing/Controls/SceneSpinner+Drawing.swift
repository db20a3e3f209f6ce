import Foundation
import Layout

extension SceneSpinner: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) { view.spinner(&sketch) }
}

extension ViewDrawing {
  /// Draws spokes in a ring, each paler than the previous one: eight since iOS 13, twelve thinner ones before.
  fileprivate func spinner(_ sketch: inout Sketch) {
    let side = min(width, height)
    let count = look.isClassic ? 12 : 8
    let ink = view.paint.tint.map(Ink.init) ?? palette[.systemGray]
    let color = ink == palette[.systemBlue] ? palette[.systemGray] : ink
    for index in 0..<count {
      let angle = (Double(index) / Double(count) - 0.25) * 2 * .pi
      let (inner, outer) = (side * 0.24, side * 0.44)
      let (x, y) = (cos(angle), sin(angle))
      sketch.line(
        [
          (width / 2 + x * inner, height / 2 + y * inner), (width / 2 + x * outer, height / 2 + y * outer),
        ], color.faded(1 - 0.8 * Double(index) / Double(count)), width: side * (look.isClassic ? 0.07 : 0.1))
    }
  }
}
