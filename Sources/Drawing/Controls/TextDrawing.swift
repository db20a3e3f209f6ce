import Foundation
import Layout

/// A view's text, line by line, where the layout put it.
struct TextDrawing {
  /// Whether colours that are hard to read are darkened.
  var isLegible = false

  func draw(_ text: SolvedText?, in bounds: CGRect, on ground: Ink, into sketch: inout Sketch) {
    guard let text else { return }
    if text.isClipped {
      sketch.group(Group(clip: .rect(bounds))) { draw(lines: text, on: ground, into: &$0) }
    } else {
      draw(lines: text, on: ground, into: &sketch)
    }
  }

  private func draw(lines text: SolvedText, on ground: Ink, into sketch: inout Sketch) {
    for line in text.lines {
      for (style, run) in line.run.byStyle {
        let ink = Ink(text.color(ofStyle: style))
        sketch.text(
          run, x: line.x, baseline: line.baseline, isLegible ? BoxColors.legible(ink, on: ground) : ink)
      }
    }
  }
}
