import Foundation
import Layout

/// An image view: its picture or symbol, or a placeholder for a missing picture.
struct ImageViewDrawing: KindDrawing {
  let image: SolvedImage?

  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    // A picture drawn by the application exists, and needs no placeholder.
    if view.style == .controls, !view.view.paint.drawn.isEmpty { return }
    let drawing = ImageDrawing(palette: view.palette)
    switch (view.style, image) {
    case (.frames, let image?) where image.content != .box: drawing.draw(image, of: view.view, into: &sketch)
    case (.frames, _): view.drawCaption(view.palette.frameLine, into: &sketch)
    case (.controls, let image?): drawing.draw(image, of: view.view, into: &sketch)
    case (.controls, nil):
      if view.view.background == nil { drawing.placeholder(view.bounds, radius: view.radius, into: &sketch) }
    }
    if view.style == .frames { sketch.border(view.bounds, radius: view.radius, BoxColors.textEdge) }
  }
}
