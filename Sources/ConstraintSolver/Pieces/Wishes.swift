/// The wishes of some columns' hints if the optimum leaves them a choice.
struct Wishes: ~Copyable {
  /// Optional hints, by priority, explicit ones before content sizes, then by installation (stage 0).
  private(set) var ties = Buffer<Int32>()
  /// Inequalities that are closed at their bounds, by installation (stage 0b).
  private(set) var bounds = Buffer<Int32>()

  init(_ hints: Range<Int>, of table: borrowing HintTable, _ system: borrowing ReducedSystem) {
    add(hints, of: table, system)
    sort(table, system)
  }

  init(_ columns: borrowing Buffer<Int32>, of table: borrowing HintTable, _ system: borrowing ReducedSystem) {
    for index in columns.indices { add(table.range(of: columns[index]), of: table, system) }
    sort(table, system)
  }

  private mutating func add(_ hints: Range<Int>, of table: borrowing HintTable, _ system: borrowing ReducedSystem) {
    for number in hints {
      let hint = table.hints[number]
      if hint.row < 0 { continue }
      if !hint.isRequired { ties.append(Int32(truncatingIfNeeded: number)) }
      if hint.relation != .equal, system.rows[hint.row].flags.contains(.closesAtBound) {
        bounds.append(Int32(truncatingIfNeeded: number))
      }
    }
  }

  private mutating func sort(_ table: borrowing HintTable, _ system: borrowing ReducedSystem) {
    let hints = table.hints.base
    let records = system.rows.records.base
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
