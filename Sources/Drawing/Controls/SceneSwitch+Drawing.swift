import Foundation
import Layout

extension SceneSwitch: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) {
    if view.palette.isTelevision { view.word(isOn ? "On" : "Off", &sketch) } else { view.toggle(self, &sketch) }
  }
}

extension ViewDrawing {
  /// Draws the state as a word at the trailing end of the row, because tvOS has no switches.
  fileprivate func word(_ word: String, _ sketch: inout Sketch) {
    let run = measurer.fitted(word, 17, .regular, width)
    sketch.text(
      run, size: 17, at: isMirrored ? 0 : width, middle: height / 2, palette[.secondaryLabel],
      isMirrored ? .left : .right)
  }

  /// Draws a switch, which is never stretched: in a wider frame it is at the leading edge.
  fileprivate func toggle(_ toggle: SceneSwitch, _ sketch: inout Sketch) {
    let size = look.isGlass ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    let (width, height) = (min(width, size.width), min(height, size.height))
    let top = (self.height - height) / 2
    let bounds = read(CGRect(x: 0, y: top, width: width, height: height))
    let radius = height / 2
    let isOn = toggle.isOn
    let on = toggle.onTint.map(Ink.init) ?? palette[.systemGreen]
    let knobWidth = look.isGlass ? min(width - 4, 39) : height - 4
    if look.isClassic, !isOn {
      sketch.fill(bounds, radius: radius, palette[.systemBackground])
      sketch.border(bounds, radius: radius, palette[.systemGray5], width: 1.5)
    } else {
      sketch.fill(bounds, radius: radius, isOn ? on : palette[.secondarySystemFill])
    }
    let knob = read(
      CGRect(x: isOn ? width - 2 - knobWidth : 2, y: top + 2, width: knobWidth, height: max(0, height - 4)))
    sketch.group(Group(clip: .box(bounds, radius: radius))) {
      $0.shadow(below: knob, radius: max(0, radius - 2), palette.shadow)
    }
    sketch.fill(knob, radius: max(0, radius - 2), toggle.knobTint.map(Ink.init) ?? palette.knob)
  }
}
