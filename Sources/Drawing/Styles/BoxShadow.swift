import Foundation
import Layout

/// The shadow of a view's box as boxes inside each other, whose opacities add up to those of a blurred box: so that PNG and
/// SVG show the same, and no filter is needed.
struct BoxShadow {
  let shadow: SceneShadow
  /// The box that casts the shadow.
  let caster: RoundedBox

  /// nil for a view that has no shadow, or no ground to cast one.
  init?(of view: SolvedView) {
    guard let shadow = view.paint.shadow, view.background.map({ $0.alpha > 0 }) ?? false else { return nil }
    (self.shadow, caster) = (shadow, view.box)
  }

  /// The number of boxes for a blur: more where each would be seen.
  private var steps: Int { shadow.radius == 0 ? 1 : min(16, max(4, Int((2 * shadow.radius).rounded(.up)))) }

  func draw(into sketch: inout Sketch) {
    let color = shadow.color.map(Ink.init) ?? Ink(0x000000)
    var reached = 0.0
    for step in 0..<steps {
      // From two deviations outside the edge to two inside.
      let position = (Double(step) + 0.5) / Double(steps)
      let distance = shadow.radius * 2 * (1 - 2 * position)
      let wanted = shadow.opacity * (shadow.radius == 0 ? 1 : Self.share(1 - 2 * position))
      let box = caster.rect.insetBy(dx: -distance, dy: -distance).offsetBy(dx: shadow.x, dy: shadow.y)
      guard box.width > 0, box.height > 0, !box.isNull, wanted > reached, reached < 1 else { continue }
      let ink = color.faded((wanted - reached) / (1 - reached))
      RoundedBox(box, radius: max(0, caster.radius + distance), corners: caster.corners).fill(ink, into: &sketch)
      reached = wanted
    }
  }

  /// The share of a blurred edge's opacity at a distance outside it, in units of two deviations: a smooth step.
  private static func share(_ distance: Double) -> Double {
    let inside = min(1, max(0, (1 - distance) / 2))
    return inside * inside * (3 - 2 * inside)
  }
}
