import Foundation
import Layout

/// A button: its ground, its picture and its title.
extension SolvedButton: KindDrawing {
  func fill(of view: ViewDrawing) -> Ink? { view.style == .frames ? BoxColors.textFill : nil }

  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    // The view's own rounded corners also clip the ground.
    let radius = view.view.paint.clips ? max(cornerRadius, view.radius) : cornerRadius
    if let ground { sketch.fill(view.bounds, radius: min(radius, view.height / 2), Ink(ground)) }
    if let background { ImageDrawing(palette: view.palette).draw(background, of: view.view, into: &sketch) }
    if let image {
      ImageDrawing(palette: view.palette).draw(image, of: view.view, tint: Ink(foreground), into: &sketch)
    }
    if view.style == .frames {
      let edge = view.view.background.map { BoxColors.edge(of: Ink($0)) } ?? BoxColors.textEdge
      sketch.border(view.bounds, radius: view.radius, edge)
    }
    let behind = ground.map { Ink($0).over(view.ground) } ?? view.ground
    view.drawText(on: behind, into: &sketch)
  }
}
