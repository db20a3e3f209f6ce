import Foundation
import Scenes

/// What a button stands on, and its picture.
struct ButtonDrawing {
  let palette: Palette
  let measurer: PangoMeasurer

  func draw(_ view: SolvedView, into sketch: inout Sketch) {
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    guard case .button(let ground, let radius, let foreground)? = view.chrome else { return }
    if let ground { sketch.fill(bounds, radius: radius, Ink(ground)) }
    guard let image = view.image else { return }
    ImageDrawing(palette: palette).draw(image, of: view, tint: Ink(foreground), into: &sketch)
  }

  /// What is seen behind a button's title.
  static func ground(of view: SolvedView, on ground: Ink) -> Ink {
    if case .button(let own?, _, _)? = view.chrome { return Ink(own).over(ground) }
    return ground
  }
}
