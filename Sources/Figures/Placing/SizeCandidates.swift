import Drawing
import Foundation

/// The ways to draw the width or the height of a view, with a number or only with the strokes of its group.
struct SizeCandidates {
  let ground: PanelGround
  let view: Int
  let isAcross: Bool
  /// nil for a size without a number.
  let constraint: FigureConstraint?

  /// The number of strokes; 0 for a size that is tied to nothing.
  private var strokes: Int {
    if let constraint, constraint.second == nil { return 0 }
    return ground.stretch.ties.strokes[SizeTies.Size(view: view, isAcross: isAcross)] ?? 0
  }

  var all: [MarkPlace] {
    let box = ground.boxes[view]
    let (start, end) = box.span(isAcross: isAcross)
    let (low, high) = box.span(isAcross: !isAcross)
    let thickness = isAcross ? EquationDisc.height : constraint?.disc.width ?? 6
    var crosses = PanelGround.steps(low, high, thickness / 2 + 1.5)
    if !isAcross { crosses += PanelGround.steps(low, high, 5, most: 8) }
    var found: [MarkPlace] = []
    for cross in crosses {
      // Near the end of the view, where neither name nor text is.
      let off = (high - cross) / (high - low + 1) * 3
      let line = Box.line(from: start + 1, to: end - 1, at: cross, isAcross: isAcross)
      guard let constraint else {
        let stroke = self.stroke(at: (start + end) / 2, cross)
        found.append(MarkPlace(.beam, nil, line, stroke, cost: off, middle: (start + end) / 2))
        continue
      }
      for part in [0.5, 0.24, 0.76] {
        let along = start + (end - start) * part
        for suffix: MarkPlace.Suffix in constraint.suffix == nil ? [.after] : [.after, isAcross ? .below : .before] {
          let number = MarkCandidates.box(constraint, along: along, at: cross, suffix)
          let span = number.span(isAcross: isAcross)
          if part != 0.5, span.low < start + 2 || span.high > end - 2 { continue }
          let price = number.right > box.right - 1 || number.left < box.left + 1 ? 30.0 : 0
          let stroke = self.stroke(beside: span, from: start, to: end, cross)
          found.append(
            MarkPlace(
              .beam, number, line, stroke, cost: off + abs(part - 0.5) * 4 + price + (suffix == .after ? 0 : 1),
              middle: along, suffix: suffix))
        }
      }
      // Beyond an end, at a line that goes on.
      for (edge, side) in [(start, -1.0), (end, 1.0)] {
        let length = isAcross ? constraint.width : EquationDisc.height
        let along = edge + side * (length / 2 + 4)
        let number = MarkCandidates.box(constraint, along: along, at: cross)
        let long =
          side > 0
          ? Box.line(from: start + 1, to: edge + 4, at: cross, isAcross: isAcross)
          : Box.line(from: edge - 4, to: end - 1, at: cross, isAcross: isAcross)
        found.append(
          MarkPlace(
            .beam, number, long, stroke(at: (start + end) / 2, cross), cost: off + 15, middle: along))
      }
    }
    return found.map { constraint == nil ? ground.judged($0, own: [view]) : $0 }
  }

  /// The strokes across a line, beside its number.
  private func stroke(beside number: (low: Double, high: Double), from start: Double, to end: Double, _ cross: Double)
    -> Box?
  {
    let half = 1.3 * Double(strokes) + 3
    for place in [start + (end - start) * 0.25, start + (end - start) * 0.8, number.low - half, number.high + half]
    where place + half < number.low + 0.1 || place - half > number.high - 0.1 {
      return stroke(at: place, cross)
    }
    return stroke(at: (start + number.low) / 2, cross)
  }

  private func stroke(at place: Double, _ cross: Double) -> Box? {
    strokes == 0 ? nil : .line(from: cross - 4, to: cross + 4, at: place, isAcross: !isAcross)
  }
}
