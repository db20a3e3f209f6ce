import Foundation
import Scenes

extension SceneSegments: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) { view.segments(titles, selected, &sketch) }
}

extension ViewDrawing {
  fileprivate func segments(_ titles: [String], _ selected: Int?, _ sketch: inout Sketch) {
    // The alignment rectangle is a point lower than the frame (`control-metrics.md` 3.3).
    let box = CGRect(x: 0, y: 0, width: width, height: look.isClassic ? max(0, height - 1) : height)
    let radius = look.isClassic ? 4.0 : look.isGlass ? box.height / 2 : 8
    let count = Double(titles.count)
    func part(_ index: Int) -> CGRect {
      let step = box.width / max(1, count)
      return read(CGRect(x: Double(index) * step, y: 0, width: step, height: box.height))
    }
    if look.isClassic {
      classicSegments(titles, selected, box, part, &sketch)
      return
    }
    sketch.fill(box, radius: radius, palette[.tertiarySystemFill])
    for index in titles.indices.dropFirst() where selected != index && selected != index - 1 && !look.isGlass {
      let edge = isMirrored ? part(index).maxX : part(index).minX
      sketch.fill(CGRect(x: edge - 0.5, y: box.height * 0.25, width: 1, height: box.height * 0.5), palette[.separator])
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

  /// Outlined in the tint, the chosen one filled with it.
  private func classicSegments(
    _ titles: [String], _ selected: Int?, _ box: CGRect, _ part: (Int) -> CGRect, _ sketch: inout Sketch
  ) {
    sketch.group(Group(clip: .box(box, radius: 4))) { sketch in
      for index in titles.indices {
        if index == selected { sketch.fill(part(index), tint) }
        let edge = isMirrored ? part(index).maxX : part(index).minX
        if index > 0 { sketch.fill(CGRect(x: edge - 0.5, y: 0, width: 1, height: box.height), tint) }
      }
    }
    sketch.border(box, radius: 4, tint)
    for (index, title) in titles.enumerated() {
      put(title, .regular, in: part(index), index == selected ? Ink(0xFFFFFF) : tint, &sketch)
    }
  }

  private func put(_ title: String, _ weight: CaptionWeight, in part: CGRect, _ ink: Ink, _ sketch: inout Sketch) {
    let run = measurer.fitted(title, 13, weight, part.width - 4)
    sketch.text(run, size: 13, at: part.midX, middle: part.midY, ink)
  }
}
