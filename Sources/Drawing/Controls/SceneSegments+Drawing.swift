import Foundation
import Layout

extension SceneSegments: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) {
    SegmentsDrawing(
      titles: titles, selected: selected, box: view.bounds, palette: view.palette, measurer: view.measurer,
      isMirrored: view.isMirrored, tint: view.tint, followsTitles: followsTitles
    ).draw(into: &sketch)
  }
}
