/// Connected parts of the required rows in which some row is missed.
struct ConflictRegions: ~Copyable {
  private var missed: [Int32] = []
  private var next = 0
  private var graph: RowGraph

  /// - Complexity: O(terms of all required rows).
  init(_ state: borrowing SolverState) {
    graph = RowGraph(state.system)
    for row in 0..<Int32(truncatingIfNeeded: state.system.rows.records.count) {
      let record = state.system.rows[row]
      guard record.isAlive, record.isRequired else { continue }
      graph.insert(row, of: state.system)
      if state.misses(row) { missed.append(row) }
    }
    missed.sort { state.system.rows.precedes($0, $1) }
    // A size may be negative although each row is satisfied: then the rows that name it are to blame.
    for variable in 0..<Int32(truncatingIfNeeded: state.system.domains.count)
    where state.system.domains[variable] == .size {
      if state.system.values[variable] < -Tolerance.points, let row = graph.row(naming: variable) { missed.append(row) }
    }
  }

  /// Returns the next region's rows, by sequence.
  /// - Complexity: O(terms of these rows).
  mutating func next(_ state: borrowing SolverState) -> [Int32]? {
    while next < missed.count {
      let region = graph.rows(from: missed[next], of: state.system)
      next += 1
      if !region.isEmpty { return region.sorted { state.system.rows.precedes($0, $1) } }
    }
    return nil
  }
}
