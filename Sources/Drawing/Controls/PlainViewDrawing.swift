import Foundation
import Layout

/// A plain view: in the style `frames` a coloured box with its name and size.
struct PlainViewDrawing: KindDrawing {
  func fill(of view: ViewDrawing) -> Ink? { view.style == .frames ? BoxColors.tint(view.index) : nil }

  func fillsBox(_ view: ViewDrawing) -> Bool { view.style == .controls || view.width > 0 && view.height > 0 }

  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    guard view.style == .frames else { return }
    if view.width <= 0 || view.height <= 0 {
      FlatMark(name: view.view.name, measurer: view.measurer).draw(view.bounds, into: &sketch)
      return
    }
    sketch.border(view.bounds, radius: view.radius, BoxColors.edge(of: view.fill ?? BoxColors.tint(view.index)))
    if !view.hasChildren { view.drawCaption(BoxColors.ink(on: view.ground), into: &sketch) }
  }
}

/// A view that contains others and shows nothing itself: in the style `frames` an outline.
struct ContainerDrawing: KindDrawing {
  let isStack: Bool

  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    guard view.style == .frames else { return }
    sketch.border(
      view.bounds, radius: view.radius, isStack ? BoxColors.stackEdge : view.palette.frameLine,
      dash: isStack ? Dash(line: 4, gap: 3) : nil)
  }
}

/// A layout guide: in the style `frames` a dashed outline with its name, otherwise invisible.
struct GuideDrawing: KindDrawing {
  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    guard view.style == .frames else { return }
    sketch.border(view.bounds, BoxColors.guideEdge, dash: Dash(line: 2, gap: 2))
    view.drawCaption(BoxColors.guideEdge, into: &sketch)
  }
}

/// The root view: the ground of all others.
struct RootDrawing: KindDrawing {
  func fill(of view: ViewDrawing) -> Ink? { view.palette[.systemBackground] }
  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {}
}
