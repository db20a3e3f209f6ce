import Foundation
import Layout

/// The field of search bars and of navigation bars.
struct SearchField {
  let palette: Palette
  let measurer: PangoMeasurer
  let isMirrored: Bool

  private var look: Look { palette.look }

  func draw(text: String?, placeholder: String, in field: CGRect, into sketch: inout Sketch) {
    let isOld = look.version < 11
    let radius = isOld ? 5.0 : look.isGlass ? field.height / 2 : 10
    let ground = isOld ? palette[.systemBackground] : palette[.tertiarySystemFill]
    sketch.fill(field, radius: radius, ground)
    let size = isOld ? 14.0 : 17
    let shown = text.flatMap { $0.isEmpty ? nil : $0 }
    let (glass, gap) = (size * 0.95, 6.0)
    let run = measurer.fitted(shown ?? placeholder, size, .regular, max(0, field.width - glass - gap - 16))
    // Up to iOS 10 the placeholder is centered.
    let isCentred = isOld && shown == nil
    let lead = isCentred ? max(8, (field.width - run.width - glass - gap) / 2) : 8
    func x(_ offset: Double) -> Double { isMirrored ? field.maxX - offset : field.minX + offset }
    let middle = field.midY
    let (centre, radiusOfGlass) = (x(lead + glass * 0.42), glass * 0.36)
    let ink = palette[.secondaryLabel]
    sketch.ring(centre, middle - glass * 0.06, radius: radiusOfGlass, ink, width: 1.5)
    let corner = radiusOfGlass * 0.72
    sketch.line(
      [
        (centre + corner, middle - glass * 0.06 + corner),
        (centre + corner + glass * 0.27, middle - glass * 0.06 + corner + glass * 0.27),
      ], ink, width: 1.8)
    sketch.text(
      run, size: size, at: x(lead + glass + gap), middle: middle, shown == nil ? ink : palette[.label],
      isMirrored ? .right : .left)
  }
}
