import Foundation
import Layout

extension SceneProgress: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) {
    ValueBar(view: view, value: value).draw(in: view.bounds, &sketch)
  }
}

/// A bar that is filled up to a value, for progress views and sliders.
struct ValueBar {
  let view: ViewDrawing
  let value: Double

  func draw(in rect: CGRect, _ sketch: inout Sketch) {
    let (look, palette) = (view.look, view.palette)
    let radius = look.version < 14 ? rect.height / 4 : rect.height / 2
    sketch.fill(rect, radius: radius, look.isClassic ? palette[.systemGray3] : palette[.systemFill])
    let part = CGRect(x: rect.minX, y: rect.minY, width: rect.width * Self.part(value), height: rect.height)
    sketch.fill(view.read(part), radius: radius, view.tint)
  }

  /// Returns a value as a fraction of its range, whatever the document contains.
  static func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
}
