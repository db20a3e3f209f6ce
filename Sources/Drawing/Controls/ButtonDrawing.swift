import Foundation
import Scenes

/// What a button stands on, and its picture.
struct ButtonDrawing {
  let palette: Palette
  let measurer: PangoMeasurer

  func draw(_ view: SolvedView, into sketch: inout Sketch) {
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    if case .button(let ground?, let radius)? = view.chrome { sketch.fill(bounds, radius: radius, Ink(ground)) }
    guard let image = view.image else { return }
    let isSystems = ["infoLight", "infoDark", "detailDisclosure", "contactAdd", "close"].contains(image.content.name)
    // A symbol is drawn in the title's colour.
    let color = isSystems ? nil : view.text?.colors.first
    ImageDrawing(palette: palette).draw(image, of: view, tint: color.map { Ink($0) }, into: &sketch)
  }

  /// What is seen behind a button's title.
  static func ground(of view: SolvedView, on ground: Ink) -> Ink {
    if case .button(let own?, _)? = view.chrome { return Ink(own).over(ground) }
    return ground
  }
}
