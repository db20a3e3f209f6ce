import Foundation
import Layout

/// Constraints as beams between the items they connect, with constant and priority: blue if satisfied, orange if
/// pulling in vain, red if broken; dashed if optional, pale if an inequality is not tight.
struct ConstraintOverlay {
  let layout: SolvedLayout
  let explanation: LayoutExplanation
  let measurer: PangoMeasurer
  /// Areas that labels should not cover if possible, in the root view's coordinates.
  let texts: [CGRect]

  private var palette: Palette { Palette(layout) }

  func draw(into sketch: inout Sketch) {
    // The layout remains visible but does not distract.
    sketch.fill(layout.room, palette[.systemBackground].faded(0.4))
    var labels: [Label] = []
    /// The number of sizes per view so far, so that their beams are next to one another.
    var beams: [String: Int] = [:]
    for constraint in explanation.constraints {
      let ink = Self.ink(constraint)
      if constraint.first.attribute.isLength {
        let key = "\(constraint.first.name) \(constraint.first.attribute.isHorizontal)"
        drawSize(constraint, ink, number: beams[key, default: 0], &labels, &sketch)
        beams[key, default: 0] += 1
      } else {
        drawPosition(constraint, ink, &labels, &sketch)
      }
    }
    draw(labels, into: &sketch)
  }

  /// The label of a beam.
  private struct Label {
    let chip: NumberedChip
    /// The middle of the beam.
    let anchor: CGPoint
    let ink: Ink
  }

  /// Draws labels above all lines; a label away from its beam is connected to it by a line.
  private func draw(_ labels: [Label], into sketch: inout Sketch) {
    var placer = ChipPlacer(in: layout.room, avoiding: texts)
    let places = labels.map { placer.place($0.chip.rect(atMiddle: $0.anchor.x, $0.anchor.y)) }
    for (label, place) in zip(labels, places) where !place.insetBy(dx: -3, dy: -3).contains(label.anchor) {
      let end = CGPoint(
        x: min(max(label.anchor.x, place.minX), place.maxX), y: min(max(label.anchor.y, place.minY), place.maxY))
      sketch.line([(label.anchor.x, label.anchor.y), (end.x, end.y)], label.ink.faded(0.7), width: 0.5)
      sketch.disc(label.anchor.x, label.anchor.y, radius: 1.5, label.ink)
    }
    for (label, place) in zip(labels, places) { label.chip.draw(in: place, label.ink, into: &sketch) }
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
    _ constraint: ExplainedConstraint, _ ink: Ink, number: Int, _ labels: inout [Label], _ sketch: inout Sketch
  ) {
    let rect = constraint.first.rect
    let isHorizontal = constraint.first.attribute.isHorizontal
    // Near the top of a view, or its left edge; further ones next to it.
    let inset = 7 + 9 * Double(number)
    let cross =
      isHorizontal ? rect.minY + min(inset, rect.height / 2) : rect.minX + min(inset, rect.width / 2)
    let span = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    beam(from: span.0, to: span.1, at: cross, isHorizontal, ink, Self.dash(constraint), &sketch)
    label(sizeText(constraint), of: constraint, along: (span.0 + span.1) / 2, at: cross, isHorizontal, ink, &labels)
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
    _ constraint: ExplainedConstraint, _ ink: Ink, _ labels: inout [Label], _ sketch: inout Sketch
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
      // Flush: a line along the shared edge.
      let span = second.isRoot ? own : (min(own.0, other.0), max(own.1, other.1))
      line(along: span.0, to: span.1, at: first.value, !isHorizontal, ink, dash, &sketch)
      let along = second.isRoot || !meets ? (span.0 + span.1) / 2 : cross
      label(text, of: constraint, along: along, at: first.value, !isHorizontal, ink, &labels)
      return
    }
    if !meets {
      // From the end of the other item to the start of the beam.
      let near = cross < other.0 ? other.0 : other.1
      line(along: near, to: cross, at: second.value, !isHorizontal, ink.faded(0.5), Dash(line: 1, gap: 3), &sketch)
    }
    beam(from: second.value, to: first.value, at: cross, isHorizontal, ink, dash, &sketch)
    label(text, of: constraint, along: (first.value + second.value) / 2, at: cross, isHorizontal, ink, &labels)
  }

  private func positionText(_ constraint: ExplainedConstraint) -> String {
    var text = Self.sign(constraint.relation, always: false)
    if constraint.multiplier != 1 { text += "\(NumberText.plain(constraint.multiplier, digits: 3)) × " }
    if constraint.constant != 0 || !text.isEmpty { text += NumberText.plain(constraint.constant, digits: 2) }
    text += Self.priority(constraint)
    return text
  }

  private static func sign(_ relation: SceneConstraint.Relation, always: Bool) -> String {
    relation == .equal && !always ? "" : "\(relation.sign) "
  }

  private static func priority(_ constraint: ExplainedConstraint) -> String {
    constraint.priority < 1000 ? " @\(NumberText.plain(constraint.priority.value))" : ""
  }

  // MARK: Strokes

  /// Draws a line between two positions on an axis, at a position on the other.
  private func line(
    along start: Double, to end: Double, at cross: Double, _ isHorizontal: Bool, _ ink: Ink, _ dash: Dash?,
    _ sketch: inout Sketch
  ) {
    let points = isHorizontal ? [(start, cross), (end, cross)] : [(cross, start), (cross, end)]
    sketch.line(points, ink, width: 1, dash: dash)
  }

  /// Draws a line with a bar at each end.
  private func beam(
    from start: Double, to end: Double, at cross: Double, _ isHorizontal: Bool, _ ink: Ink, _ dash: Dash?,
    _ sketch: inout Sketch
  ) {
    line(along: start, to: end, at: cross, isHorizontal, ink, dash, &sketch)
    for place in [start, end] { line(along: cross - 3, to: cross + 3, at: place, !isHorizontal, ink, nil, &sketch) }
  }

  private func label(
    _ text: String, of constraint: ExplainedConstraint, along middle: Double, at cross: Double, _ isHorizontal: Bool,
    _ ink: Ink, _ labels: inout [Label]
  ) {
    var solid = ink
    solid.alpha = max(ink.alpha, 0.75)
    let anchor = isHorizontal ? CGPoint(x: middle, y: cross) : CGPoint(x: cross, y: middle)
    labels.append(Label(chip: NumberedChip(constraint, text, measurer), anchor: anchor, ink: solid))
  }
}
