import Foundation
import Scenes

/// The hour every picture of Apple's shows, reception and a battery; taller and coloured during a call.
struct StatusBarDrawing {
  let cell: Cell
  /// How much a call adds, in points.
  let callOffset: Double
  /// What the document's canvas shows; nil elsewhere.
  var canvas: CanvasBars?
  let palette: Palette
  let measurer: PangoMeasurer

  func draw(into sketch: inout Sketch) {
    let bar = canvas?.statusBar ?? cell.statusBarHeight
    guard bar > 0 else { return }
    let width = cell.size.width
    if callOffset > 0 {
      drawCall(width: width, height: bar + callOffset, into: &sketch)
      return
    }
    let ink = palette[.label]
    let hasCutout = canvas?.hasNotch ?? (cell.safeArea.top > 30 && cell.family == .phone)
    let fontSize = hasCutout ? 15.0 : 12
    let time = measurer.shape("9:41", size: fontSize, weight: .semibold)
    let middle = hasCutout ? bar / 2 + 5 : bar / 2
    let side = hasCutout ? max(22, cell.cornerRadius * 0.55) : 8
    let isCentred = (cell.family == .phone || cell.family == nil) && !hasCutout
    sketch.text(
      time, size: fontSize, at: isCentred ? width / 2 : side, middle: middle, ink, isCentred ? .center : .left)
    drawBattery(right: width - side, middle: middle, ink, &sketch)
    if cell.family == .phone || hasCutout {
      drawReception(isCentred ? side + 16 : width - side - 33, middle: middle, ink, &sketch)
    }
  }

  private func drawBattery(right: Double, middle: Double, _ ink: Ink, _ sketch: inout Sketch) {
    let battery = CGRect(x: right - 25, y: (middle - 5.5).rounded(), width: 22, height: 11)
    sketch.border(battery, radius: 3, ink.faded(0.5))
    sketch.fill(battery.shrunk(by: 2), radius: 1.5, ink)
    sketch.fill(CGRect(x: battery.maxX + 1, y: battery.midY - 2, width: 1.5, height: 4), radius: 0.75, ink.faded(0.5))
  }

  /// Four bars, each higher than the one before.
  private func drawReception(_ right: Double, middle: Double, _ ink: Ink, _ sketch: inout Sketch) {
    let bottom = (middle + 5).rounded()
    for step in 0..<4 {
      let size = 4 + 2 * Double(step)
      sketch.fill(
        CGRect(x: right - 16 + 4.5 * Double(step), y: bottom - size, width: 3, height: size), radius: 1, ink)
    }
  }

  private func drawCall(width: Double, height: Double, into sketch: inout Sketch) {
    sketch.fill(CGRect(x: 0, y: 0, width: width, height: height), palette[.systemGreen])
    let white = Ink(0xFFFFFF)
    let time = measurer.shape("9:41", size: 12, weight: .semibold)
    sketch.text(time, size: 12, at: width / 2, middle: 10, white)
    drawBattery(right: width - 8, middle: 10, white, &sketch)
    let note = measurer.shape("Touch to return to call 0:41", size: 14)
    sketch.text(note, size: 14, at: width / 2, middle: 29, white)
  }
}
