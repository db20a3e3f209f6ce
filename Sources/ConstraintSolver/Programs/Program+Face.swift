/// All optimal values of a component: bounds on each column, and the rows between them.
///
/// Given the marginal costs of one optimum, a point is optimal exactly if every column is where its own cost minus its
/// row's charge is least (complementary slackness). For convex piecewise-linear costs that is an interval between two
/// adjacent bends, or a single bend. So the levels no longer matter: the result is a polyhedron, in which columns are
/// pushed one at a time.
extension Program {
  /// The origin of a bound or a value, so that it can be found again after hints have moved.
  enum Reason {
    /// No known origin.
    static let none: Int32 = -1

    /// A hint's number denotes its target; this denotes the position where a variable is zero.
    static func zero(of variable: Int32) -> Int32 { -2 - variable }
    static func variable(of reason: Int32) -> Int32 { -2 - reason }
  }

  enum Outcome {
    case reached
    case stopped
    case unbounded
  }

  /// Reads the bounds from the optimum of the levels solved last.
  mutating func readFace() {
    bounds.lower.fill(with: -.infinity)
    bounds.upper.fill(with: .infinity)
    isOpen = false
    missed.removeAll()
    let cost = scratch.best.base
    for column in 0..<columnCount {
      var (below, above) = (Int(segments[column]) - 1, Int(segments[column]))
      if rowOfBasic[column] < 0, restingBend[column] >= 0 {
        let bend = Int(restingBend[column])
        (below, above) = (bend, bend)
        marginalCost(of: column, upward: false, into: cost)
        if costs.sign(cost) == 0 { below -= 1 }
        marginalCost(of: column, upward: true, into: cost)
        if costs.sign(cost) == 0 { above += 1 }
      }
      if below >= 0 {
        bounds.lower[column] = costs.bend(column, below).position
        bounds.lowerReason[column] = costs.bend(column, below).hint
      }
      if above < costs.bendCount(column) {
        bounds.upper[column] = costs.bend(column, above).position
        bounds.upperReason[column] = costs.bend(column, above).hint
      }
      if rowOfBasic[column] < 0 {
        restReason[column] =
          restingBend[column] >= 0 ? costs.bend(column, Int(restingBend[column])).hint : Reason.none
        if canMove(Int32(truncatingIfNeeded: column)) { isOpen = true }
      }
    }
  }

  /// Saves the bounds before anything is closed.
  mutating func openFace() {
    if !isOpen { return }
    faceLower.update(from: bounds.lower)
    faceUpper.update(from: bounds.upper)
    faceLowerReason.update(from: bounds.lowerReason)
    faceUpperReason.update(from: bounds.upperReason)
  }

  /// Returns what fixes a nonbasic column.
  func reason(holding column: Int32) -> Int32 {
    if restReason[column] != Reason.none { return restReason[column] }
    let edge = nearness(values[column])
    if abs(values[column] - bounds.lower[column]) <= edge { return bounds.lowerReason[column] }
    return abs(bounds.upper[column] - values[column]) <= edge ? bounds.upperReason[column] : Reason.none
  }

  /// Whether some columns still have to be closed.
  var isStillOpen: Bool {
    for column in 0..<columnCount where rowOfBasic[column] < 0 && canMove(Int32(truncatingIfNeeded: column)) {
      return true
    }
    return false
  }

  private func canMove(_ column: Int32) -> Bool {
    Int(column) < columnCount && bounds.upper[column] - bounds.lower[column] > nearness(values[column])
  }

  private func room(_ column: Int32, _ direction: Double) -> Double {
    max(0, direction > 0 ? bounds.upper[column] - values[column] : values[column] - bounds.lower[column])
  }

  /// Returns whether a column may still move: itself, or with the nonbasic columns of its row.
  func mayMove(_ column: Int32) -> Bool {
    let row = rowOfBasic[column]
    return row < 0 ? canMove(column) : movable(in: row) != nil
  }

  private func movable(in row: Int32) -> Int32? {
    var place = dictionary.rowHeads[row]
    while place >= 0 {
      let entry = dictionary.entries[place]
      if entry.column != basicOfRow[row], abs(entry.value) > Tolerance.dictionaryEntry, canMove(entry.column) {
        return entry.column
      }
      place = entry.nextInRow
    }
    return nil
  }

  // MARK: Pushing

  /// Moves a column towards a target as far as the face allows.
  ///
  /// Solves a linear program with one column as its objective. After a run of steps of length zero the lowest index is
  /// chosen, which never cycles (Bland); a limit on the steps guards against rounding errors.
  /// - Parameter settles: Whether the column leaves the basis at the target or on one of its own bounds, to stay there.
  mutating func push(_ column: Int32, to target: Double, settles: Bool) -> Outcome {
    var idle = 0
    var steps = 0
    while true {
      steps += 1
      if steps > 1000 + 100 * columnCount { return .stopped }
      let distance = target - values[column]
      let isThere = abs(distance) <= nearness(target)
      let row = rowOfBasic[column]
      if isThere, row < 0 || !settles { return .reached }
      if isThere {
        if let other = movable(in: row) { makeBasic(other, in: Int(row)) }
        return .reached
      }
      let direction: Double = distance > 0 ? 1 : -1
      let moving: Int32
      let step: Double  // direction of the moving column
      var limit: Double
      if row < 0 {
        (moving, step) = (column, direction)
        limit = min(abs(distance), room(column, direction))
        if limit <= nearness(values[column]) { return .stopped }
      } else {
        guard let choice = improving(row, direction, lowestIndex: idle > Self.patience) else { return .stopped }
        (moving, step) = (choice.column, choice.direction)
        limit = min(abs(distance) / choice.rate, room(moving, step))
      }
      let blocking = block(moving, step, before: limit, lowestIndex: idle > Self.patience)
      if let blocking { limit = blocking.length }
      if limit == .infinity { return .unbounded }
      idle = limit > nearness(values[moving]) ? 0 : idle + 1
      collectMovers(moving)
      advance(Int(moving), step * limit)
      values[moving] += step * limit
      if let blocking {
        let leaving = basicOfRow[blocking.row]
        rest(leaving, atUpper: blocking.isUpper)
        makeBasic(moving, in: Int(blocking.row))
        if leaving == column { return .stopped }
      } else if room(moving, step) <= nearness(values[moving]) {
        rest(moving, atUpper: step > 0)
      }
    }
  }

  private mutating func rest(_ column: Int32, atUpper: Bool) {
    values[column] = atUpper ? bounds.upper[column] : bounds.lower[column]
    restReason[column] = atUpper ? bounds.upperReason[column] : bounds.lowerReason[column]
  }

  /// Returns a nonbasic column whose move brings the row's basic column forward.
  private func improving(
    _ row: Int32, _ direction: Double, lowestIndex: Bool
  ) -> (column: Int32, direction: Double, rate: Double)? {
    var best: (column: Int32, direction: Double, rate: Double)?
    var place = dictionary.rowHeads[row]
    while place >= 0 {
      let entry = dictionary.entries[place]
      place = entry.nextInRow
      if entry.column == basicOfRow[row] || Int(entry.column) >= columnCount { continue }
      let rate = abs(entry.value)
      let step = entry.value > 0 ? -direction : direction
      if rate <= Tolerance.dictionaryEntry || room(entry.column, step) <= nearness(values[entry.column]) { continue }
      guard let known = best else {
        best = (entry.column, step, rate)
        continue
      }
      if lowestIndex || rate == known.rate ? entry.column < known.column : rate > known.rate {
        best = (entry.column, step, rate)
      }
    }
    return best
  }

  /// Returns the basic column that reaches one of its own bounds first.
  private func block(
    _ moving: Int32, _ step: Double, before limit: Double, lowestIndex: Bool
  ) -> (row: Int32, length: Double, isUpper: Bool)? {
    var best: (row: Int32, length: Double, isUpper: Bool)?
    var bestRate = 0.0
    var place = dictionary.columnHeads[moving]
    while place >= 0 {
      let entry = dictionary.entries[place]
      place = entry.nextInColumn
      let basic = basicOfRow[entry.row]
      if basic < 0 || abs(entry.value) <= Tolerance.dictionaryEntry { continue }
      let rate = -step * entry.value
      let length = room(basic, rate) / abs(rate)
      if length >= limit { continue }
      if let known = best {
        if length > known.length { continue }
        if length == known.length,
          lowestIndex ? basic > basicOfRow[known.row] : abs(rate) <= bestRate
        {
          continue
        }
      }
      best = (entry.row, length, rate > 0)
      bestRate = abs(rate)
    }
    return best
  }

  // MARK: Closing

  /// Brings a column as near as possible to a target, and fixes it there.
  mutating func approach(_ column: Int32, _ target: Double, _ reason: Int32) {
    guard mayMove(column) else { return }
    if push(column, to: target, settles: true) == .reached {
      if rowOfBasic[column] < 0 { fix(column, at: target, reason) }
      return
    }
    missed.append(Missed(column: column, reason: reason, isBelow: values[column] < target))
    if rowOfBasic[column] < 0 { return fix(column, at: values[column], restReason[column]) }
    // To keep the basic column there, every column in its row has to stay where it is.
    let row = rowOfBasic[column]
    var place = dictionary.rowHeads[row]
    while place >= 0 {
      let entry = dictionary.entries[place]
      if entry.column != column, Int(entry.column) < columnCount, abs(entry.value) > Tolerance.dictionaryEntry {
        fix(entry.column, at: values[entry.column], restReason[entry.column])
      }
      place = entry.nextInRow
    }
  }

  /// Requires a column to be at least, or at most, a target, as far as possible; the rest stays open.
  mutating func reach(_ column: Int32, _ side: Relation, _ target: Double, _ reason: Int32) {
    if side == .equal { return approach(column, target, reason) }
    guard mayMove(column) else { return }
    let isMet = side == .greaterThanOrEqual ? values[column] >= target : values[column] <= target
    if !isMet, push(column, to: target, settles: false) != .reached { return approach(column, target, reason) }
    if side == .greaterThanOrEqual, bounds.lower[column] < target {
      bounds.lower[column] = target
      bounds.lowerReason[column] = reason
    } else if side == .lessThanOrEqual, bounds.upper[column] > target {
      bounds.upper[column] = target
      bounds.upperReason[column] = reason
    }
  }

  private mutating func fix(_ column: Int32, at value: Double, _ reason: Int32) {
    values[column] = value
    restReason[column] = reason
    bounds.lower[column] = value
    bounds.upper[column] = value
    bounds.lowerReason[column] = reason
    bounds.upperReason[column] = reason
  }
}
