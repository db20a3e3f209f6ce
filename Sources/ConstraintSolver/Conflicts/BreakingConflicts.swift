/// Finding and breaking contradictions among required rows (AL-2.20 to 2.24).
///
/// A solution of contradictory rows misses at least one of them. Around each missed row the required rows that hang
/// together with it are collected; in that region, mostly a few views, an irreducible conflict is sought and one of its
/// rows is broken. The rest of the system is not looked at. That is repeated until nothing required is missed.
extension SolverState {
  /// What was broken may hold now: inputs have changed.
  mutating func mendBroken() {
    for index in brokenRows.indices where rows.contains(brokenRows[index]) {
      let row = brokenRows[index].place
      willChange(row)
      rows[row].flags.remove(.broken)
      noteParameters(of: row)
      changes.note(row: row)
    }
    brokenRows.removeAll()
  }

  /// Breaks rows until the others can hold.
  /// - Complexity: For each conflict of k among n rows, O(k · log(n / k)) solutions of its region.
  mutating func breakConflicts(_ chooseBroken: (([RowID]) -> RowID)?) {
    while isViolated {
      var regions = ConflictRegions(self)
      var hasBroken = false
      while let region = regions.next(self) {
        let conflict = irreducibleConflict(in: region)
        if conflict.isEmpty { continue }
        let choice = chooseBroken?(conflict)
        let victim = choice.flatMap { conflict.contains($0) ? $0 : nil } ?? conflict[conflict.count - 1]
        conflicts.append(Conflict(rows: conflict, broken: victim))
        willChange(victim.place)
        rows[victim.place].flags.insert(.broken)
        changes.note(row: victim.place)
        brokenRows.append(victim)
        hasBroken = true
      }
      // Missed by no more than rounding: there is nothing that could be broken.
      if !hasBroken { break }
      settle()
    }
    // Each conflict's last row is the one that closed it.
    let order = conflicts.indices.sorted { a, b in
      let (last, other) = (
        conflicts[a].rows[conflicts[a].rows.count - 1], conflicts[b].rows[conflicts[b].rows.count - 1]
      )
      return last == other ? a < b : rows.precedes(last.place, other.place)
    }
    conflicts = order.map { conflicts[$0] }
  }

  private func irreducibleConflict(in region: [Int32]) -> [RowID] {
    let subsystem = Subsystem(region, of: self)
    if subsystem.isSatisfiable(region) { return [] }
    let finder = ConflictFinder { subsystem.isSatisfiable($0) }
    return finder.irreducibleConflict(in: region).map { rows.id(of: $0) }
  }
}

/// Parts of the required rows that hang together and in which some row is missed.
struct ConflictRegions: ~Copyable {
  private var missed: [Int32] = []
  private var next = 0
  private var graph: RowGraph

  init(_ state: borrowing SolverState) {
    graph = RowGraph(state)
    for row in 0..<Int32(truncatingIfNeeded: state.rows.records.count) {
      let record = state.rows[row]
      guard record.isAlive, record.isRequired else { continue }
      graph.insert(row, of: state)
      if state.misses(row) { missed.append(row) }
    }
    missed.sort { state.rows.precedes($0, $1) }
    // A size may be negative although each row holds: then the rows that name it are to blame.
    for variable in 0..<Int32(truncatingIfNeeded: state.domains.count) where state.domains[variable] == .size {
      if state.values[variable] < -Solver.tolerance, let row = graph.row(naming: variable) { missed.append(row) }
    }
  }

  /// The next region's rows, by sequence.
  mutating func next(_ state: borrowing SolverState) -> [Int32]? {
    while next < missed.count {
      let region = graph.rows(from: missed[next], of: state)
      next += 1
      if !region.isEmpty { return region.sorted { state.rows.precedes($0, $1) } }
    }
    return nil
  }
}

extension SolverState {
  /// Whether the values as they are miss a row.
  func misses(_ row: Int32) -> Bool { rows[row].relation.error(residual(of: row)) > Solver.tolerance }

  /// What a row's expression comes to at the values as they are.
  func residual(of row: Int32) -> Double {
    var sum = rows[row].constant
    for term in rows.terms(of: row) { sum += term.coefficient * value(of: term.variable) }
    return sum
  }
}
