import Foundation
import Scenes

/// Constraints as beams between what they tie together, with constant and priority: blue where satisfied, orange where one
/// pulls in vain, red where one was broken; dashed where optional, pale where an inequality has room to spare.
struct ConstraintOverlay {
  let layout: SolvedLayout
  let explanation: LayoutExplanation
  let measurer: PangoMeasurer

  func draw(into sketch: inout Sketch) {
    var placer = ChipPlacer(in: layout.room)
    /// Sizes said of a view so far, so that their beams lie beside one another.
    var beams: [String: Int] = [:]
    for constraint in explanation.constraints {
      let ink = Self.ink(constraint)
      if constraint.first.attribute.isLength {
        let key = "\(constraint.first.name) \(constraint.first.attribute.isHorizontal)"
        drawSize(constraint, ink, number: beams[key, default: 0], &placer, &sketch)
        beams[key, default: 0] += 1
      } else {
        drawPosition(constraint, ink, &placer, &sketch)
      }
    }
  }

  private static func ink(_ constraint: ExplainedConstraint) -> Ink {
    switch constraint.status {
    case .broken: OverlayInk.broken
    case .pulling: OverlayInk.pulling
    case .satisfied: OverlayInk.satisfied.faded(constraint.isTight ? 1 : 0.45)
    }
  }

  private static func dash(_ constraint: ExplainedConstraint) -> Dash? {
    constraint.priority < 1000 ? Dash(line: 2, gap: 3) : nil
  }

  // MARK: Sizes

  private func drawSize(
    _ constraint: ExplainedConstraint, _ ink: Ink, number: Int, _ placer: inout ChipPlacer, _ sketch: inout Sketch
  ) {
    let rect = constraint.first.rect
    let isHorizontal = constraint.first.attribute.isHorizontal
    // Near the top of a view, or its left; the next one beside it.
    let inset = 7 + 9 * Double(number)
    let cross =
      isHorizontal ? rect.minY + min(inset, rect.height / 2) : rect.minX + min(inset, rect.width / 2)
    let span = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    beam(from: span.0, to: span.1, at: cross, isHorizontal, ink, Self.dash(constraint), &sketch)
    label(sizeText(constraint), along: (span.0 + span.1) / 2, at: cross, isHorizontal, ink, &placer, &sketch)
  }

  private func sizeText(_ constraint: ExplainedConstraint) -> String {
    var text = Self.sign(constraint.relation, always: true)
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(NumberText.plain(constraint.multiplier, digits: 3)) × " }
      text += second.name == constraint.first.name ? second.attribute.rawValue.lowercased() : second.name
      if constraint.constant != 0 {
        text += constraint.constant > 0 ? " + " : " − "
        text += NumberText.plain(abs(constraint.constant), digits: 2)
      }
    } else {
      text += NumberText.plain(constraint.constant, digits: 2)
    }
    return text + Self.priority(constraint)
  }

  // MARK: Positions

  private func drawPosition(
    _ constraint: ExplainedConstraint, _ ink: Ink, _ placer: inout ChipPlacer, _ sketch: inout Sketch
  ) {
    guard let second = constraint.second else { return }
    let first = constraint.first
    let isHorizontal = first.attribute.isHorizontal
    func range(_ rect: CGRect) -> (Double, Double) {
      isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }
    let (own, other) = (range(first.rect), range(second.rect))
    let overlap = (max(own.0, other.0), min(own.1, other.1))
    let meets = overlap.1 > overlap.0
    let cross = meets ? (overlap.0 + overlap.1) / 2 : (own.0 + own.1) / 2
    let dash = Self.dash(constraint)
    let text = positionText(constraint)
    if abs(first.value - second.value) < 0.5 {
      // Flush: a line along what is shared.
      let span = second.isRoot ? own : (min(own.0, other.0), max(own.1, other.1))
      line(along: span.0, to: span.1, at: first.value, !isHorizontal, ink, dash, &sketch)
      if !text.isEmpty {
        let along = second.isRoot || !meets ? (span.0 + span.1) / 2 : cross
        label(text, along: along, at: first.value, !isHorizontal, ink, &placer, &sketch)
      }
      return
    }
    if !meets {
      // From where the other item ends to where the beam begins.
      let near = cross < other.0 ? other.0 : other.1
      line(along: near, to: cross, at: second.value, !isHorizontal, ink.faded(0.5), Dash(line: 1, gap: 3), &sketch)
    }
    beam(from: second.value, to: first.value, at: cross, isHorizontal, ink, dash, &sketch)
    label(text, along: (first.value + second.value) / 2, at: cross, isHorizontal, ink, &placer, &sketch)
  }

  private func positionText(_ constraint: ExplainedConstraint) -> String {
    var text = Self.sign(constraint.relation, always: false)
    if constraint.multiplier != 1 { text += "\(NumberText.plain(constraint.multiplier, digits: 3)) × " }
    if constraint.constant != 0 || !text.isEmpty { text += NumberText.plain(constraint.constant, digits: 2) }
    text += Self.priority(constraint)
    return text
  }

  private static func sign(_ relation: SceneConstraint.Relation, always: Bool) -> String {
    switch relation {
    case .equal: always ? "= " : ""
    case .greaterThanOrEqual: "≥ "
    case .lessThanOrEqual: "≤ "
    }
  }

  private static func priority(_ constraint: ExplainedConstraint) -> String {
    constraint.priority < 1000 ? " @\(NumberText.plain(constraint.priority.value))" : ""
  }

  // MARK: Strokes

  /// A line between two places on an axis, at a place on the other.
  private func line(
    along start: Double, to end: Double, at cross: Double, _ isHorizontal: Bool, _ ink: Ink, _ dash: Dash?,
    _ sketch: inout Sketch
  ) {
    let points = isHorizontal ? [(start, cross), (end, cross)] : [(cross, start), (cross, end)]
    sketch.line(points, ink, width: 1, dash: dash)
  }

  /// A line with a bar at each end.
  private func beam(
    from start: Double, to end: Double, at cross: Double, _ isHorizontal: Bool, _ ink: Ink, _ dash: Dash?,
    _ sketch: inout Sketch
  ) {
    line(along: start, to: end, at: cross, isHorizontal, ink, dash, &sketch)
    for place in [start, end] { line(along: cross - 3, to: cross + 3, at: place, !isHorizontal, ink, nil, &sketch) }
  }

  private func label(
    _ text: String, along middle: Double, at cross: Double, _ isHorizontal: Bool, _ ink: Ink,
    _ placer: inout ChipPlacer, _ sketch: inout Sketch
  ) {
    let chip = Chip(text, size: 8, measurer)
    let place = isHorizontal ? chip.rect(atMiddle: middle, cross) : chip.rect(atMiddle: cross, middle)
    var solid = ink
    solid.alpha = max(ink.alpha, 0.75)
    chip.draw(in: placer.place(place), solid, into: &sketch)
  }
}
