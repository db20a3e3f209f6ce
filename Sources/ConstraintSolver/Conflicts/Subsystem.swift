/// Some required rows with their variables numbered anew, to see which of them can hold together.
final class Subsystem {
  private let domains: [Domain]
  private let terms: [Int32: (terms: [Term], constant: Double, relation: Relation)]

  /// Parameters stand for their values.
  init(_ region: [Int32], of state: borrowing SolverState) {
    var domains: [Domain] = []
    var numbers: [Int32: Int32] = [:]
    var rows: [Int32: (terms: [Term], constant: Double, relation: Relation)] = [:]
    for row in region {
      var constant = state.rows[row].constant
      var terms: [Term] = []
      for term in state.rows.terms(of: row) {
        let variable = term.variable.id
        if state.domains[variable] == .parameter {
          constant += term.coefficient * state.values[variable]
          continue
        }
        let number = numbers[variable] ?? Int32(truncatingIfNeeded: domains.count)
        if numbers.updateValue(number, forKey: variable) == nil { domains.append(state.domains[variable]) }
        terms.append(Term(Variable(number), term.coefficient))
      }
      rows[row] = (terms, constant, state.rows[row].relation)
    }
    self.domains = domains
    self.terms = rows
  }

  /// Whether rows have a common solution together with the hidden "size ≥ 0".
  func isSatisfiable(_ rows: [Int32]) -> Bool {
    let solver = Solver()
    for domain in domains { _ = solver.makeVariable(domain) }
    for row in rows {
      guard let row = terms[row] else { continue }
      // Parameters taken in may have made a constant larger than a caller's may be: no check here.
      row.terms.withUnsafeBufferPointer { solver.state.pointee.insertRequired($0, row.constant, row.relation) }
    }
    solver.state.pointee.settle()
    return !solver.state.pointee.isViolated
  }
}

extension SolverState {
  fileprivate mutating func insertRequired(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, _ relation: Relation
  ) {
    _ = rows.insert(
      terms.baseAddress, count: terms.count, constant: constant, relation, 1000, sequence: 0, .alive)
  }
}
