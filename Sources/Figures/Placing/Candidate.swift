/// One way to draw a mark or to place a name: what it covers, and how far it is from the best way if nothing else were there.
struct Candidate {
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

  /// What a number or a text covers; nil for a beam without a number.
  var box: Box?
  /// The line itself, and what leads to it.
  var lines: [Box]
  /// Grows with what is unusual or in the way.
  var cost: Double
  var shape: Shape
  /// The middle of the mark along its line.
  var middle = 0.0
  /// Where what follows the number stands.
  var suffix = Suffix.after

  enum Suffix { case after, before, below }

  /// Everything that others may meet.
  private(set) var reach: Box

  init(_ shape: Shape, _ box: Box?, _ lines: [Box], cost: Double, middle: Double = 0, suffix: Suffix = .after) {
    (self.shape, self.box, self.lines, self.cost) = (shape, box, lines, cost)
    (self.middle, self.suffix) = (middle, suffix)
    let all = lines + (box.map { [$0] } ?? [])
    reach = all.dropFirst().reduce(all.first ?? Box(0, 0, 0, 0)) { $0.union($1) }.grown(by: 3)
  }
}

/// What it costs if two marks are in each other's way.
enum Cost {
  static let numberOnNumber = 1000.0
  static let lineOnNumber = 450.0
  static let beside = 160.0
  static let crossing = 26.0

  /// The cost of two candidates together.
  static func of(_ a: Candidate, _ b: Candidate) -> Double {
    guard a.reach.meets(b.reach) else { return 0 }
    var cost = 0.0
    if let box = a.box {
      if let other = b.box, box.meets(other, within: 2) { cost += numberOnNumber }
      for line in b.lines where line.meets(box, within: 1.6) { cost += lineOnNumber }
    }
    if let box = b.box {
      for line in a.lines where line.meets(box, within: 1.6) { cost += lineOnNumber }
    }
    for line in a.lines {
      for other in b.lines {
        if line.crosses(other) { cost += crossing } else if line.runs(beside: other, within: 5) { cost += beside }
      }
    }
    return cost
  }
}
