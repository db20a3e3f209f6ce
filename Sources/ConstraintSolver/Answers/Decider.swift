/// What a variable's value hangs on now, and by how much.
///
/// At a solution enough rows hold with equality to leave a determined variable no choice. Combined with the right
/// factors, everything cancels but the variable:
///
///     Σ factor · row  =  variable + constants
///
/// so the factors say how the variable answers to each row: moved by one, the row moves the variable by its factor. The
/// factors are found by eliminating the rows that hold, higher ranks first, until the variable stands alone.
///
/// Example: `b.x = a.x + a.width + 8`, `a.x = 16`, and a's width of 75 that resists at 750: b.x hangs on all three with
/// factor 1. What resists at 740 but had to give way does not hold, and is not among them.
extension Solver {
  /// The rows that decide a variable in the last solution, highest rank first; together with hidden bounds and the
  /// closing rule they leave it one value.
  /// - Complexity: That of eliminating the rows that hang together with the variable.
  package func deciders(of variable: Variable) -> [Decider] { state.pointee.deciders(of: variable) }
}

/// Something that holds a variable where it is.
package struct Decider: Sendable, Hashable {
  /// What holds a variable.
  package enum Cause: Sendable, Hashable {
    case row(RowID)
    /// That this size is not negative (AL-1.13).
    case hiddenBound(Variable)
    /// That this variable, open as it is, was brought near zero (AL-2.18).
    case closingRule(Variable)
  }

  /// What it is that holds.
  package let cause: Cause
  /// By how much the decided variable grows when the row's right side does by one.
  package let factor: Double
  /// The factor times the row's right side, which is what stands there beside unknowns. All amounts add up to the value.
  package let amount: Double
  /// Of the row; a hidden bound is `≥`, a closing rule `=`.
  package let relation: Relation
}

extension SolverState {
  fileprivate mutating func deciders(of variable: Variable) -> [Decider] {
    guard contains(variable), !pieces.isEmpty else { return [] }
    var elimination = HoldingRows(self, target: variable.id)
    return elimination.deciders(self)
  }
}

/// Elimination of the rows that hold at the values as they are.
private struct HoldingRows: ~Copyable {
  private let target: Int32
  /// What holds: rows, then hidden bounds, then places of closing.
  private var causes: [Decider.Cause] = []
  /// Rows of this matrix are combinations of causes: columns of variables first, then a column a cause.
  private var matrix: SparseRows
  private let variableCount: Int
  /// Row in which each variable is the pivot.
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

  /// Rows that hold with equality among those that hang together with the target: required equations in the order in
  /// which they are reached, then the others by rank.
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

  /// Takes known pivots out of a new row, and makes another variable of it the pivot: the target only if there is no
  /// other.
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

  /// The combination in which the target stands alone, once there is one.
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
