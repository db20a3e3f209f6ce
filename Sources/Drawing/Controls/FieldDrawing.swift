import Foundation
import Scenes

/// A text field's border and ground, by its style and the system's version.
struct FieldDrawing {
  let palette: Palette

  private func border(of view: SolvedView) -> SceneFieldBorder {
    if case .field(let border)? = view.chrome { return border }
    return .none
  }

  func fill(of view: SolvedView) -> Ink? {
    if let background = view.background { return Ink(background) }
    switch border(of: view) {
    case .none: return nil
    case .roundedRect: return palette.isDark ? palette[.secondarySystemBackground] : palette[.systemBackground]
    case .line, .bezel: return palette[.systemBackground]
    }
  }

  func draw(_ view: SolvedView, into sketch: inout Sketch) {
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    let border = border(of: view)
    let own = view.paint.cornerRadius
    let radius = own > 0 || border != .roundedRect ? own : palette.look.isGlass ? 8 : 5
    if let fill = fill(of: view) { sketch.fill(bounds, radius: radius, fill) }
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
