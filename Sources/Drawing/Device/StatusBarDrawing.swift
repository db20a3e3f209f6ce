import Foundation
import Scenes

/// The hour every picture of Apple's shows, reception and a battery; taller and coloured during a call.
struct StatusBarDrawing {
  let cell: Cell
  /// How much a call adds, in points.
  let callOffset: Double
  /// What the document's canvas shows; nil elsewhere.
  var canvas: CanvasBars?
  /// Whether it is read from right to left: everything stands on the other side.
  let isMirrored: Bool
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
    let end = isMirrored ? side : width - side
    sketch.text(
      time, size: fontSize, at: isCentred ? width / 2 : isMirrored ? width - side : side, middle: middle, ink,
      isCentred ? .center : isMirrored ? .right : .left)
    drawBattery(end, middle: middle, ink, &sketch)
    guard cell.family == .phone || hasCutout else { return }
    // Beside the battery, or where phones without a cutout have it: at the other end.
    let start = isCentred ? (isMirrored ? width - side : side) : toward(end, 70)
    drawReception(start, middle: middle, ink, &sketch)
    drawWiFi(toward(isCentred ? start : end, isCentred ? -29.5 : 41), middle: middle, ink, &sketch)
  }

  /// A place nearer to the start of reading than another.
  private func toward(_ end: Double, _ distance: Double) -> Double { isMirrored ? end + distance : end - distance }

  /// A box whose outer side stands at the end of reading.
  private func box(endingAt end: Double, y: Double, width: Double, height: Double) -> CGRect {
    CGRect(x: isMirrored ? end : end - width, y: y, width: width, height: height)
  }

  /// - Parameter end: Where the bar's content ends.
  private func drawBattery(_ end: Double, middle: Double, _ ink: Ink, _ sketch: inout Sketch) {
    let battery = box(endingAt: toward(end, 3), y: (middle - 5.5).rounded(), width: 22, height: 11)
    sketch.border(battery, radius: 3, ink.faded(0.5))
    sketch.fill(battery.shrunk(by: 2), radius: 1.5, ink)
    let knob = CGRect(
      x: isMirrored ? battery.minX - 2.5 : battery.maxX + 1, y: battery.midY - 2, width: 1.5, height: 4)
    sketch.fill(knob, radius: 0.75, ink.faded(0.5))
  }

  /// Four bars, each higher than the one before.
  /// - Parameter start: Of the first bar.
  private func drawReception(_ start: Double, middle: Double, _ ink: Ink, _ sketch: inout Sketch) {
    let bottom = (middle + 5).rounded()
    for step in 0..<4 {
      let size = 4 + 2 * Double(step)
      let x = toward(start, -4.5 * Double(step))
      sketch.fill(
        CGRect(x: isMirrored ? x - 3 : x, y: bottom - size, width: 3, height: size), radius: 1, ink)
    }
  }

  /// A dot below two arcs.
  /// - Parameter centre: Of the dot, across.
  private func drawWiFi(_ centre: Double, middle: Double, _ ink: Ink, _ sketch: inout Sketch) {
    let bottom = (middle + 4).rounded()
    sketch.disc(centre, bottom - 0.5, radius: 1.4, ink)
    for radius in [5.0, 8.6] {
      let points = (0...12).map { step -> (Double, Double) in
        let angle = (Double(step) / 12 - 0.5) * 1.5
        return (centre + radius * sin(angle), bottom - 0.5 - radius * cos(angle))
      }
      sketch.line(points, ink, width: 2)
    }
  }

  private func drawCall(width: Double, height: Double, into sketch: inout Sketch) {
    sketch.fill(CGRect(x: 0, y: 0, width: width, height: height), palette[.systemGreen])
    let white = Ink(0xFFFFFF)
    let time = measurer.shape("9:41", size: 12, weight: .semibold)
    sketch.text(time, size: 12, at: width / 2, middle: 10, white)
    drawBattery(isMirrored ? 8 : width - 8, middle: 10, white, &sketch)
    let note = measurer.shape("Touch to return to call 0:41", size: 14)
    sketch.text(note, size: 14, at: width / 2, middle: 29, white)
  }
}
