import Drawing
import Foundation
import Layout

/// The ways to draw a constraint's mark.
struct MarkCandidates {
  let ground: PanelGround
  /// The constraint's index.
  let index: Int
  private let constraint: FigureConstraint
  private let isAcross: Bool
  private var stretch: PanelStretch { ground.stretch }

  init(ground: PanelGround, index: Int) {
    (self.ground, self.index) = (ground, index)
    constraint = ground.content.constraints[index]
    isAcross = constraint.isAcross
  }

  var all: [MarkPlace] {
    let own = [constraint.first.view, constraint.second?.view].compactMap { $0 }
    let found: [MarkPlace]
    switch constraint.form {
    case .size:
      let view = stretch.ties.places[index] ?? 0
      found = SizeCandidates(ground: ground, view: view, isAcross: isAcross, constraint: constraint).all
    case .baseline: found = baselines
    case .centre: found = centres
    case .distance:
      let places = (stretch.place(index, 0), stretch.place(index, 1))
      found = abs(places.0 - places.1) > 9 ? beams(places) : flush((places.0 + places.1) / 2)
    }
    return found.map { ground.judged($0, own: own) }
  }

  // MARK: Numbers

  /// Returns what a number covers whose disc is centred at a place of a beam.
  static func box(
    _ constraint: FigureConstraint, along: Double, at cross: Double, _ suffix: MarkPlace.Suffix = .after
  ) -> Box {
    let (disc, height) = (constraint.disc.width, EquationDisc.height)
    let (x, y) = constraint.isAcross ? (along, cross) : (cross, along)
    switch suffix {
    case .below where constraint.suffix != nil:
      let width = constraint.stackedWidth
      return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2 + 9)
    case .before where constraint.suffix != nil && !constraint.isAcross:
      return Box(x + disc / 2 - constraint.width, y - height / 2, x + disc / 2, y + height / 2)
    default:
      if constraint.isAcross { return .around(x, y, width: constraint.width, height: height) }
      return Box(x - disc / 2, y - height / 2, x - disc / 2 + constraint.width, y + height / 2)
    }
  }

  /// The ways to write what follows a number, with their costs.
  private var suffixes: [(MarkPlace.Suffix, Double)] {
    constraint.suffix == nil ? [(.after, 0)] : isAcross ? [(.after, 0), (.below, 1)] : [(.after, 0), (.before, 2)]
  }

  // MARK: Ranges

  /// How far an operand reaches across the constraint's axis.
  private func range(_ side: FigureConstraint.Side?) -> (low: Double, high: Double) {
    ground.boxes[side?.owner ?? 0].span(isAcross: !isAcross)
  }

  /// Where a beam may be, and the edge that must be extended to it; both operands' common part if there is one.
  private var lane: (low: Double, high: Double, extended: (side: Int, from: Double)?) {
    let (first, second) = (range(constraint.first), range(constraint.second))
    let (a, b) = (constraint.first.view, constraint.second?.view)
    if let a, let b {
      if ground.content.isView(a, inside: b) { return (first.low, first.high, nil) }
      if ground.content.isView(b, inside: a) { return (second.low, second.high, nil) }
    }
    if a == nil, b != nil { return (second.low, second.high, nil) }
    if b == nil, a != nil { return (first.low, first.high, nil) }
    let (low, high) = (max(first.low, second.low), min(first.high, second.high))
    if high - low >= 6 { return (low, high, nil) }
    return (first.low, first.high, (1, second.high <= first.low + 6 ? second.high : second.low))
  }

  // MARK: Forms

  private func beams(_ places: (Double, Double)) -> [MarkPlace] {
    let (a, b) = (min(places.0, places.1), max(places.0, places.1))
    let lane = self.lane
    let middle = (lane.low + lane.high) / 2
    let clear = (isAcross ? EquationDisc.height : constraint.disc.width) / 2 + 2
    var found: [MarkPlace] = []
    for cross in PanelGround.steps(lane.low, lane.high, clear) {
      let line = Box.line(from: a, to: b, at: cross, isAcross: isAcross)
      var reach: Box?
      if let extended = lane.extended, abs(extended.from - cross) > 1 {
        reach = .line(from: extended.from, to: cross, at: places.1, isAcross: !isAcross)
      }
      let off = abs(cross - middle) / (lane.high - lane.low + 1) * 6
      for part in [0.5, 0.3, 0.7] {
        for (suffix, price) in suffixes {
          let along = a + (b - a) * part
          let box = Self.box(constraint, along: along, at: cross, suffix)
          let span = box.span(isAcross: isAcross)
          if part != 0.5 || suffix != .below, span.low < a + 2.5 || span.high > b - 2.5 {
            if part != 0.5 || suffix == .after && isAcross && constraint.suffix != nil { continue }
          }
          found.append(
            MarkPlace(.beam, box, line, reach, cost: off + abs(part - 0.5) * 4 + price, middle: along, suffix: suffix))
        }
      }
    }
    return found
  }

  private var baselines: [MarkPlace] {
    guard let first = constraint.first.view, let second = constraint.second?.view else { return [] }
    let y = stretch.place(index, 0)
    func reach(_ view: Int) -> (left: Double, right: Double) {
      let lines = ground.texts[view]
      if lines.isEmpty { return (ground.boxes[view].left, ground.boxes[view].right) }
      return (lines.map(\.x).min() ?? 0, lines.map { $0.x + $0.run.width }.max() ?? 0)
    }
    let (one, two) = (reach(first), reach(second))
    let (left, right) = one.left <= two.left ? (one, two) : (two, one)
    var (low, high) = (left.right + 2, right.left - 2)
    if high - low < constraint.width {
      let edge = min(ground.boxes[first].right, ground.boxes[second].right)
      (low, high) = (max(left.right, right.right) + 2, max(max(left.right, right.right) + constraint.width + 8, edge))
    }
    return PanelGround.steps(low, high, constraint.width / 2 + 1).map { middle in
      let box = Box.around(middle, y, width: constraint.width, height: EquationDisc.height)
      return MarkPlace(
        .baseline, box, .line(low, y, high, y), cost: abs(middle - (low + high) / 2) / 10, middle: middle)
    }
  }

  private var centres: [MarkPlace] {
    let place = (stretch.place(index, 0) + stretch.place(index, 1)) / 2
    let (first, second) = (range(constraint.first), range(constraint.second))
    let (a, b) = (constraint.first.view, constraint.second?.view)
    var (low, high) = (min(first.low, second.low), max(first.high, second.high))
    if let a, let b {
      if ground.content.isView(a, inside: b) { (low, high) = first }
      if ground.content.isView(b, inside: a) { (low, high) = second }
    } else {
      (low, high) = a == nil ? second : first
    }
    let half = isAcross ? EquationDisc.height / 2 : constraint.width / 2
    func candidate(_ along: Double, _ start: Double, _ end: Double, _ cost: Double) -> MarkPlace {
      let box =
        isAcross
        ? Self.box(constraint, along: place, at: along)
        : Box.around(along, place, width: constraint.width, height: EquationDisc.height)
      // The line runs along the other axis.
      return MarkPlace(
        .centre, box, .line(from: start, to: end, at: place, isAcross: !isAcross), cost: cost, middle: along)
    }
    // Through the view, or a stub outside, which does not cover a text in the middle.
    var found = PanelGround.steps(low, high, half + 1).map { along -> MarkPlace in
      candidate(along, low, high, min(abs(along - low), abs(high - along)) / 20)
    }
    for stub in [8.0, 14] {
      found.append(candidate(low - stub - half, low - stub, low, 3 + stub / 10))
      found.append(candidate(high + stub + half, high, high + stub, 3 + stub / 10))
    }
    return found
  }

  /// Two edges at one place: a short bar on the edge, the number beside it or beyond its end.
  private func flush(_ place: Double) -> [MarkPlace] {
    let lane = self.lane
    let (low, high) = (lane.low, lane.high)
    let bar = min(14, max(5, high - low))
    let reach = 4.0
    let (width, height) = (constraint.width, EquationDisc.height)
    var found: [MarkPlace] = []
    for cross in PanelGround.steps(low, high, bar / 2) {
      let off = abs(cross - (low + high) / 2) / (high - low + 1) * 6
      let line = Box.line(from: cross - bar / 2, to: cross + bar / 2, at: place, isAcross: !isAcross)
      for side in [-1.0, 1] {
        let stem = Box.line(from: place, to: place + side * reach, at: cross, isAcross: isAcross)
        let far = place + side * (reach + (isAcross ? width : height) / 2)
        let box =
          isAcross
          ? Box.around(far, cross, width: width, height: height) : .around(cross, far, width: width, height: height)
        found.append(MarkPlace(.flush, box, line, stem, cost: off, middle: far))
        if isAcross, constraint.suffix != nil {
          let narrow = constraint.stackedWidth
          let far = place + side * (reach + narrow / 2)
          let box = Box(far - narrow / 2, cross - height / 2, far + narrow / 2, cross + height / 2 + 9)
          found.append(MarkPlace(.flush, box, line, stem, cost: off + 1, middle: far, suffix: .below))
        }
      }
    }
    for (end, side) in [(low, -1.0), (high, 1.0)] {
      for far in [0.0, 9, 18] {
        let cross = end + side * (reach + far)
        let line = Box.line(from: end - side * bar, to: end, at: place, isAcross: !isAcross)
        let stem = Box.line(from: end, to: cross, at: place, isAcross: !isAcross)
        let middle = cross + side * (isAcross ? height : width) / 2
        let box =
          isAcross
          ? Box.around(place, middle, width: width, height: height)
          : .around(middle, place, width: width, height: height)
        found.append(MarkPlace(.flush, box, line, stem, cost: 3 + far / 3, middle: middle))
      }
    }
    return found
  }
}
