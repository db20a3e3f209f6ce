import Foundation
import Layout

extension SceneProgress: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) {
    ValueBar(view: view, value: value, tint: tint, trackTint: trackTint).draw(in: view.bounds, &sketch)
  }
}

/// A bar that is filled up to a value, for progress views and sliders.
struct ValueBar {
  let view: ViewDrawing
  let value: Double
  /// nil for the view's tint.
  var tint: SceneColor?
  /// nil for the system's.
  var trackTint: SceneColor?

  func draw(in rect: CGRect, _ sketch: inout Sketch) {
    let (look, palette) = (view.look, view.palette)
    let radius = look.version < 14 ? rect.height / 4 : rect.height / 2
    let track = trackTint.map(Ink.init) ?? (look.isClassic ? palette[.systemGray3] : palette[.systemFill])
    sketch.fill(rect, radius: radius, track)
    let part = CGRect(x: rect.minX, y: rect.minY, width: rect.width * Self.part(value), height: rect.height)
    sketch.fill(view.read(part), radius: radius, tint.map(Ink.init) ?? view.tint)
  }

  /// Returns a value as a fraction of its range, whatever the document contains.
  static func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
}
