import Foundation
import Scenes

/// A picture, or what stands for one that is not here.
struct ImageDrawing {
  let palette: Palette

  func draw(_ image: SolvedImage, of view: SolvedView, tint: Ink? = nil, into sketch: inout Sketch) {
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    let radius = view.paint.clips ? view.paint.cornerRadius : 0
    let tint = tint ?? palette.tint(of: view)
    if image.isClipped || radius > 0 {
      sketch.group(Group(clip: .box(bounds, radius: radius))) { draw(image, tint, into: &$0) }
    } else {
      draw(image, tint, into: &sketch)
    }
  }

  private func draw(_ image: SolvedImage, _ tint: Ink, into sketch: inout Sketch) {
    switch image.content {
    case .picture(let picture): sketch.image(Picture(picture), image.rect)
    case .symbol(let name): symbol(name, image.rect, tint, into: &sketch)
    case .box: placeholder(image.rect, radius: 0, into: &sketch)
    }
  }

  /// What stands in a symbol's box: the few that the system's buttons show, and for all others, whose drawings are Apple's,
  /// the same neutral mark.
  func symbol(_ name: String, _ rect: CGRect, _ ink: Ink, into sketch: inout Sketch) {
    let side = min(rect.width, rect.height)
    let (x, y, r) = (rect.midX, rect.midY, side * 0.44)
    let line = max(1, side * 0.075)
    switch name {
    case "infoLight", "infoDark", "detailDisclosure":
      sketch.ring(x, y, radius: r, ink, width: line)
      sketch.disc(x, y - r * 0.45, radius: line * 0.85, ink)
      sketch.line([(x, y - r * 0.08), (x, y + r * 0.5)], ink, width: line * 1.2)
    case "contactAdd":
      sketch.ring(x, y, radius: r, ink, width: line)
      sketch.line([(x - r * 0.5, y), (x + r * 0.5, y)], ink, width: line * 1.1)
      sketch.line([(x, y - r * 0.5), (x, y + r * 0.5)], ink, width: line * 1.1)
    case "close":
      sketch.disc(x, y, radius: r, palette[.tertiarySystemFill])
      let arm = r * 0.38
      sketch.line([(x - arm, y - arm), (x + arm, y + arm)], palette[.secondaryLabel], width: line * 1.1)
      sketch.line([(x + arm, y - arm), (x - arm, y + arm)], palette[.secondaryLabel], width: line * 1.1)
    default:
      let box = rect.shrunk(by: min(rect.width, rect.height) * 0.1)
      sketch.stroke(.box(box, radius: side * 0.2), ink, width: line)
      sketch.disc(x, y, radius: side * 0.14, ink)
    }
  }

  /// A picture that is not here: a pale box with hills.
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
