import Foundation
import Scenes

/// Controls of dots and strokes: activity indicators and page controls.
extension ControlDrawing {
  /// Spokes in a ring, each paler than the one before: eight since iOS 13, twelve thinner ones before.
  func spinner(_ sketch: inout Sketch) {
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

  /// A dot a page, closer together where there are too many for the width.
  func pages(_ count: Int, _ current: Int, _ sketch: inout Sketch) {
    // More dots than anybody counts are as good as all of them.
    let shown = max(0, min(count, 200))
    let chosen = count > shown ? current * shown / max(1, count) : current
    let pitch = look.version < 14 ? 16.0 : 17
    let step = min(pitch, width / Double(max(1, shown)))
    for index in 0..<shown {
      let x = width / 2 + (Double(index) - Double(shown - 1) / 2) * step
      sketch.disc(
        read(x), height / 2, radius: min(look.version < 14 ? 3.5 : 4, step * 0.4),
        index == chosen ? palette[.label] : palette[.tertiaryLabel])
    }
  }
}
