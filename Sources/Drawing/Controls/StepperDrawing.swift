import Foundation
import Layout

/// A stepper: a minus and a plus next to each other.
struct StepperDrawing: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) { view.stepper(&sketch) }
}

extension ViewDrawing {
  fileprivate func stepper(_ sketch: inout Sketch) {
    let middle = height / 2
    let ink: Ink
    if look.isClassic {
      ink = tint
      sketch.border(bounds, radius: 4, tint)
      sketch.fill(CGRect(x: width / 2 - 0.5, y: 0, width: 1, height: height), tint)
    } else {
      ink = palette[.label]
      sketch.fill(bounds, radius: look.isGlass ? height / 2 : 8, palette[.tertiarySystemFill])
      sketch.fill(
        CGRect(x: width / 2 - 0.5, y: height * 0.22, width: 1, height: height * 0.56), palette[.separator])
    }
    let (less, more) = (read(width / 4), read(width * 3 / 4))
    let line = look.isClassic ? 1.5 : 2.0
    for x in [less, more] { sketch.fill(CGRect(x: x - 7, y: middle - line / 2, width: 14, height: line), ink) }
    sketch.fill(CGRect(x: more - line / 2, y: middle - 7, width: line, height: 14), ink)
  }
}
