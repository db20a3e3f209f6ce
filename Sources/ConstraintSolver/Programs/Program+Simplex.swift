/// The steps of the simplex.
///
/// A step takes the nonbasic column and direction whose marginal cost is lexicographically most negative and walks past
/// bends, its own and those of the basic columns, until the marginal cost changes sign. If it does so at a bend of a
/// basic column, the two are exchanged.
///
/// It terminates, because a step of positive length lowers the cost, and after a run of steps of length zero only the
/// lowest index is chosen (Bland's rule), which never cycles. If numbers are so far apart that rounding hides which
/// cost is lower, a limit on the steps applies.
extension Program {
  /// The number of successive steps of length zero before Bland's rule takes over.
  static let patience = 24
  /// The number of columns among which the steepest descent is chosen.
  private static let candidateLimit = 24

  struct Entering {
    var column: Int
    /// +1 or -1.
    var direction: Double
  }

  /// Reads the current hints and walks until no column can move to a lower cost.
  mutating func optimise(_ table: borrowing HintTable) {
    var first = 0
    // Bends are numbered per batch of levels: those of the last one are meaningless for the first.
    if levelCount > Self.levelsAtOnce { restingBend.fill(with: -1) }
    while true {
      let levels = first..<min(first + Self.levelsAtOnce, levelCount)
      costs.read(columns, table, levels: levels, within: bounds)
      walk()
      readFace()
      if levels.upperBound == levelCount || !isOpen { return }
      restingBend.fill(with: -1)
      first = levels.upperBound
    }
  }

  /// Finds a basis for a dictionary of which only the columns' bounds are known, and the bounds that it leaves.
  mutating func settleWithinBounds(_ table: borrowing HintTable) {
    costs.read(columns, table, levels: levelCount..<levelCount, within: bounds)
    chooseBasis()
    walk()
    readFace()
  }

  private mutating func walk() {
    takeUpBends()
    refresh()
    scratch.slope.resize(to: costs.levelCount, filling: 0)
    scratch.best.resize(to: costs.levelCount, filling: 0)
    scratch.candidates.removeAll()
    var idle = 0
    let limit = stepCount + 1000 + 100 * columnCount
    while stepCount < limit, let entering = chooseEntering(lowestIndex: idle > Self.patience) {
      stepCount += 1
      let length = step(entering, lowestIndex: idle > Self.patience)
      idle = length > nearness(values[entering.column]) ? 0 : idle + 1
    }
    for row in basicOfRow.indices where basicOfRow[row] >= 0 {
      values[basicOfRow[row]] = valueOfBasic(in: Int32(truncatingIfNeeded: row))
    }
  }

  /// Moves resting columns with their bends. Closing may have left others anywhere: if there is a bend, they rest on it
  /// from now on, else they stay where they are.
  private mutating func takeUpBends() {
    for column in 0..<columnCount where rowOfBasic[column] < 0 {
      if restingBend[column] >= 0 {
        segments[column] = restingBend[column]
        values[column] = costs.bend(column, Int(restingBend[column])).position
      } else {
        let segment = costs.segment(column, at: values[column])
        segments[column] = Int32(truncatingIfNeeded: segment)
        if segment < costs.bendCount(column) {
          let position = costs.bend(column, segment).position
          if position - values[column] <= nearness(position) {
            restingBend[column] = segments[column]
            values[column] = position
          }
        }
      }
    }
  }

  /// Recomputes the basic columns' values and the marginal costs from the dictionary.
  private mutating func refresh() {
    marginals.fill(with: 0)
    for row in basicOfRow.indices where basicOfRow[row] >= 0 {
      let basic = Int(basicOfRow[row])
      values[basic] = valueOfBasic(in: Int32(truncatingIfNeeded: row))
      let segment = costs.segment(basic, at: values[basic])
      segments[basic] = Int32(truncatingIfNeeded: segment)
      addToMarginals(costs.slopes(basic, segment), times: -1, row: Int32(truncatingIfNeeded: row))
    }
  }

  /// `marginals += factor · slopes · row`.
  private mutating func addToMarginals(_ slopes: UnsafePointer<Double>, times factor: Double, row: Int32) {
    var place = dictionary.rowHeads[row]
    while place >= 0 {
      let entry = dictionary.entries[place]
      if Int(entry.column) < columnCount {
        let own = marginals.base + Int(entry.column) * costs.levelCount
        for level in 0..<costs.levelCount { own[level] += factor * slopes[level] * entry.value }
      }
      place = entry.nextInRow
    }
  }

  /// Computes the cost per unit of moving a nonbasic column, upward or downward.
  @inline(__always)
  func marginalCost(of column: Int, upward: Bool, into cost: UnsafeMutablePointer<Double>) {
    let passesBend = restingBend[column] >= 0 && upward
    let own = costs.slopes(column, Int(segments[column]) + (passesBend ? 1 : 0))
    let through = marginals.base + column * costs.levelCount
    let sign: Double = upward ? 1 : -1
    for level in 0..<costs.levelCount { cost[level] = (own[level] + through[level]) * sign }
  }

  /// Returns the column and direction of the steepest descent among some candidates; searches for others if none of
  /// them descends any more.
  private mutating func chooseEntering(lowestIndex: Bool) -> Entering? {
    if !lowestIndex {
      var search = Descent()
      var kept = 0
      for index in scratch.candidates.indices {
        let column = scratch.candidates[index]
        if !consider(Int(column), &search) { continue }
        scratch.candidates[kept] = column
        kept += 1
      }
      scratch.candidates.resize(to: kept, filling: 0)
      if let best = search.best { return best }
    }
    return lowestIndex ? firstDescent() : findCandidates()
  }

  /// Collects some columns whose move lowers the cost, in cyclic order.
  private mutating func findCandidates() -> Entering? {
    scratch.candidates.removeAll()
    var search = Descent()
    for _ in 0..<columnCount {
      scratch.lookedAt = scratch.lookedAt + 1 < columnCount ? scratch.lookedAt + 1 : 0
      if !consider(scratch.lookedAt, &search) { continue }
      scratch.candidates.append(Int32(truncatingIfNeeded: scratch.lookedAt))
      if scratch.candidates.count == Self.candidateLimit { break }
    }
    return search.best
  }

  private func firstDescent() -> Entering? {
    var search = Descent()
    for column in 0..<columnCount where consider(column, &search) { break }
    return search.best
  }

  /// The steepest descent so far: first by level, then by size.
  private struct Descent {
    var best: Entering?
    var level = Int.max
    var size = 0.0
  }

  /// - Returns: Whether a move of the column lowers the cost.
  private func consider(_ column: Int, _ search: inout Descent) -> Bool {
    if rowOfBasic[column] >= 0 { return false }
    let cost = scratch.best.base
    var isDescent = false
    for upward in [true, false] {
      marginalCost(of: column, upward: upward, into: cost)
      var level = 0
      while level < costs.levelCount, abs(cost[level]) <= costs.flatness[level] { level += 1 }
      if level == costs.levelCount || cost[level] > 0 { continue }
      isDescent = true
      let size = -cost[level]
      if level < search.level || (level == search.level && size > search.size) {
        search = Descent(
          best: Entering(column: column, direction: upward ? 1 : -1), level: level, size: size)
      }
    }
    return isDescent
  }

  /// Moves one nonbasic column as long as that lowers the cost.
  ///
  /// There is always a bend at which to stop, because costs are sums of errors, which are bounded below.
  /// - Returns: The length of the step.
  private mutating func step(_ entering: Entering, lowestIndex: Bool) -> Double {
    let (moving, direction) = (entering.column, entering.direction)
    let slope = scratch.slope.base
    marginalCost(of: moving, upward: direction > 0, into: slope)
    collectMovers(Int32(truncatingIfNeeded: moving))
    var length = 0.0
    var ownSegment = Int(segments[moving]) + (restingBend[moving] >= 0 && direction > 0 ? 1 : 0)
    while true {
      var next = Double.infinity
      let ownBend = direction > 0 ? ownSegment : ownSegment - 1
      if ownBend >= 0, ownBend < costs.bendCount(moving) {
        next = max(length, (costs.bend(moving, ownBend).position - values[moving]) * direction)
      }
      let blocking = firstBlocking(direction, from: length, before: &next, lowestIndex: lowestIndex)
      if next == .infinity {
        // Only rounding can make a cost seem to decrease without end, so the column stays where it is.
        restingBend[moving] = -1
        return 0
      }
      length = next

      guard let blocking else {
        let bend = costs.bend(moving, ownBend)
        ownSegment += direction > 0 ? 1 : -1
        slope[Int(bend.level)] += bend.jump
        if costs.sign(slope) >= 0 {
          advance(moving, direction * length)
          values[moving] = bend.position
          restingBend[moving] = Int32(truncatingIfNeeded: ownBend)
          segments[moving] = restingBend[moving]
          return length
        }
        continue
      }
      let mover = scratch.movers[blocking]
      let rate = -direction * mover.entry
      let basic = Int(basicOfRow[mover.row])
      let index = Int(segments[basic]) - (rate > 0 ? 0 : 1)
      let bend = costs.bend(basic, index)
      slope[Int(bend.level)] += bend.jump * abs(rate)
      if costs.sign(slope) >= 0 {
        advance(moving, direction * length)
        values[moving] += direction * length
        exchange(leaving: basic, at: index, row: mover.row, entering: moving, segment: ownSegment)
        return length
      }
      cross(mover, basic, upward: rate > 0)
    }
  }

  /// Returns the mover that reaches a bend first; nil if none does before the column's own bend.
  /// - Parameters:
  ///   - length: The length of the step so far.
  ///   - next: The length at which the column reaches its own bend, and then the length at which the step stops.
  private func firstBlocking(
    _ direction: Double, from length: Double, before next: inout Double, lowestIndex: Bool
  ) -> Int? {
    var blocking: Int?
    for index in scratch.movers.indices {
      let mover = scratch.movers[index]
      let rate = -direction * mover.entry
      let basic = Int(basicOfRow[mover.row])
      let bend = Int(segments[basic]) - (rate > 0 ? 0 : 1)
      guard bend >= 0, bend < costs.bendCount(basic) else { continue }
      let reached = max(length, (costs.bend(basic, bend).position - values[basic]) / rate)
      if reached < next - Tolerance.stepLength
        || (reached <= next && blocks(index, rather: blocking, lowestIndex: lowestIndex))
      {
        next = reached
        blocking = index
      }
    }
    return blocking
  }

  private func blocks(_ index: Int, rather other: Int?, lowestIndex: Bool) -> Bool {
    guard let other else { return false }
    let (a, b) = (scratch.movers[index], scratch.movers[other])
    return lowestIndex ? basicOfRow[a.row] < basicOfRow[b.row] : abs(a.entry) > abs(b.entry)
  }

  mutating func collectMovers(_ column: Int32) {
    scratch.movers.removeAll()
    var place = dictionary.columnHeads[column]
    while place >= 0 {
      let entry = dictionary.entries[place]
      if basicOfRow[entry.row] >= 0, abs(entry.value) > Tolerance.dictionaryEntry {
        scratch.movers.append(Mover(row: entry.row, entry: entry.value))
      }
      place = entry.nextInColumn
    }
  }

  /// Moves the basic columns along with a nonbasic column.
  mutating func advance(_ moving: Int, _ distance: Double) {
    for index in scratch.movers.indices {
      let mover = scratch.movers[index]
      values[basicOfRow[mover.row]] -= mover.entry * distance
    }
  }

  /// Moves a basic column past one of its bends: its slope changes, and with it the marginal cost of its row.
  private mutating func cross(_ mover: Mover, _ basic: Int, upward: Bool) {
    let bend = costs.bend(basic, Int(segments[basic]) - (upward ? 0 : 1))
    segments[basic] += upward ? 1 : -1
    let change = upward ? -bend.jump : bend.jump
    var place = dictionary.rowHeads[mover.row]
    while place >= 0 {
      let entry = dictionary.entries[place]
      if Int(entry.column) < columnCount {
        marginals[Int(entry.column) * costs.levelCount + Int(bend.level)] += change * entry.value
      }
      place = entry.nextInRow
    }
  }

  /// Lets a basic column rest on a bend and gives its row to the entering one.
  private mutating func exchange(leaving: Int, at bend: Int, row: Int32, entering: Int, segment: Int) {
    // The marginals include the leaving column's slope; replace it with the entering column's.
    addToMarginals(costs.slopes(leaving, Int(segments[leaving])), times: 1, row: row)
    segments[entering] = Int32(truncatingIfNeeded: segment)
    // The entering column's marginal cost becomes zero, because its row carries it now.
    let cost = scratch.best.base
    let own = costs.slopes(entering, segment)
    let through = marginals.base + entering * costs.levelCount
    for level in 0..<costs.levelCount { cost[level] = own[level] + through[level] }
    makeBasic(Int32(truncatingIfNeeded: entering), in: Int(row))
    addToMarginals(cost, times: -1, row: row)
    restingBend[leaving] = Int32(truncatingIfNeeded: bend)
    segments[leaving] = Int32(truncatingIfNeeded: bend)
    values[leaving] = costs.bend(leaving, bend).position
  }
}
