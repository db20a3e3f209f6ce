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
  private var isSeen: Buffer<Bool>
  /// Required rows of each variable, linked.
  private var heads: Buffer<Int32>
  private var links = Buffer<Link>()

  struct Link: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  init(_ state: borrowing SolverState) {
    isSeen = Buffer(repeating: false, count: state.rows.records.count)
    heads = Buffer(repeating: -1, count: state.domains.count)
    for row in 0..<Int32(truncatingIfNeeded: state.rows.records.count) {
      let record = state.rows[row]
      guard record.isAlive, record.isRequired else { continue }
      for term in state.rows.terms(of: row) where state.domains[term.variable.id] != .parameter {
        links.append(Link(row: row, next: heads[term.variable.id]))
        heads[term.variable.id] = Int32(truncatingIfNeeded: links.count - 1)
      }
      if state.misses(row) { missed.append(row) }
    }
    missed.sort { state.rows.precedes($0, $1) }
    // A size may be negative although each row holds: then the rows that name it are to blame.
    for variable in state.domains.indices where state.domains[variable] == .size {
      if state.values[variable] < -Solver.tolerance, heads[variable] >= 0 { missed.append(links[heads[variable]].row) }
    }
  }

  /// The next region's rows, by sequence.
  mutating func next(_ state: borrowing SolverState) -> [Int32]? {
    while next < missed.count, isSeen[missed[next]] { next += 1 }
    if next == missed.count { return nil }
    var region = [missed[next]]
    isSeen[missed[next]] = true
    var place = 0
    while place < region.count {
      for term in state.rows.terms(of: region[place]) where state.domains[term.variable.id] != .parameter {
        var link = heads[term.variable.id]
        while link >= 0 {
          let row = links[link].row
          link = links[link].next
          if isSeen[row] { continue }
          isSeen[row] = true
          region.append(row)
        }
      }
      place += 1
    }
    return region.sorted { state.rows.precedes($0, $1) }
  }
}

extension SolverState {
  /// Whether the values as they are miss a row.
  func misses(_ row: Int32) -> Bool {
    let record = rows[row]
    var sum = record.constant
    for term in rows.terms(of: row) { sum += term.coefficient * values[term.variable.id] }
    switch record.relation {
    case .equal: return abs(sum) > Solver.tolerance
    case .greaterThanOrEqual: return sum < -Solver.tolerance
    case .lessThanOrEqual: return sum > Solver.tolerance
    }
  }
}
