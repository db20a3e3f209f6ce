import Foundation
import Layout

/// A label: its text, with a box in the style `frames`.
struct LabelDrawing: KindDrawing {
  func fill(of view: ViewDrawing) -> Ink? { view.style == .frames ? BoxColors.textFill : nil }

  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    if view.style == .frames { sketch.border(view.bounds, radius: view.radius, BoxColors.textEdge) }
    view.drawText(on: view.ground, into: &sketch)
  }
}

/// A text view: its text, on a page in the style `frames`.
struct TextViewDrawing: KindDrawing {
  func fill(of view: ViewDrawing) -> Ink? { view.style == .frames ? view.palette[.systemBackground] : nil }

  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    if view.style == .frames { sketch.border(view.bounds, radius: view.radius, view.palette.frameLine) }
    view.drawText(on: view.ground, into: &sketch)
  }
}
