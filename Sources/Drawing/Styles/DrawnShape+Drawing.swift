import Foundation
import Layout

extension DrawnShape {
  /// Adds a shape drawn by an application, not aligned to pixels.
  func draw(of view: SolvedView, _ palette: Palette, into sketch: inout Sketch) {
    for clip in clips {
      var group = Group(clip: .path(clip.steps))
      group.clipsEvenOdd = clip.isEvenOdd
      sketch.commands.append(.beginGroup(group))
    }
    switch content {
    case .area, .line: sketch.commands.append(.drawn(content))
    case .text(let text, let transform):
      placed(by: transform, 1, into: &sketch) {
        TextDrawing().draw(text, in: .zero, on: palette[.systemBackground], into: &$0)
      }
    case .picture(let image, let color, let transform, let alpha):
      placed(by: transform, alpha, into: &sketch) {
        ImageDrawing(palette: palette).draw(image, of: view, tint: Ink(color), into: &$0)
      }
    }
    for _ in clips { sketch.commands.append(.endGroup) }
  }

  private func placed(
    by transform: SolvedTransform, _ opacity: Double, into sketch: inout Sketch, _ body: (inout Sketch) -> Void
  ) {
    let isMoved = (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1)
    let group =
      isMoved
      ? Group(translation: CGPoint(x: transform.tx, y: transform.ty), opacity: opacity)
      : Group(transform: Transform(transform), opacity: opacity)
    sketch.group(group, body)
  }
}
