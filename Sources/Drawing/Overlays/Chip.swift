import Foundation
import Layout

/// A label with its own ground, which is legible over anything.
struct Chip {
  let run: GlyphRun
  let size: Double

  init(_ text: String, size: Double = 9, weight: CaptionWeight = .semibold, _ measurer: PangoMeasurer) {
    run = measurer.shape(text, size: size, weight: weight)
    self.size = size
  }

  var width: Double { (run.width + 6).rounded(.up) }
  var height: Double { (size + 4).rounded(.up) }

  func rect(atMiddle x: Double, _ y: Double) -> CGRect {
    CGRect(x: (x - width / 2).rounded(), y: (y - height / 2).rounded(), width: width, height: height)
  }

  func draw(in rect: CGRect, _ ink: Ink, isFilled: Bool = false, into sketch: inout Sketch) {
    sketch.fill(rect, radius: 3, isFilled ? ink : Ink(0xFFFFFF, alpha: 0.92))
    if !isFilled { sketch.border(rect, radius: 3, ink.faded(0.6), width: 0.5) }
    sketch.text(run, size: size, at: rect.midX, middle: rect.midY, isFilled ? Ink(0xFFFFFF) : ink)
  }
}
