import Foundation
import Layout

/// A picture, or a placeholder for a missing one.
struct ImageDrawing {
  let palette: Palette

  func draw(_ image: SolvedImage, of view: SolvedView, tint: Ink? = nil, into sketch: inout Sketch) {
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    let tint = tint ?? palette.tint(of: view)
    if view.paint.clips, view.paint.cornerRadius > 0 {
      var picture = Sketch()
      draw(image, of: view, tint, into: &picture)
      view.box.clip(into: &sketch.commands) { $0 += picture.commands }
    } else if image.isClipped {
      sketch.group(Group(clip: .rect(bounds))) { draw(image, of: view, tint, into: &$0) }
    } else {
      draw(image, of: view, tint, into: &sketch)
    }
  }

  private func draw(_ image: SolvedImage, of view: SolvedView, _ tint: Ink, into sketch: inout Sketch) {
    switch image.content {
    case .picture(let picture) where picture.isDrawable: sketch.image(Picture(picture), image.rect)
    case .symbol(let symbol) where symbol.name == "close": closeMark(image.rect, into: &sketch)
    case .symbol(let symbol):
      SymbolDrawing(symbol: symbol, ink: tint, isMirrored: view.paint.isRightToLeft)
        .draw(in: image.rect, into: &sketch)
    case .picture, .box: placeholder(image.rect, radius: 0, into: &sketch)
    }
  }

  /// Draws the system's close button: a cross on a pale disc, whatever the tint.
  private func closeMark(_ rect: CGRect, into sketch: inout Sketch) {
    let side = min(rect.width, rect.height)
    let (x, y, r) = (rect.midX, rect.midY, side * 0.44)
    sketch.disc(x, y, radius: r, palette[.tertiarySystemFill])
    let box = CGRect(x: x - r * 0.6, y: y - r * 0.6, width: r * 1.2, height: r * 1.2)
    SymbolDrawing(
      symbol: SolvedSymbol("xmark", weight: .bold), ink: palette[.secondaryLabel], isMirrored: false
    ).draw(in: box, into: &sketch)
  }

  /// Draws a missing picture: a pale box with hills.
  func placeholder(_ rect: CGRect, radius: Double, into sketch: inout Sketch) {
    sketch.fill(rect, radius: radius, palette[.tertiarySystemFill])
    let side = min(rect.width, rect.height, 96)
    if side < 16 { return }
    let (x, y, unit) = (rect.midX, rect.midY, side * 0.3)
    let ink = palette[.tertiaryLabel]
    sketch.polygon(
      [
        (x - unit, y + unit * 0.6), (x - unit * 0.3, y - unit * 0.3), (x + unit * 0.05, y + unit * 0.15),
        (x + unit * 0.4, y - unit * 0.15), (x + unit, y + unit * 0.6),
      ], ink)
    sketch.disc(x + unit * 0.55, y - unit * 0.55, radius: unit * 0.18, ink)
  }
}
