import Foundation
import Scenes

extension SceneSwitch: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) { view.toggle(isOn, &sketch) }
}

extension ViewDrawing {
  fileprivate func toggle(_ isOn: Bool, _ sketch: inout Sketch) {
    let radius = height / 2
    let on = palette[.systemGreen]
    let knobWidth = look.isGlass ? min(width - 4, 39) : height - 4
    if look.isClassic, !isOn {
      sketch.fill(bounds, radius: radius, palette[.systemBackground])
      sketch.border(bounds, radius: radius, palette[.systemGray5], width: 1.5)
    } else {
      sketch.fill(bounds, radius: radius, isOn ? on : palette[.secondarySystemFill])
    }
    let knob = read(CGRect(x: isOn ? width - 2 - knobWidth : 2, y: 2, width: knobWidth, height: max(0, height - 4)))
    sketch.group(Group(clip: .box(bounds, radius: radius))) {
      $0.shadow(below: knob, radius: max(0, radius - 2), palette.shadow)
    }
    sketch.fill(knob, radius: max(0, radius - 2), palette.knob)
  }
}
