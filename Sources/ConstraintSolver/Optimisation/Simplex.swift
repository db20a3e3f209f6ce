/// A primal simplex over bends.
///
/// The coupling rows `A·x = b` are kept as a dictionary: each row has one *basic* variable,
///
///     basic = rightSide - Σ entry · nonbasic
///
/// and every other variable rests on one of its bends (or, having none, on any value). Costs are convex, so a basis is
/// never infeasible, only more or less dear, and any basis is a legal start: a conflict is a cost at level 0, not a
/// failure. A step takes the nonbasic variable and direction whose marginal cost is lexicographically most negative
/// and walks past bends, its own and those of the basics, until the marginal cost turns. If it turns on a bend of a
/// basic variable, the two change places.
///
/// Ends, because a step of positive length lowers the cost, and after a run of steps of length zero the choice falls
/// on the lowest index alone (Bland's rule), which never cycles.
///
/// Sources: Dantzig's simplex; piecewise-linear costs and long steps after Fourer, "A simplex algorithm for
/// piecewise-linear programming" (1985); lexicographic levels as in Borning's constraint hierarchies; Bland (1977).
struct Simplex {
  /// Marginal costs below this are zero.
  static let flat = 1e-9
  /// Steps of length zero in a row before Bland's rule takes over.
  static let patience = 24

  let variableCount: Int
  let rowCount: Int
  /// Entries, row by row; columns of basic variables are unit columns.
  private(set) var entries: [Double]
  private var rightSides: [Double]
  /// Basic variable of each row, or -1 for a row that came out empty.
  private(set) var basicOfRow: [Int]
  private(set) var rowOfBasic: [Int]
  private(set) var values: [Double]

  private(set) var costs: ConvexCosts
  /// For a nonbasic variable the bend it rests on, or -1.
  private(set) var restingBend: [Int]
  /// Number of bends left of the variable; for a resting one, of those before its bend.
  private(set) var segments: [Int]
  /// What one unit of each nonbasic variable costs through the basics, level by level.
  private var marginals: [Double] = []
  private(set) var stepCount = 0

  /// Brings the rows into dictionary form by Gauss-Jordan elimination, slacks first.
  init(_ component: Component, costs: ConvexCosts) {
    variableCount = component.members.count
    rowCount = component.couplings.count
    self.costs = costs
    entries = Array(repeating: 0, count: rowCount * variableCount)
    rightSides = component.couplings.map(\.rightSide)
    basicOfRow = Array(repeating: -1, count: rowCount)
    rowOfBasic = Array(repeating: -1, count: variableCount)
    values = Array(repeating: 0, count: variableCount)
    restingBend = Array(repeating: -1, count: variableCount)
    segments = Array(repeating: 0, count: variableCount)
    for (row, coupling) in component.couplings.enumerated() {
      for term in coupling.terms { entries[row * variableCount + term.variable] += term.coefficient }
    }
    for row in 0..<rowCount {
      guard let variable = startingBasic(of: row, in: component) else { continue }
      makeBasic(variable, in: row)
    }
    settle()
  }

  /// The row's own slack, else the variable with the largest entry, the least constrained first.
  private func startingBasic(of row: Int, in component: Component) -> Int? {
    var best: Int?
    var bestScore = (1, Int.max, 0.0)
    for variable in 0..<variableCount where rowOfBasic[variable] < 0 {
      let entry = abs(entries[row * variableCount + variable])
      if entry < 1e-8 { continue }
      let score = (component.members[variable] < 0 ? 0 : 1, costs.bendCount(variable), -entry)
      if score < bestScore {
        bestScore = score
        best = variable
      }
    }
    return best
  }

  /// Exchanges the costs and takes up their bends from where the variables stand.
  mutating func replaceCosts(_ new: ConvexCosts) {
    costs = new
    for variable in 0..<variableCount where rowOfBasic[variable] < 0 {
      restingBend[variable] = -1
      let segment = costs.segment(variable, at: values[variable])
      segments[variable] = segment
      if segment < costs.bendCount(variable),
        abs(costs.bend(variable, segment).position - values[variable])
          <= ConvexCosts.nearness(values[variable])
      {
        restingBend[variable] = segment
        values[variable] = costs.bend(variable, segment).position
      }
    }
    refresh()
  }

  /// Puts every nonbasic variable on the bend that is best for it alone.
  private mutating func settle() {
    var slopes = Array(repeating: 0.0, count: costs.levelCount)
    for variable in 0..<variableCount where rowOfBasic[variable] < 0 && costs.bendCount(variable) > 0 {
      var bend = 0
      while bend < costs.bendCount(variable) - 1 {
        costs.slopes(variable, segment: bend + 1, into: &slopes)
        if Self.sign(slopes) >= 0 { break }
        bend += 1
      }
      restingBend[variable] = bend
      segments[variable] = bend
      values[variable] = costs.bend(variable, bend).position
    }
    refresh()
  }

  /// Recomputes the basics' values and the marginal costs from the dictionary.
  private mutating func refresh() {
    marginals = Array(repeating: 0, count: costs.levelCount * variableCount)
    var slopes = Array(repeating: 0.0, count: costs.levelCount)
    for row in 0..<rowCount where basicOfRow[row] >= 0 {
      let basic = basicOfRow[row]
      values[basic] = valueOfBasic(row)
      segments[basic] = costs.segment(basic, at: values[basic])
      costs.slopes(basic, segment: segments[basic], into: &slopes)
      for level in 0..<costs.levelCount where slopes[level] != 0 { addToMarginals(-slopes[level], level, row) }
    }
  }

  private func valueOfBasic(_ row: Int) -> Double {
    var value = rightSides[row]
    for variable in 0..<variableCount where rowOfBasic[variable] < 0 {
      let entry = entries[row * variableCount + variable]
      if entry != 0 { value -= entry * values[variable] }
    }
    return value
  }

  private mutating func addToMarginals(_ factor: Double, _ level: Int, _ row: Int) {
    for variable in 0..<variableCount {
      marginals[level * variableCount + variable] += factor * entries[row * variableCount + variable]
    }
  }

  /// The sign of the first entry that matters.
  static func sign(_ slopes: [Double]) -> Int {
    for slope in slopes where abs(slope) > flat { return slope > 0 ? 1 : -1 }
    return 0
  }

  // MARK: Steps

  /// Walks until no variable can move to a lower cost.
  mutating func optimise() {
    var idle = 0
    while let entering = chooseEntering(lowestIndex: idle > Self.patience) {
      stepCount += 1
      let length = step(entering, lowestIndex: idle > Self.patience)
      idle = length > ConvexCosts.nearness(values[entering.variable]) ? 0 : idle + 1
    }
    for row in 0..<rowCount where basicOfRow[row] >= 0 { values[basicOfRow[row]] = valueOfBasic(row) }
  }

  private struct Entering {
    var variable: Int
    /// +1 or -1.
    var direction: Double
    /// What a unit of the move costs, by level; lexicographically negative.
    var slope: [Double]
  }

  private func chooseEntering(lowestIndex: Bool) -> Entering? {
    var best: Entering?
    var bestLevel = Int.max
    var bestSize = 0.0
    var slopes = Array(repeating: 0.0, count: costs.levelCount)
    for variable in 0..<variableCount where rowOfBasic[variable] < 0 {
      for direction in [1.0, -1.0] {
        marginalCost(of: variable, direction, into: &slopes)
        guard let level = slopes.firstIndex(where: { abs($0) > Self.flat }), slopes[level] < 0 else { continue }
        let size = -slopes[level]
        if level < bestLevel || (level == bestLevel && size > bestSize) {
          best = Entering(variable: variable, direction: direction, slope: slopes)
          (bestLevel, bestSize) = (level, size)
        }
        if lowestIndex { return best }
      }
    }
    return best
  }

  private func marginalCost(of variable: Int, _ direction: Double, into slopes: inout [Double]) {
    let passesBend = restingBend[variable] >= 0 && direction > 0
    costs.slopes(variable, segment: segments[variable] + (passesBend ? 1 : 0), into: &slopes)
    for level in 0..<costs.levelCount {
      slopes[level] = (slopes[level] + marginals[level * variableCount + variable]) * direction
    }
  }

  /// Moves one nonbasic variable as far as that lowers the cost.
  ///
  /// There is always a bend to stop at: costs are sums of errors, which are bounded below.
  /// - Returns: The length of the step.
  private mutating func step(_ entering: Entering, lowestIndex: Bool) -> Double {
    let (moving, direction) = (entering.variable, entering.direction)
    var slope = entering.slope
    var length = 0.0
    var ownSegment = segments[moving] + (restingBend[moving] >= 0 && direction > 0 ? 1 : 0)
    let movers = (0..<rowCount).filter {
      basicOfRow[$0] >= 0 && abs(entries[$0 * variableCount + moving]) > 1e-9
    }
    while true {
      // The next bend on the way: the moving variable's own, or one of a basic variable.
      var nextLength = Double.infinity
      var nextRow = -1
      var hasNext = false
      let ownBend = direction > 0 ? ownSegment : ownSegment - 1
      if ownBend >= 0, ownBend < costs.bendCount(moving) {
        nextLength = max(length, (costs.bend(moving, ownBend).position - values[moving]) * direction)
        hasNext = true
      }
      for row in movers {
        let rate = -direction * entries[row * variableCount + moving]
        let basic = basicOfRow[row]
        let bend = rate > 0 ? segments[basic] : segments[basic] - 1
        guard bend >= 0, bend < costs.bendCount(basic) else { continue }
        let reached = max(length, (costs.bend(basic, bend).position - values[basic]) / rate)
        let wins =
          if reached < nextLength - 1e-12 {
            true
          } else if reached > nextLength || nextRow < 0 {
            false
          } else if lowestIndex {
            basic < basicOfRow[nextRow]
          } else {
            abs(rate) > abs(entries[nextRow * variableCount + moving])
          }
        if wins {
          nextLength = reached
          nextRow = row
          hasNext = true
        }
      }
      precondition(hasNext, "a cost falls without end")
      length = nextLength

      if nextRow < 0 {
        let bend = costs.bend(moving, ownBend)
        ownSegment += direction > 0 ? 1 : -1
        slope[bend.level] += bend.jump
        if Self.sign(slope) >= 0 {
          advance(movers, moving, direction * length)
          values[moving] = bend.position
          restingBend[moving] = ownBend
          segments[moving] = ownBend
          return length
        }
      } else {
        let rate = -direction * entries[nextRow * variableCount + moving]
        let basic = basicOfRow[nextRow]
        let index = rate > 0 ? segments[basic] : segments[basic] - 1
        let bend = costs.bend(basic, index)
        slope[bend.level] += bend.jump * abs(rate)
        if Self.sign(slope) >= 0 {
          advance(movers, moving, direction * length)
          values[moving] += direction * length
          exchange(leaving: basic, at: index, row: nextRow, entering: moving, segment: ownSegment)
          return length
        }
        cross(nextRow, upward: rate > 0)
      }
    }
  }

  /// Moves the basics along with a nonbasic variable.
  private mutating func advance(_ movers: [Int], _ moving: Int, _ distance: Double) {
    for row in movers { values[basicOfRow[row]] -= entries[row * variableCount + moving] * distance }
  }

  /// A basic variable passes one of its bends: its slope, and so the marginal cost of its row, changes.
  private mutating func cross(_ row: Int, upward: Bool) {
    let basic = basicOfRow[row]
    if !upward { segments[basic] -= 1 }
    let bend = costs.bend(basic, segments[basic])
    if upward { segments[basic] += 1 }
    addToMarginals(upward ? -bend.jump : bend.jump, bend.level, row)
  }

  // MARK: Pivots

  private mutating func exchange(leaving: Int, at bend: Int, row: Int, entering: Int, segment: Int) {
    var slopes = Array(repeating: 0.0, count: costs.levelCount)
    // Marginal costs are -Σ slope(basic) · row. The leaving variable's slope no longer acts through its row ...
    costs.slopes(leaving, segment: segments[leaving], into: &slopes)
    for level in 0..<costs.levelCount where slopes[level] != 0 { addToMarginals(slopes[level], level, row) }
    // ... the other rows lose a multiple of the pivot row, and the entering variable's slope acts through it.
    costs.slopes(entering, segment: segment, into: &slopes)
    for level in 0..<costs.levelCount { slopes[level] += marginals[level * variableCount + entering] }
    restingBend[leaving] = bend
    segments[leaving] = bend
    values[leaving] = costs.bend(leaving, bend).position
    restingBend[entering] = -1
    segments[entering] = segment
    makeBasic(entering, in: row)
    for level in 0..<costs.levelCount where slopes[level] != 0 { addToMarginals(-slopes[level], level, row) }
  }

  private mutating func makeBasic(_ variable: Int, in row: Int) {
    let pivotRow = row * variableCount
    let factor = 1 / entries[pivotRow + variable]
    var columns: [Int] = []
    for column in 0..<variableCount where entries[pivotRow + column] != 0 {
      entries[pivotRow + column] *= factor
      columns.append(column)
    }
    entries[pivotRow + variable] = 1
    rightSides[row] *= factor
    for other in 0..<rowCount where other != row {
      let multiple = entries[other * variableCount + variable]
      if multiple == 0 { continue }
      for column in columns {
        let changed = entries[other * variableCount + column] - multiple * entries[pivotRow + column]
        entries[other * variableCount + column] = abs(changed) < 1e-12 ? 0 : changed
      }
      entries[other * variableCount + variable] = 0
      rightSides[other] -= multiple * rightSides[row]
    }
    if basicOfRow[row] >= 0 { rowOfBasic[basicOfRow[row]] = -1 }
    basicOfRow[row] = variable
    rowOfBasic[variable] = row
  }

  func entry(_ row: Int, _ variable: Int) -> Double { entries[row * variableCount + variable] }

  /// The marginal cost of moving a nonbasic variable up or down, through the basics and on its own account.
  func marginalCost(of variable: Int, upward: Bool) -> [Double] {
    var slopes = Array(repeating: 0.0, count: costs.levelCount)
    marginalCost(of: variable, upward ? 1 : -1, into: &slopes)
    return slopes
  }
}
