/// Singles with more than one best value.
extension Piece {
  /// Records that a single column's best values are an interval, and lets its own hints narrow it.
  mutating func open(_ column: Int32, _ system: borrowing ReducedSystem) {
    var single = OpenSingle(
      column: column, lowest: singles.interval.lower, highest: singles.interval.upper, lower: singles.interval.lower,
      upper: singles.interval.upper)
    let wishes = Wishes(costs.table.range(of: column), of: costs.table, system)
    for index in wishes.ties.indices where !single.isPoint {
      let hint = costs.table.hints[wishes.ties[index]]
      single.reach(hint.side, hint.target)
    }
    for index in wishes.bounds.indices where !single.isPoint {
      single.approach(costs.table.hints[wishes.bounds[index]].target)
    }
    singles.states[column].insert(.open)
    columns.values[column] = single.nearest(0)
    if singles.states[column].contains(.listed) {
      singles.open[placeOfOpenSingle(column)] = single
    } else {
      singles.states[column].insert(.listed)
      columns.locals.resize(to: columnCount, filling: -1)
      columns.locals[column] = Int32(truncatingIfNeeded: singles.open.count)
      singles.open.append(single)
    }
  }

  func placeOfOpenSingle(_ column: Int32) -> Int { Int(columns.locals[column]) }
}
