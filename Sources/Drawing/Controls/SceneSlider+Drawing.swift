import Foundation
import Layout

extension SceneSlider: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) { view.slider(value, &sketch) }
}

extension ViewDrawing {
  fileprivate func slider(_ value: Double, _ sketch: inout Sketch) {
    let thickness = look.isClassic ? 2.0 : look.isGlass ? 6 : 4
    ValueBar(view: self, value: value)
      .draw(in: CGRect(x: 2, y: height / 2 - thickness / 2, width: max(0, width - 4), height: thickness), &sketch)
    let knobHeight = max(0, min(look.isGlass ? 24 : 27, height - 2))
    let knobWidth = min(look.isGlass ? 38 : knobHeight, width)
    let x = (width - knobWidth) * ValueBar.part(value)
    let knob = read(CGRect(x: x, y: (height - knobHeight) / 2, width: knobWidth, height: knobHeight))
    sketch.shadow(below: knob, radius: knobHeight / 2, palette.shadow, blur: 3, drop: 2)
    sketch.fill(knob, radius: knobHeight / 2, palette.knob)
    sketch.border(knob, radius: knobHeight / 2, Ink(0x000000, alpha: 0.06), width: 0.5)
  }
}
