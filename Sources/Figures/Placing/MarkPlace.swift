/// One way to draw a mark or to place a name: what it covers, and how far it is from the best way if nothing else were there.
struct MarkPlace {
  /// How the lines of a mark are drawn.
  enum Shape {
    /// From edge to edge, or along a size.
    case beam
    /// Two edges at one place: a bar along them, with a stem to the mark.
    case flush
    /// Along a baseline.
    case baseline
    /// Along a centre.
    case centre
    /// A text.
    case text
  }

  /// The place of what follows the number.
  enum Suffix {
    case after, before, below
  }

  /// What a number or a text covers; nil for a beam without a number.
  let box: Box?
  /// The line itself; nil for a text.
  let line: Box?
  /// A stem, an extension or strokes; nil for none.
  let second: Box?
  /// Grows with what is unusual or in the way.
  var cost: Double
  let shape: Shape
  /// The middle of the mark along its line.
  let middle: Double
  let suffix: Suffix
  /// Everything that others may meet.
  let reach: Box

  init(
    _ shape: Shape, _ box: Box?, _ line: Box? = nil, _ second: Box? = nil, cost: Double, middle: Double = 0,
    suffix: Suffix = .after
  ) {
    (self.shape, self.box, self.line, self.second, self.cost) = (shape, box, line, second, cost)
    (self.middle, self.suffix) = (middle, suffix)
    var reach = box ?? line ?? Box(0, 0, 0, 0)
    if let line { reach = reach.union(line) }
    if let second { reach = reach.union(second) }
    self.reach = reach.grown(by: 3)
  }

  var lines: [Box] { [line, second].compactMap { $0 } }
}

/// What it costs if two marks are in each other's way.
enum Cost {
  /// A number would cover another one.
  static let numberOnNumber = 1000.0
  /// A beam would run through a number.
  static let lineOnNumber = 450.0
  /// A number would be beside its beam, not on it.
  static let beside = 160.0
  /// Two beams would cross.
  static let crossing = 26.0

  /// The cost of two candidates together. Inlined, because a call would copy both.
  @inline(__always)
  static func of(_ a: borrowing MarkPlace, _ b: borrowing MarkPlace) -> Double {
    guard a.reach.meets(b.reach) else { return 0 }
    var cost = 0.0
    if let box = a.box {
      if let other = b.box, box.meets(other, within: 2) { cost += numberOnNumber }
      if let line = b.line, line.meets(box, within: 1.6) { cost += lineOnNumber }
      if let line = b.second, line.meets(box, within: 1.6) { cost += lineOnNumber }
    }
    if let box = b.box {
      if let line = a.line, line.meets(box, within: 1.6) { cost += lineOnNumber }
      if let line = a.second, line.meets(box, within: 1.6) { cost += lineOnNumber }
    }
    if let line = a.line {
      if let other = b.line { cost += of(lines: line, other) }
      if let other = b.second { cost += of(lines: line, other) }
    }
    if let line = a.second {
      if let other = b.line { cost += of(lines: line, other) }
      if let other = b.second { cost += of(lines: line, other) }
    }
    return cost
  }

  private static func of(lines a: Box, _ b: Box) -> Double {
    a.crosses(b) ? crossing : a.runs(beside: b, within: 5) ? beside : 0
  }
}
