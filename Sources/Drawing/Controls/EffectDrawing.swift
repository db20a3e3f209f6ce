import Foundation
import Scenes

/// What a visual effect lays over what is below it. Nothing is blurred: a picture of a layout has nothing behind it that
/// has to be hidden, and what cannot be drawn alike as PNG and SVG is not drawn.
struct EffectDrawing {
  let palette: Palette

  func draw(_ view: SolvedView, into sketch: inout Sketch) {
    guard case .effect(let effect)? = view.chrome else { return }
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    sketch.fill(bounds, radius: view.paint.cornerRadius, ink(effect))
  }

  private func ink(_ effect: SceneEffect) -> Ink {
    let (light, dark) = (Ink(0xF8F8FA), Ink(0x1C1C1E))
    let own = palette.isDark ? dark : light
    return switch effect {
    case .extraLight: light.faded(0.9)
    case .light: light.faded(0.7)
    case .dark: dark.faded(0.75)
    case .regular, .systemMaterial: own.faded(0.75)
    case .prominent, .systemThickMaterial: own.faded(0.85)
    case .systemUltraThinMaterial: own.faded(0.45)
    case .systemThinMaterial: own.faded(0.6)
    case .systemChromeMaterial: own.faded(0.9)
    }
  }
}
