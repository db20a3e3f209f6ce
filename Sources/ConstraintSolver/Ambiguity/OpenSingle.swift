/// A column in no row that has more than one best value.
struct OpenSingle: BitwiseCopyable {
  var column: Int32
  /// All best values.
  var lowest: Double
  var highest: Double
  /// Those that are left when the column's own hints have closed what they can (AL-2.18, stages 0 and 0b).
  var lower: Double
  var upper: Double

  var isPoint: Bool { ConstraintSolver.isPoint(lower, upper) }

  /// The value nearest to a target.
  func nearest(_ target: Double) -> Double { min(max(target, lower), upper) }

  mutating func approach(_ target: Double) {
    let value = nearest(target)
    (lower, upper) = (value, value)
  }

  /// Be at least, or at most, a target; what is reached is kept, the rest stays open.
  mutating func reach(_ side: Relation, _ target: Double) {
    switch side {
    case .equal: approach(target)
    case .greaterThanOrEqual: if upper < target { approach(target) } else { lower = max(lower, target) }
    case .lessThanOrEqual: if lower > target { approach(target) } else { upper = min(upper, target) }
    }
  }
}

extension Piece {
  /// Notes that a single column's best values are an interval, and lets its own hints narrow it.
  mutating func open(_ column: Int32, _ state: borrowing SolverState) {
    var single = OpenSingle(
      column: column, lowest: interval.lower, highest: interval.upper, lower: interval.lower, upper: interval.upper)
    let wishes = Wishes(table.range(of: column), of: table, state)
    for index in wishes.ties.indices where !single.isPoint {
      let hint = table.hints[wishes.ties[index]]
      single.reach(hint.side, hint.target)
    }
    for index in wishes.bounds.indices where !single.isPoint {
      single.approach(table.hints[wishes.bounds[index]].target)
    }
    singleStates[column].insert(.open)
    columnValues[column] = single.nearest(0)
    if singleStates[column].contains(.listed) {
      openSingles[placeOfOpenSingle(column)] = single
    } else {
      singleStates[column].insert(.listed)
      localOf.resize(to: columnCount, filling: -1)
      localOf[column] = Int32(truncatingIfNeeded: openSingles.count)
      openSingles.append(single)
    }
  }

  func placeOfOpenSingle(_ column: Int32) -> Int { Int(localOf[column]) }
}

/// What the hints of some columns wish for where the optimum leaves them a choice.
struct Wishes: ~Copyable {
  /// Optional hints, by priority, explicit ones before content sizes, then by installation (stage 0).
  private(set) var ties = Buffer<Int32>()
  /// Inequalities that sit at their bounds, by installation (stage 0b).
  private(set) var bounds = Buffer<Int32>()

  init(_ hints: Range<Int>, of table: borrowing HintTable, _ state: borrowing SolverState) {
    add(hints, of: table, state)
    sort(table, state)
  }

  init(_ columns: borrowing Buffer<Int32>, of table: borrowing HintTable, _ state: borrowing SolverState) {
    for index in columns.indices { add(table.range(of: columns[index]), of: table, state) }
    sort(table, state)
  }

  private mutating func add(_ hints: Range<Int>, of table: borrowing HintTable, _ state: borrowing SolverState) {
    for number in hints {
      let hint = table.hints[number]
      if hint.row < 0 { continue }
      if !hint.isRequired { ties.append(Int32(truncatingIfNeeded: number)) }
      if hint.relation != .equal, state.rows[hint.row].flags.contains(.closesAtBound) {
        bounds.append(Int32(truncatingIfNeeded: number))
      }
    }
  }

  private mutating func sort(_ table: borrowing HintTable, _ state: borrowing SolverState) {
    let hints = table.hints.base
    let records = state.rows.records.base
    ties.sort(ties.indices) {
      let (a, b) = (hints[Int($0)], hints[Int($1)])
      if a.rank != b.rank { return a.rank > b.rank }
      let (rowA, rowB) = (records[Int(a.row)], records[Int(b.row)])
      let (yieldsA, yieldsB) = (rowA.flags.contains(.yieldsInTies), rowB.flags.contains(.yieldsInTies))
      if yieldsA != yieldsB { return yieldsB }
      return (rowA.sequence, rowA.stamp) < (rowB.sequence, rowB.stamp)
    }
    bounds.sort(bounds.indices) {
      let (a, b) = (records[Int(hints[Int($0)].row)], records[Int(hints[Int($1)].row)])
      return (a.sequence, a.stamp) < (b.sequence, b.stamp)
    }
  }
}
