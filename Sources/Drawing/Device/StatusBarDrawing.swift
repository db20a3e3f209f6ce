import Foundation
import Layout

/// The time of all of Apple's pictures, reception and a battery; taller and coloured during a call.
struct StatusBarDrawing {
  let cell: Cell
  /// The additional height during a call, in points.
  let callOffset: Double
  /// The bars of the document's canvas; nil elsewhere.
  var canvas: CanvasBars?
  /// Whether the interface is right-to-left, so that everything is mirrored.
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
    let isAtRight = isMirrored && !isCentred
    sketch.text(
      time, size: fontSize, at: isCentred ? width / 2 : turned(side), middle: middle, ink,
      isCentred ? .center : isAtRight ? .right : .left)
    drawBattery(right: width - side, middle: middle, ink, &sketch)
    if cell.family == .pad {
      drawPadSigns(right: width - side, middle: middle, ink, &sketch)
      return
    }
    guard cell.family == .phone || hasCutout else { return }
    // Next to the battery, or at the opposite end on phones without a cutout.
    let left = isCentred ? side : width - side - 70
    drawReception(left, middle: middle, ink, &sketch)
    drawWiFi(left + (isCentred ? 29.5 : 29), middle: middle, ink, &sketch)
  }

  /// Returns a horizontal position, mirrored in right-to-left interfaces.
  private func turned(_ x: Double, width own: Double = 0) -> Double { isMirrored ? cell.size.width - x - own : x }

  private func fill(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, _ ink: Ink, _ sketch: inout Sketch
  ) {
    sketch.fill(CGRect(x: turned(x, width: width), y: y, width: width, height: height), radius: radius, ink)
  }

  private func drawBattery(right: Double, middle: Double, _ ink: Ink, _ sketch: inout Sketch) {
    let y = (middle - 5.5).rounded()
    let battery = CGRect(x: turned(right - 25, width: 22), y: y, width: 22, height: 11)
    sketch.border(battery, radius: 3, ink.faded(0.5))
    sketch.fill(battery.shrunk(by: 2), radius: 1.5, ink)
    fill(right - 2, battery.midY - 2, 1.5, 4, radius: 0.75, ink.faded(0.5), &sketch)
  }

  /// Draws four bars, each higher than the previous one.
  private func drawReception(_ left: Double, middle: Double, _ ink: Ink, _ sketch: inout Sketch) {
    let bottom = (middle + 5).rounded()
    for step in 0..<4 {
      let size = 4 + 2 * Double(step)
      fill(left + 4.5 * Double(step), bottom - size, 3, size, radius: 1, ink, &sketch)
    }
  }

  /// Draws a dot below two arcs.
  /// - Parameter middle: The vertical center of the bar.
  private func drawWiFi(_ x: Double, middle: Double, _ ink: Ink, _ sketch: inout Sketch) {
    let (centre, bottom) = (turned(x), (middle + 4).rounded())
    sketch.disc(centre, bottom - 0.5, radius: 1.4, ink)
    for radius in [5.0, 8.6] {
      let points = (0...12).map { step -> (Double, Double) in
        let angle = (Double(step) / 12 - 0.5) * 1.5
        return (centre + radius * sin(angle), bottom - 0.5 - radius * cos(angle))
      }
      sketch.line(points, ink, width: 2)
    }
  }

  /// Draws the charge next to a pad's battery, and its network symbol.
  private func drawPadSigns(right: Double, middle: Double, _ ink: Ink, _ sketch: inout Sketch) {
    let charge = measurer.shape("100%", size: 12, weight: .medium)
    let end = right - 30
    sketch.text(charge, size: 12, at: turned(end), middle: middle, ink, isMirrored ? .left : .right)
    drawWiFi(end - charge.width - 14, middle: middle, ink, &sketch)
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
