import Foundation
import Layout

/// The layer that a visual effect adds over what is below it. Nothing is blurred: a picture of a layout has nothing
/// behind it that must be hidden, and only what looks the same as PNG and SVG is drawn.
extension SceneEffect: KindDrawing {
  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    sketch.fill(view.bounds, radius: view.radius, ink(view.palette))
    guard view.style == .frames else { return }
    sketch.border(view.bounds, radius: view.radius, view.palette.frameLine, dash: Dash(line: 4, gap: 3))
    if !view.hasChildren { view.drawCaption(view.palette[.secondaryLabel], into: &sketch) }
  }

  private func ink(_ palette: Palette) -> Ink {
    let (light, dark) = (Ink(0xF8F8FA), Ink(0x1C1C1E))
    let isFixed = rawValue.contains("Material") && !rawValue.hasSuffix("Material")
    let own = (isFixed ? rawValue.hasSuffix("Dark") : palette.isDark) ? dark : light
    return switch self {
    case .extraLight: light.faded(0.9)
    case .light: light.faded(0.7)
    case .dark: dark.faded(0.75)
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: own.faded(0.75)
    case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: own.faded(0.85)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: own.faded(0.45)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: own.faded(0.6)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: own.faded(0.9)
    }
  }
}
