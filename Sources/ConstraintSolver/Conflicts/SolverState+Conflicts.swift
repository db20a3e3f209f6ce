/// Finding and breaking contradictions among required rows (AL-2.20 to 2.24).
///
/// A solution of contradictory rows misses at least one of them. Around each missed row the connected required rows are
/// collected; in that region, usually a few views, irreducible conflicts are searched for, and one row of each is
/// broken, until the others are satisfiable. The rest of the system is not examined.
extension SolverState {
  /// Restores broken rows, which may be satisfiable now that inputs have changed.
  mutating func restoreBroken() {
    for index in brokenRows.indices where system.rows.contains(brokenRows[index]) {
      let row = brokenRows[index].place
      willChange(row)
      system.rows[row].flags.remove(.broken)
      noteParameters(of: row)
      changes.note(row: row)
    }
    brokenRows.removeAll()
  }

  /// Breaks rows until the others are satisfiable.
  /// - Complexity: That of a ``ConflictSearch`` in each region with a missed row, and of solving once more.
  mutating func breakConflicts(_ chooseBroken: (([RowID]) -> RowID)?) {
    while isViolated {
      var regions = ConflictRegions(self)
      let found = conflicts.count
      while let region = regions.next(self) {
        var search = ConflictSearch(region, of: system)
        search.breakAll { conflict in
          let conflict = conflict.map { system.rows.id(of: $0) }
          let choice = chooseBroken?(conflict)
          let broken = choice.flatMap { conflict.contains($0) ? $0 : nil } ?? conflict[conflict.count - 1]
          conflicts.append(Conflict(rows: conflict, broken: broken))
          return broken.place
        }
        projectedRowCount += search.projectedRowCount
      }
      // The miss is only rounding, so there is nothing to break.
      if conflicts.count == found { break }
      for conflict in conflicts[found...] {
        willChange(conflict.broken.place)
        system.rows[conflict.broken.place].flags.insert(.broken)
        changes.note(row: conflict.broken.place)
        brokenRows.append(conflict.broken)
      }
      settle()
    }
    // Each conflict's last row is the one that closed it.
    let order = conflicts.indices.sorted { a, b in
      let (last, other) = (
        conflicts[a].rows[conflicts[a].rows.count - 1], conflicts[b].rows[conflicts[b].rows.count - 1]
      )
      return last == other ? a < b : system.rows.precedes(last.place, other.place)
    }
    conflicts = order.map { conflicts[$0] }
  }

  /// Returns whether a row is missed at the current values.
  func misses(_ row: Int32) -> Bool { system.rows[row].relation.error(residual(of: row)) > Tolerance.points }

  /// Returns the value of a row's expression at the current values.
  func residual(of row: Int32) -> Double {
    var sum = system.rows[row].constant
    for term in system.rows.terms(of: row) { sum += term.coefficient * value(of: term.variable) }
    return sum
  }

  fileprivate mutating func insertRequired(_ row: RequiredRow) {
    var terms = Buffer<Term>(capacity: row.parts.count)
    for part in row.parts { terms.append(Term(Variable(part.unknown), part.coefficient)) }
    _ = system.rows.insert(
      terms.base, count: terms.count, constant: row.constant, row.isEquation ? .equal : .greaterThanOrEqual, 1000,
      sequence: 0, .alive)
  }
}

extension ConflictSearch {
  /// Numbers the unknowns of a region's rows from 0; parameters are replaced by their values.
  fileprivate init(_ region: [Int32], of system: borrowing ReducedSystem) {
    var isSize: [Bool] = []
    var numbers: [Int32: Int32] = [:]
    var rows: [RequiredRow] = []
    rows.reserveCapacity(region.count)
    for row in region {
      let sign: Double = system.rows[row].relation == .lessThanOrEqual ? -1 : 1
      var parts: [Int32: Double] = [:]
      var constant = system.rows[row].constant
      for term in system.rows.terms(of: row) {
        let variable = term.variable.id
        if system.domains[variable] == .parameter {
          constant += term.coefficient * system.values[variable]
          continue
        }
        let number = numbers[variable] ?? Int32(truncatingIfNeeded: isSize.count)
        if numbers.updateValue(number, forKey: variable) == nil { isSize.append(system.domains[variable] == .size) }
        parts[number, default: 0] += sign * term.coefficient
      }
      rows.append(
        RequiredRow(
          parts: parts.filter { abs($0.value) >= Tolerance.rowCoefficient }
            .map { RequiredRow.Part(unknown: $0.key, coefficient: $0.value) }.sorted { $0.unknown < $1.unknown },
          constant: sign * constant, isEquation: system.rows[row].relation == .equal))
    }
    self.init(region, rows, isSize: isSize)
  }
}

extension Solver {
  /// Returns whether rows have a common solution together with the hidden "size ≥ 0".
  static func canHold(_ rows: [RequiredRow], isSize: [Bool]) -> Bool {
    let solver = Solver()
    var numbers: [Int32: Int32] = [:]
    for row in rows {
      var row = row
      for index in row.parts.indices {
        let unknown = row.parts[index].unknown
        if numbers[unknown] == nil {
          numbers[unknown] = solver.makeVariable(isSize[Int(unknown)] ? .size : .free).id
        }
        row.parts[index].unknown = numbers[unknown] ?? -1
      }
      // Combined rows may contain larger numbers than a caller's rows, so they are not checked here.
      solver.state.pointee.insertRequired(row)
    }
    solver.state.pointee.settle()
    return !solver.state.pointee.isViolated
  }
}
