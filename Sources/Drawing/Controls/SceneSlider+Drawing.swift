import Foundation
import Layout

extension SceneSlider: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) { view.slider(self, &sketch) }
}

extension ViewDrawing {
  fileprivate func slider(_ slider: SceneSlider, _ sketch: inout Sketch) {
    let thickness = look.isClassic ? 2.0 : look.isGlass ? 6 : 4
    ValueBar(view: self, value: slider.value, tint: slider.minimumTint, trackTint: slider.maximumTint)
      .draw(in: CGRect(x: 2, y: height / 2 - thickness / 2, width: max(0, width - 4), height: thickness), &sketch)
    let knobHeight = max(0, min(look.isGlass ? 24 : 27, height - 2))
    let knobWidth = min(look.isGlass ? 38 : knobHeight, width)
    let x = (width - knobWidth) * ValueBar.part(slider.value)
    let knob = read(CGRect(x: x, y: (height - knobHeight) / 2, width: knobWidth, height: knobHeight))
    sketch.shadow(below: knob, radius: knobHeight / 2, palette.shadow, blur: 3, drop: 2)
    sketch.fill(knob, radius: knobHeight / 2, slider.knobTint.map(Ink.init) ?? palette.knob)
    sketch.border(knob, radius: knobHeight / 2, Ink(0x000000, alpha: 0.06), width: 0.5)
  }
}
