import Foundation
import Scenes

/// Controls on a track: switches, sliders, progress.
extension ControlDrawing {
  func toggle(_ isOn: Bool, _ sketch: inout Sketch) {
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

  func bar(_ value: Double, in rect: CGRect, _ sketch: inout Sketch) {
    let radius = look.version < 14 ? rect.height / 4 : rect.height / 2
    sketch.fill(rect, radius: radius, look.isClassic ? palette[.systemGray3] : palette[.systemFill])
    let part = CGRect(x: rect.minX, y: rect.minY, width: rect.width * Self.part(value), height: rect.height)
    sketch.fill(read(part), radius: radius, tint)
  }

  func slider(_ value: Double, _ sketch: inout Sketch) {
    let thickness = look.isClassic ? 2.0 : look.isGlass ? 6 : 4
    bar(value, in: CGRect(x: 2, y: height / 2 - thickness / 2, width: max(0, width - 4), height: thickness), &sketch)
    let knobHeight = max(0, min(look.isGlass ? 24 : 27, height - 2))
    let knobWidth = min(look.isGlass ? 38 : knobHeight, width)
    let x = (width - knobWidth) * Self.part(value)
    let knob = read(CGRect(x: x, y: (height - knobHeight) / 2, width: knobWidth, height: knobHeight))
    sketch.shadow(below: knob, radius: knobHeight / 2, palette.shadow, blur: 3, drop: 2)
    sketch.fill(knob, radius: knobHeight / 2, palette.knob)
    sketch.border(knob, radius: knobHeight / 2, Ink(0x000000, alpha: 0.06), width: 0.5)
  }

  /// A value as a part of its range, whatever was said.
  private static func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
}
