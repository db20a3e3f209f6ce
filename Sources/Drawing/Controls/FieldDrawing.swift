import Foundation
import Layout

/// A text field: its border and ground, depending on its style and the system's version, and its text.
struct FieldDrawing: KindDrawing {
  let border: SceneFieldBorder
  /// The rectangle of the button that clears the text; nil without one.
  let clearButton: CGRect?

  func fillsBox(_ view: ViewDrawing) -> Bool { false }

  func fill(of view: ViewDrawing) -> Ink? {
    let palette = view.palette
    let rounded = palette.isDark ? palette[.secondarySystemBackground] : palette[.systemBackground]
    if view.style == .frames { return rounded }
    return switch border {
    case .none: nil
    case .roundedRect: rounded
    case .line, .bezel: palette[.systemBackground]
    }
  }

  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    switch view.style {
    case .frames: drawFrame(view, into: &sketch)
    case .controls: drawField(view, into: &sketch)
    }
    view.drawText(on: view.ground, into: &sketch)
    if let clearButton { drawClearButton(in: clearButton, view.palette, into: &sketch) }
  }

  /// Draws a cross on a disc.
  private func drawClearButton(in rect: CGRect, _ palette: Palette, into sketch: inout Sketch) {
    let radius = rect.width * 0.4
    sketch.disc(rect.midX, rect.midY, radius: radius, palette[.systemGray3])
    let arm = radius * 0.4
    for side in [-1.0, 1] {
      sketch.line(
        [(rect.midX - arm, rect.midY - side * arm), (rect.midX + arm, rect.midY + side * arm)],
        palette[.systemBackground], width: 1.2)
    }
  }

  private func drawFrame(_ view: ViewDrawing, into sketch: inout Sketch) {
    let radius = max(view.radius, 6)
    if let fill = view.fill { sketch.fill(view.bounds, radius: radius, fill) }
    sketch.border(view.bounds, radius: radius, view.palette.frameLine)
  }

  private func drawField(_ view: ViewDrawing, into sketch: inout Sketch) {
    let (bounds, palette) = (view.bounds, view.palette)
    let radius = view.radius > 0 || border != .roundedRect ? view.radius : palette.look.isGlass ? 8 : 5
    if let fill = view.fill { sketch.fill(bounds, radius: radius, fill) }
    switch border {
    case .none: break
    case .roundedRect: sketch.border(bounds, radius: radius, palette[.systemGray4], width: 0.5)
    case .line: sketch.border(bounds, palette[.label], width: 1)
    case .bezel:
      sketch.border(bounds, palette[.systemGray2], width: 1)
      sketch.fill(CGRect(x: 1, y: 1, width: bounds.width - 2, height: 1), palette[.systemGray4])
    }
  }
}
