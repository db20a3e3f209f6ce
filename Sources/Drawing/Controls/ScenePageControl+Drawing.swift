import Foundation
import Layout

extension ScenePageControl: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) { view.pages(self, &sketch) }
}

extension ViewDrawing {
  /// Draws one dot per page, closer together if there are too many for the width.
  fileprivate func pages(_ control: ScenePageControl, _ sketch: inout Sketch) {
    let (count, current) = (control.count, control.current)
    let others = control.tint.map(Ink.init) ?? palette[.tertiaryLabel]
    let shownOne = control.currentTint.map(Ink.init) ?? palette[.label]
    // More dots than can be counted all look the same.
    let shown = max(0, min(count, 200))
    let chosen = count > shown ? current * shown / max(1, count) : current
    let pitch = look.version < 14 ? 16.0 : 17
    let step = min(pitch, width / Double(max(1, shown)))
    for index in 0..<shown {
      let x = width / 2 + (Double(index) - Double(shown - 1) / 2) * step
      sketch.disc(
        read(x), height / 2, radius: min(look.version < 14 ? 3.5 : 4, step * 0.4),
        index == chosen ? shownOne : others)
    }
  }
}
