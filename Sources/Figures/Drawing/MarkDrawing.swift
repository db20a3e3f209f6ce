import Drawing
import Foundation
import Layout

/// Draws marks: beams, bars, baselines, centres, strokes of tied sizes, numbers.
struct MarkDrawing {
  let panel: FigurePanel
  let inks: FigureInks
  let measurer: PangoMeasurer

  /// Half of the stroke across a beam's end, in points.
  private static let cap = 4.0

  func draw(into sketch: inout Sketch) {
    for index in panel.objects.indices {
      if case .reference(let size) = panel.objects[index] { drawReference(size, panel.placement[index], &sketch) }
    }
    for index in panel.objects.indices {
      guard case .mark(let number) = panel.objects[index] else { continue }
      let (constraint, candidate) = (panel.content.constraints[number], panel.placement[index])
      sketch.group(Group(id: "mark-\(constraint.mark)", label: constraint.constraint.equation)) { sketch in
        drawLines(of: constraint, candidate, &sketch)
        drawStrokes(of: constraint, number, candidate, &sketch)
        drawNumber(of: constraint, candidate, &sketch)
      }
    }
  }

  private func ink(_ constraint: FigureConstraint) -> Ink { inks.ink(of: constraint.constraint) }

  // MARK: Lines

  private func drawLines(of constraint: FigureConstraint, _ candidate: MarkPlace, _ sketch: inout Sketch) {
    guard let line = candidate.line else { return }
    let (ink, given) = (ink(constraint), constraint.constraint)
    let dash = given.priority == .required ? nil : Dash(line: 3.2, gap: 3)
    let width = given.isTight || given.status != .satisfied ? 1.3 : 0.9
    switch candidate.shape {
    case .beam:
      for part in Self.parts(of: line, around: gap(of: constraint, candidate), isAcross: constraint.isAcross) {
        if given.status == .broken {
          zigzag(part, ink, &sketch)
        } else {
          draw(part, ink, width: width, dash, &sketch)
        }
      }
      caps(of: line, isAcross: constraint.isAcross, ink, width: width, &sketch)
      if constraint.form != .size, let reach = candidate.second {
        draw(reach, ink, width: 0.7, Dash(line: 1, gap: 2.2), &sketch)
      }
    case .flush:
      draw(line, ink, width: 2.6, dash.map { _ in Dash(line: 2, gap: 3.4) }, &sketch)
      if let stem = candidate.second { draw(stem, ink, width: 1.1, nil, &sketch) }
      if given.status == .broken { zigzag(line, ink, &sketch) }
    case .baseline, .centre:
      let isFlat = line.isFlat
      let style = candidate.shape == .baseline ? Dash(line: 2.6, gap: 2.8) : Dash(line: 6, gap: 3.4)
      let around = candidate.box.map { $0.span(isAcross: isFlat) }
      for part in Self.parts(of: line, around: around, isAcross: isFlat) { draw(part, ink, width: 1.1, style, &sketch) }
    case .text: break
    }
  }

  private func draw(_ line: Box, _ ink: Ink, width: Double, _ dash: Dash?, _ sketch: inout Sketch) {
    sketch.line([(line.left, line.top), (line.right, line.bottom)], ink, width: width, dash: dash)
  }

  /// The part of a beam that its number covers.
  private func gap(of constraint: FigureConstraint, _ candidate: MarkPlace) -> (low: Double, high: Double)? {
    guard let box = candidate.box else { return nil }
    if !constraint.isAcross {
      return (candidate.middle - EquationDisc.height / 2, candidate.middle + EquationDisc.height / 2)
    }
    guard candidate.suffix == .below else { return (box.left, box.right) }
    return (box.midX - constraint.disc.width / 2, box.midX + constraint.disc.width / 2)
  }

  private static func parts(of line: Box, around gap: (low: Double, high: Double)?, isAcross: Bool) -> [Box] {
    guard let gap else { return [line] }
    let span = line.span(isAcross: isAcross)
    let cross = isAcross ? line.top : line.left
    var parts: [Box] = []
    if gap.low - span.low > 0.5 {
      parts.append(.line(from: span.low, to: min(gap.low, span.high), at: cross, isAcross: isAcross))
    }
    if span.high - gap.high > 0.5 {
      parts.append(.line(from: max(gap.high, span.low), to: span.high, at: cross, isAcross: isAcross))
    }
    return parts
  }

  private func caps(of line: Box, isAcross: Bool, _ ink: Ink, width: Double, _ sketch: inout Sketch) {
    let (span, cross) = (line.span(isAcross: isAcross), isAcross ? line.top : line.left)
    for end in [span.low, span.high] {
      draw(
        .line(from: cross - Self.cap, to: cross + Self.cap, at: end, isAcross: !isAcross), ink, width: width, nil,
        &sketch)
    }
  }

  /// A line that cannot be taken for another one, in print either.
  private func zigzag(_ line: Box, _ ink: Ink, _ sketch: inout Sketch) {
    let (isFlat, length) = (line.isFlat, max(line.width, line.height))
    if length < 3 { return }
    let count = max(2, Int((length / 3.5).rounded()))
    let points = (0...count).map { step -> (Double, Double) in
      let along = length * Double(step) / Double(count)
      let off = step == 0 || step == count ? 0 : step % 2 == 0 ? 2.5 : -2.5
      return isFlat ? (line.left + along, line.top + off) : (line.left + off, line.top + along)
    }
    sketch.line(points, ink, width: 1.3)
  }

  // MARK: Tied sizes

  private func drawReference(_ size: SizeTies.Size, _ candidate: MarkPlace, _ sketch: inout Sketch) {
    guard let line = candidate.line else { return }
    let ink = size.isAcross ? inks.across : inks.down
    draw(line, ink, width: 1.3, nil, &sketch)
    caps(of: line, isAcross: size.isAcross, ink, width: 1.3, &sketch)
    strokes(panel.ground.stretch.ties.strokes[size] ?? 0, at: candidate.second, size.isAcross, ink, &sketch)
  }

  private func drawStrokes(
    of constraint: FigureConstraint, _ index: Int, _ candidate: MarkPlace, _ sketch: inout Sketch
  ) {
    guard constraint.form == .size, constraint.second != nil, candidate.second != nil,
      let view = panel.ground.stretch.ties.places[index]
    else { return }
    let size = SizeTies.Size(view: view, isAcross: constraint.isAcross)
    strokes(
      panel.ground.stretch.ties.strokes[size] ?? 0, at: candidate.second, constraint.isAcross, ink(constraint), &sketch)
  }

  private func strokes(_ count: Int, at place: Box?, _ isAcross: Bool, _ ink: Ink, _ sketch: inout Sketch) {
    guard let place else { return }
    for number in 0..<count {
      let off = (Double(number) - Double(count - 1) / 2) * 2.8
      let (x, y) = isAcross ? (place.midX + off, place.midY) : (place.midX, place.midY + off)
      let points =
        isAcross ? [(x - 1.3, y + 3.6), (x + 1.3, y - 3.6)] : [(x - 3.6, y + 1.3), (x + 3.6, y - 1.3)]
      sketch.line(points, ink, width: 1.1)
    }
  }

  // MARK: Numbers

  private func drawNumber(of constraint: FigureConstraint, _ candidate: MarkPlace, _ sketch: inout Sketch) {
    guard let box = candidate.box else { return }
    let (ink, disc) = (ink(constraint), constraint.disc)
    let left: Double =
      switch candidate.suffix {
      case .after: box.left
      case .before: box.right - disc.width
      case .below: box.midX - disc.width / 2
      }
    disc.draw(at: CGPoint(x: left, y: box.top), ink, on: inks.page, into: &sketch)
    guard let suffix = constraint.suffix else { return }
    let middle = box.top + EquationDisc.height / 2 + FigureConstraint.suffixSize * 0.36
    let (x, baseline): (Double, Double) =
      switch candidate.suffix {
      case .after: (left + disc.width + 2.5, middle)
      case .before: (box.left, middle)
      case .below: (box.midX - suffix.width / 2, box.top + EquationDisc.height + 6.6)
      }
    // Legible on any colour of a view.
    let ground = CGRect(x: x - 1.5, y: baseline - 7.2, width: suffix.width + 3, height: 9.4)
    sketch.fill(.path(.box(ground, radius: 2)), inks.page.faded(0.82))
    sketch.text(suffix, x: x, baseline: baseline, ink)
  }
}
