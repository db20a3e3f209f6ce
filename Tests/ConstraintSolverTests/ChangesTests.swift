import ConstraintSolver
import Testing

/// Changes in quick succession, and the state that they must not leave behind.
@Suite struct ChangesTests {
  let solver = Solver()

  /// A row `Σ factor · variable + constant  REL  0`.
  @discardableResult
  private func add(
    _ terms: [(Variable, Double)], _ constant: Double, _ relation: Relation = .equal, at priority: Priority = .required
  ) throws -> RowID {
    try solver.add(
      Row(
        LinearExpression(terms.map { Term($0.0, $0.1) }, constant: constant), relation, priority: priority,
        sequence: solver.rowCount))
  }

  private func makeVariables(_ count: Int) -> [Variable] { (0..<count).map { _ in solver.makeVariable() } }

  @Test func `a row may change twice before it is solved`() throws {
    solver.divideFinely()
    let (parameter, x) = (solver.makeVariable(.parameter), solver.makeVariable())
    let row = try add([(x, 1), (parameter, -1)], 0, at: 500)
    solver.solve()
    try solver.setPriority(400, of: row)
    solver.solve()
    try solver.setPriority(300, of: row)
    try solver.set(parameter, to: 9)
    try solver.setConstant(-1, of: row)
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func `a row takes the numbers of another only if the rest is equal`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let id = try add([(x, 1)], -10, at: 500)
    func row(_ terms: [Term], _ relation: Relation, _ constant: Double) -> Row {
      Row(LinearExpression(terms, constant: constant), relation, priority: Priority(rawValue: 300), sequence: 7)
    }
    for other in [
      row([Term(y, 1)], .equal, -20), row([Term(x, 2)], .equal, -20), row([Term(x, 1), Term(y, 1)], .equal, -20),
      row([Term(x, 1)], .lessThanOrEqual, -20),
    ] {
      #expect(try !solver.update(id, to: other))
      #expect(try solver.row(id).expression.constant == -10)
      #expect(try solver.row(id).priority == Priority(rawValue: 500))
    }
    #expect(try solver.update(id, to: row([Term(x, 1)], .equal, -20)))
    solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(try solver.row(id).priority == Priority(rawValue: 300))
    #expect(try solver.row(id).sequence == 7)
  }

  @Test func `equations that wake each other at the end are all absorbed`() throws {
    let v = makeVariables(7)
    try add([(v[0], 1), (v[1], 1), (v[2], 1), (v[3], -1), (v[4], -1)], -5)
    try add([(v[1], 1), (v[5], 1), (v[6], 1)], -105)
    try add([(v[3], 1), (v[0], -1)], 0)
    try add([(v[4], 1), (v[2], -1)], 0)
    solver.solve()
    #expect(solver.value(of: v[1]) == 5)
    #expect(solver.value(of: v[5]) + solver.value(of: v[6]) == 100)
  }

  @Test(arguments: [true, false])
  func `rows that differ in one unknown fix it`(_ isLast: Bool) throws {
    let v = makeVariables(5)
    if isLast { try add([(v[2], 1), (v[3], 1), (v[4], 1)], -20) }
    try add([(v[0], 1), (v[1], 1), (v[2], 1)], -10)
    try add([(v[0], 1), (v[1], 1), (v[2], 2)], -14)
    if !isLast { try add([(v[2], 1), (v[3], 1), (v[4], 1)], -20) }
    try add([(v[1], 1)], -1, at: 700)
    try add([(v[2], 1)], -9, at: 600)
    try add([(v[3], 1)], -5, at: 500)
    try add([(v[4], 1)], -7, at: 400)
    solver.solve()
    #expect(v.map { solver.value(of: $0) } == [5, 1, 4, 5, 11])
  }

  @Test func `a bound missed by less than a tolerance is no law for what lies beyond`() throws {
    let (parameter, x, y) = (solver.makeVariable(.parameter), solver.makeVariable(), solver.makeVariable())
    try add([(y, 1), (parameter, -1)], 0)
    try add([(x, 1), (parameter, -1)], 0, .greaterThanOrEqual)
    try add([(x, 1)], -5, .lessThanOrEqual)
    solver.solve()
    for value in [5.0005, 100] {
      try solver.set(parameter, to: value)
      solver.solve()
    }
    #expect(solver.conflicts.count == 1)
  }

  @Test func `a constant goes with the equation that fixed it, though that was looked at again since`() throws {
    solver.divideFinely()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let fixing = try add([(x, 1), (y, 1), (y, -1)], -5)
    let other = try add([(y, 1)], -1)
    solver.solve()
    for constant in [-2.0, -3] {
      try solver.setConstant(constant, of: other)
      solver.solve()
    }
    try solver.remove(fixing)
    solver.solve()
    #expect(solver.range(of: x) == (-.infinity, .infinity))
  }

  @Test func `a constant that hangs on a tie of unknowns follows it`() throws {
    solver.divideFinely()
    let v = makeVariables(4)
    let tie = try add([(v[1], 1), (v[2], -1)], 0)
    try add([(v[0], 1), (v[1], 1), (v[2], -1)], -5)
    let wish = try add([(v[1], 1), (v[3], -1)], 0, at: 500)
    solver.solve()
    for priority: Priority in [400, 300] {
      try solver.setPriority(priority, of: wish)
      solver.solve()
    }
    try solver.setConstant(-10, of: tie)
    solver.solve()
    #expect(solver.value(of: v[0]) == -5)
  }

  @Test func `large differences between coefficients end`() throws {
    let (x, y, w) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(.size))
    try add([(w, -999.999), (x, 1.0 / 3)], 1.0 / 3, .lessThanOrEqual)
    try add([(y, 1.001), (x, 10_000)], 100_000, at: 250.5)
    try add([(w, -1), (x, 7)], 5, .greaterThanOrEqual, at: 750)
    solver.solve()
    #expect(solver.value(of: w) >= 0)
    #expect(abs(1.001 * solver.value(of: y) + 10_000 * solver.value(of: x) + 100_000) < 1e-6)
  }

  @Test func `a contradiction among constants is still seen when its neighbours have changed`() throws {
    let parameter = solver.makeVariable(.parameter)
    let v = makeVariables(300)
    try solver.set(parameter, to: 100)
    try add([(v[0], 1), (parameter, -1)], 0)
    try add([(v[0], 1)], -100)
    let neighbour = try add([(v[1], 1)], -5)
    solver.solve()
    for constant in [-6.0, -7] {
      try solver.setConstant(constant, of: neighbour)
      solver.solve()
    }
    #expect(solver.conflicts.isEmpty)
    try solver.set(parameter, to: 50)
    solver.solve()
    #expect(solver.conflicts.count == 1)
  }

  @Test func `asking how a variable depends leaves the choice of what is broken`() throws {
    let (parameter, x, y) = (solver.makeVariable(.parameter), solver.makeVariable(), solver.makeVariable())
    try add([(x, 1)], -5)
    try add([(x, 1)], -9)
    try add([(y, 1), (parameter, -1)], 0, at: 500)
    solver.solve { $0[0] }
    #expect(solver.value(of: x) == 9)
    _ = try solver.dependence(of: y, on: parameter)
    #expect(solver.value(of: x) == 9)
    solver.solve()
    #expect(solver.value(of: x) == 9)
    solver.solve { $0[1] }
    #expect(solver.value(of: x) == 5)
  }

  @Test func `ranges are those of the last solution`() throws {
    let (parameter, x, y) = (solver.makeVariable(.parameter), solver.makeVariable(.size), solver.makeVariable(.size))
    try add([(parameter, 1), (x, -1), (y, -1)], 0)
    try solver.set(parameter, to: 100)
    solver.solve()
    #expect(solver.range(of: y) == (0, 100))
    try solver.set(parameter, to: 30)
    let value = solver.value(of: y)
    #expect(solver.range(of: y) == (value, value))
    solver.solve()
    #expect(solver.range(of: y) == (0, 30))
  }

  /// The work per change does not grow with the number of earlier changes: counted in links, not in time.
  @Test func `changes leave nothing behind`() throws {
    solver.divideFinely()
    let (parameter, x) = (solver.makeVariable(.parameter), solver.makeVariable())
    var row = try add([(x, 1), (parameter, -1)], 0, at: 500)
    for round in 0..<20_000 {
      try solver.setPriority(round % 2 == 0 ? 400 : 500, of: row)
      row = try solver.replace(row, with: solver.row(row))
      if round % 100 == 0 { solver.solve() }
    }
    #expect(solver.statistics.links < 5000, "\(solver.statistics.links)")
    try solver.set(parameter, to: 7)
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }
}
