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

/// The label of a beam: the number of its equation on a ground of its colour, and the constant.
struct NumberedChip {
  private let number: Chip
  /// nil for a constraint without a constant.
  private let text: Chip?
  private let isRequired: Bool

  init(_ constraint: ExplainedConstraint, _ text: String, _ measurer: PangoMeasurer) {
    number = Chip(constraint.mark, size: 8, weight: .bold, measurer)
    self.text = text.isEmpty ? nil : Chip(text, size: 8, measurer)
    isRequired = constraint.priority == .required
  }

  func rect(atMiddle x: Double, _ y: Double) -> CGRect {
    let width = number.width + (text?.width ?? 0)
    return CGRect(
      x: (x - width / 2).rounded(), y: (y - number.height / 2).rounded(), width: width, height: number.height)
  }

  func draw(in rect: CGRect, _ ink: Ink, into sketch: inout Sketch) {
    if let text {
      let place = CGRect(x: rect.minX + number.width - 3, y: rect.minY, width: text.width + 3, height: rect.height)
      text.draw(in: place, ink, into: &sketch)
    }
    let place = CGRect(x: rect.minX, y: rect.minY, width: number.width, height: rect.height)
    number.draw(in: place, ink, isFilled: isRequired, into: &sketch)
  }
}
