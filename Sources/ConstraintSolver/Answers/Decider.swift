/// The causes of a variable's current value, with their factors.
///
/// At a solution, enough rows hold with equality to leave a determined variable no choice. Combined with the right
/// factors, everything but the variable cancels:
///
///     Σ factor · row  =  variable + constants
///
/// so the factors say how the variable responds to each row: if the row moves by one, the variable moves by the factor.
/// The factors are found by eliminating the rows that hold with equality, higher ranks first, until the variable is
/// alone.
///
/// Example: `b.x = a.x + a.width + 8`, `a.x = 16`, and a's width of 75 that resists at 750: all three decide b.x, with
/// factor 1. A row that resists at 740 but had to give way does not hold, and is not among them.
extension Solver {
  /// Returns the rows that decide a variable in the last solution, highest rank first; together with hidden bounds and
  /// the closing rule they leave it one value.
  /// - Complexity: That of eliminating the rows connected with the variable.
  package func deciders(of variable: Variable) -> [Decider] { state.pointee.deciders(of: variable) }
}

/// One of the causes that together determine a variable.
package struct Decider: Sendable, Hashable {
  /// The kind of a cause.
  package enum Cause: Sendable, Hashable {
    case row(RowID)
    /// This size is not negative (AL-1.13).
    case hiddenBound(Variable)
    /// This variable was open and was brought near zero (AL-2.18).
    case closingRule(Variable)
  }

  /// The cause.
  package let cause: Cause
  /// The growth of the decided variable when the row's right side grows by one.
  package let factor: Double
  /// The factor times the row's right side, which consists of everything except unknowns. All amounts add up to the
  /// value.
  package let amount: Double
  /// The row's relation; `≥` for a hidden bound, `=` for a closing rule.
  package let relation: Relation
}

extension SolverState {
  fileprivate mutating func deciders(of variable: Variable) -> [Decider] {
    guard contains(variable), !pieces.isEmpty else { return [] }
    var elimination = HoldingRows(self, target: variable.id)
    return elimination.deciders(self)
  }
}

/// Elimination of the rows that hold with equality at the current values.
private struct HoldingRows: ~Copyable {
  private let target: Int32
  /// The causes: rows, then hidden bounds, then closings.
  private var causes: [Decider.Cause] = []
  /// Rows of this matrix are combinations of causes: columns of variables first, then one column per cause.
  private var matrix: SparseRows
  private let variableCount: Int
  /// The row in which each variable is the pivot.
  private var rowOfPivot: Buffer<Int32>

  init(_ state: borrowing SolverState, target: Int32) {
    self.target = target
    variableCount = state.system.domains.count
    matrix = SparseRows(columnCount: variableCount)
    rowOfPivot = Buffer(repeating: -1, count: variableCount)
  }

  mutating func deciders(_ state: borrowing SolverState) -> [Decider] {
    if state.system.domains[target] == .parameter { return [] }
    for row in holdingRows(state) {
      add(.row(state.system.rows.id(of: row)), state.system.rows.terms(of: row), state)
      if let answer = answer(state) { return answer }
    }
    for variable in 0..<Int32(truncatingIfNeeded: variableCount)
    where state.system.domains[variable] == .size && abs(state.value(of: Variable(variable))) <= Tolerance.points {
      add(.hiddenBound(Variable(variable)), variable)
      if let answer = answer(state) { return answer }
    }
    for variable in 0..<Int32(truncatingIfNeeded: variableCount)
    where state.system.domains[variable] == .free && abs(state.value(of: Variable(variable))) <= Tolerance.points {
      add(.closingRule(Variable(variable)), variable)
      if let answer = answer(state) { return answer }
    }
    add(.closingRule(Variable(target)), target)
    return answer(state) ?? []
  }

  /// The rows connected with the target that hold with equality: required equations in the order in which they are
  /// reached, then the others by rank.
  private func holdingRows(_ state: borrowing SolverState) -> [Int32] {
    var graph = RowGraph(state.system)
    for row in 0..<Int32(truncatingIfNeeded: state.system.rows.records.count) where state.system.rows[row].isAlive {
      if state.holds(row) { graph.insert(row, of: state.system) }
    }
    let near = graph.rows(naming: target, of: state.system)
    let others = near.filter { !state.system.rows[$0].isRequiredEquation }
    return near.filter { state.system.rows[$0].isRequiredEquation }
      + others.sorted { a, b in
        let (rankA, rankB) = (state.system.rows[a].rank, state.system.rows[b].rank)
        return rankA == rankB ? state.system.rows.precedes(a, b) : rankA > rankB
      }
  }

  private mutating func add(
    _ cause: Decider.Cause, _ terms: UnsafeBufferPointer<Term>, _ state: borrowing SolverState
  ) {
    let row = beginRow(cause)
    for term in terms where state.system.domains[term.variable.id] != .parameter {
      addEntry(term.coefficient, row, term.variable.id)
    }
    reduce(row)
  }

  private mutating func add(_ cause: Decider.Cause, _ variable: Int32) {
    let row = beginRow(cause)
    matrix.insert(1, row: row, column: variable)
    reduce(row)
  }

  private mutating func beginRow(_ cause: Decider.Cause) -> Int32 {
    causes.append(cause)
    matrix.reserve(columnCount: variableCount + causes.count)
    let row = matrix.addRow()
    matrix.insert(1, row: row, column: Int32(truncatingIfNeeded: variableCount + causes.count - 1))
    return row
  }

  private mutating func addEntry(_ value: Double, _ row: Int32, _ column: Int32) {
    var place = matrix.rowHeads[row]
    while place >= 0, matrix.entries[place].column != column { place = matrix.entries[place].nextInRow }
    if place >= 0 {
      matrix.setValue(matrix.entries[place].value + value, at: place)
    } else {
      matrix.insert(value, row: row, column: column)
    }
  }

  /// Eliminates known pivots from a new row, and makes another of its variables the pivot: the target only if there is
  /// no other.
  private mutating func reduce(_ row: Int32) {
    var pivots: [(row: Int32, value: Double)] = []
    var place = matrix.rowHeads[row]
    while place >= 0 {
      let entry = matrix.entries[place]
      place = entry.nextInRow
      if Int(entry.column) < variableCount, rowOfPivot[entry.column] >= 0 {
        pivots.append((rowOfPivot[entry.column], entry.value))
      }
    }
    for pivot in pivots { matrix.add(pivot.row, times: -pivot.value, to: row) }
    var best: (column: Int32, size: Double) = (-1, Tolerance.factor)
    place = matrix.rowHeads[row]
    while place >= 0 {
      let entry = matrix.entries[place]
      place = entry.nextInRow
      let isOther = Int(entry.column) < variableCount && entry.column != target
      if isOther, abs(entry.value) > best.size { best = (entry.column, abs(entry.value)) }
    }
    if best.column < 0 {
      if abs(matrix.value(row: row, column: target)) > Tolerance.factor {
        rowOfPivot[target] = row
      } else {
        matrix.removeRow(row)
      }
      return
    }
    matrix.normalise(row, by: best.column)
    place = matrix.columnHeads[best.column]
    while place >= 0 {
      let entry = matrix.entries[place]
      place = entry.nextInColumn
      if entry.row != row { matrix.add(row, times: -entry.value, to: entry.row) }
    }
    rowOfPivot[best.column] = row
  }

  /// The combination in which only the target is left, if there is one.
  private func answer(_ state: borrowing SolverState) -> [Decider]? {
    let row = rowOfPivot[target]
    if row < 0 { return nil }
    let scale = matrix.value(row: row, column: target)
    var deciders: [(index: Int, decider: Decider)] = []
    var place = matrix.rowHeads[row]
    while place >= 0 {
      let entry = matrix.entries[place]
      place = entry.nextInRow
      let index = Int(entry.column) - variableCount
      if index < 0 || abs(entry.value) <= Tolerance.factor { continue }
      deciders.append((index, decider(causes[index], factor: entry.value / scale, state)))
    }
    return deciders.sorted { $0.index < $1.index }.map(\.decider)
  }

  private func decider(_ cause: Decider.Cause, factor: Double, _ state: borrowing SolverState) -> Decider {
    switch cause {
    case .row(let id):
      var side = -state.system.rows[id.place].constant
      for term in state.system.rows.terms(of: id.place) where state.system.domains[term.variable.id] == .parameter {
        side -= term.coefficient * state.value(of: term.variable)
      }
      return Decider(
        cause: cause, factor: factor, amount: factor * side, relation: state.system.rows[id.place].relation)
    case .hiddenBound(let variable):
      return Decider(
        cause: cause, factor: factor, amount: factor * state.value(of: variable), relation: .greaterThanOrEqual)
    case .closingRule(let variable):
      return Decider(cause: cause, factor: factor, amount: factor * state.value(of: variable), relation: .equal)
    }
  }
}

extension SolverState {
  /// Whether a row holds with equality.
  fileprivate func holds(_ row: Int32) -> Bool { abs(residual(of: row)) <= Tolerance.points }
}
