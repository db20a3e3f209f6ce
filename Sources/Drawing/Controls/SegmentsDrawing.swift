import Foundation
import Layout

/// Segments next to each other in a box, in a view or in a bar.
struct SegmentsDrawing {
  let titles: [String]
  /// The index of the selected title; nil for none.
  let selected: Int?
  /// The control's frame, in points.
  let box: CGRect
  let palette: Palette
  let measurer: PangoMeasurer
  let isMirrored: Bool
  /// The tint of classic segments.
  let tint: Ink

  func draw(into sketch: inout Sketch) {
    let look = palette.look
    if look.isClassic {
      drawClassic(into: &sketch)
      return
    }
    let radius = look.isGlass ? box.height / 2 : 8
    sketch.fill(box, radius: radius, palette[.tertiarySystemFill])
    for index in titles.indices.dropFirst() where selected != index && selected != index - 1 && !look.isGlass {
      sketch.fill(
        CGRect(x: start(of: index) - 0.5, y: box.minY + box.height * 0.25, width: 1, height: box.height * 0.5),
        palette[.separator])
    }
    if let selected, titles.indices.contains(selected) {
      let card = part(selected).shrunk(by: 2)
      sketch.shadow(below: card, radius: max(0, radius - 1), palette.shadow.faded(0.6), blur: 2, drop: 1)
      sketch.fill(card, radius: max(0, radius - (look.isGlass ? 2 : 1)), palette.card)
    }
    for (index, title) in titles.enumerated() {
      put(title, index == selected ? .semibold : .medium, in: part(index), palette[.label], &sketch)
    }
  }

  /// Draws segments outlined in the tint, with the selected one filled.
  private func drawClassic(into sketch: inout Sketch) {
    // The alignment rect is one point shorter than the frame (`control-metrics.md` 3.3).
    let box = CGRect(x: box.minX, y: box.minY, width: box.width, height: max(0, box.height - 1))
    sketch.group(Group(clip: .box(box, radius: 4))) { sketch in
      for index in titles.indices {
        if index == selected { sketch.fill(part(index), tint) }
        if index > 0 { sketch.fill(CGRect(x: start(of: index) - 0.5, y: box.minY, width: 1, height: box.height), tint) }
      }
    }
    sketch.border(box, radius: 4, tint)
    for (index, title) in titles.enumerated() {
      put(title, .regular, in: part(index), index == selected ? Ink(0xFFFFFF) : tint, &sketch)
    }
  }

  private func part(_ index: Int) -> CGRect {
    let step = box.width / Double(max(1, titles.count))
    let place = Double(isMirrored ? titles.count - 1 - index : index)
    let height = palette.look.isClassic ? max(0, box.height - 1) : box.height
    return CGRect(x: box.minX + place * step, y: box.minY, width: step, height: height)
  }

  /// Returns the edge of a segment that faces the previous one.
  private func start(of index: Int) -> Double { isMirrored ? part(index).maxX : part(index).minX }

  private func put(_ title: String, _ weight: CaptionWeight, in part: CGRect, _ ink: Ink, _ sketch: inout Sketch) {
    let run = measurer.fitted(title, 13, weight, part.width - 4)
    sketch.text(run, size: 13, at: part.midX, middle: part.midY, ink)
  }
}
