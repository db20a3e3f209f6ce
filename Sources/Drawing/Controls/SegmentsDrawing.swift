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
  /// Whether each segment is as wide as its own title needs; otherwise all have the same width.
  var followsTitles = false

  func draw(into sketch: inout Sketch) {
    let look = palette.look
    if look.isClassic {
      drawClassic(into: &sketch)
      return
    }
    let (parts, radius) = (parts, look.isGlass ? box.height / 2 : 8)
    sketch.fill(box, radius: radius, palette[.tertiarySystemFill])
    for index in titles.indices.dropFirst() where selected != index && selected != index - 1 && !look.isGlass {
      sketch.fill(
        CGRect(x: start(of: parts[index]) - 0.5, y: box.minY + box.height * 0.25, width: 1, height: box.height * 0.5),
        palette[.separator])
    }
    if let selected, titles.indices.contains(selected) {
      let card = parts[selected].shrunk(by: 2)
      sketch.shadow(below: card, radius: max(0, radius - 1), palette.shadow.faded(0.6), blur: 2, drop: 1)
      sketch.fill(card, radius: max(0, radius - (look.isGlass ? 2 : 1)), palette.card)
    }
    for (index, title) in titles.enumerated() {
      put(title, index == selected ? .semibold : .medium, in: parts[index], palette[.label], &sketch)
    }
  }

  /// Draws segments outlined in the tint, with the selected one filled.
  private func drawClassic(into sketch: inout Sketch) {
    // The alignment rect is one point shorter than the frame (`control-metrics.md` 3.3).
    let box = CGRect(x: box.minX, y: box.minY, width: box.width, height: max(0, box.height - 1))
    let parts = parts
    sketch.group(Group(clip: .box(box, radius: 4))) { sketch in
      for index in titles.indices {
        if index == selected { sketch.fill(parts[index], tint) }
        if index > 0 {
          sketch.fill(CGRect(x: start(of: parts[index]) - 0.5, y: box.minY, width: 1, height: box.height), tint)
        }
      }
    }
    sketch.border(box, radius: 4, tint)
    for (index, title) in titles.enumerated() {
      put(title, .regular, in: parts[index], index == selected ? Ink(0xFFFFFF) : tint, &sketch)
    }
  }

  /// The segments' rectangles.
  private var parts: [CGRect] {
    let height = palette.look.isClassic ? max(0, box.height - 1) : box.height
    let shares = shares
    return shares.indices.map { index in
      let (before, own) = (shares[..<index].reduce(0, +), shares[index])
      let start = box.width * (isMirrored ? 1 - before - own : before)
      return CGRect(x: box.minX + start, y: box.minY, width: box.width * own, height: height)
    }
  }

  /// The part of the width that each segment has.
  private var shares: [Double] {
    let equal = 1 / Double(max(1, titles.count))
    if !followsTitles { return titles.map { _ in equal } }
    let lengths = titles.map { measurer.fitted($0, 13, .medium, .infinity).width + Self.padding }
    let sum = lengths.reduce(0, +)
    return lengths.map { $0 / max(1, sum) }
  }

  /// Around a title in a segment of its own width, in points (`control-metrics.md` 3).
  private static let padding = 18.0

  /// Returns the edge of a segment that faces the previous one.
  private func start(of part: CGRect) -> Double { isMirrored ? part.maxX : part.minX }

  private func put(_ title: String, _ weight: CaptionWeight, in part: CGRect, _ ink: Ink, _ sketch: inout Sketch) {
    let run = measurer.fitted(title, 13, weight, part.width - 4)
    sketch.text(run, size: 13, at: part.midX, middle: part.midY, ink)
  }
}
