import ConstraintSolver
import Testing

/// AL-2.20 to 2.24, and the input that the solver rejects.
@Suite struct ConflictTests {
  let solver = Solver()

  private func equation(_ variable: Variable, _ value: Double, sequence: Int) -> Row {
    Row(LinearExpression(variable) - value, .equal, sequence: sequence)
  }

  @Test func `AL-2.21 a conflict lists an irreducible set by sequence`() throws {
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let last = try solver.add(equation(b, 30, sequence: 9))
    let first = try solver.add(equation(a, 10, sequence: 1))
    try solver.add(equation(c, 5, sequence: 2))
    let middle = try solver.add(Row(LinearExpression([Term(b), Term(a, -1)], constant: -8), .equal, sequence: 3))
    let conflict = try #require(solved(solver).conflicts.first)
    #expect(conflict.rows == [first, middle, last])
    #expect(conflict.broken == last)
  }

  @Test func `AL-2.22 a broken row still pulls above every priority`() throws {
    let width = solver.makeVariable(.size)
    try solver.add(Row(LinearExpression(width) - 100, .lessThanOrEqual, sequence: 1))
    try solver.add(equation(width, 140, sequence: 2))
    try solver.add(Row(LinearExpression(width) - 20, .equal, priority: 999.9, sequence: 3))
    solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(solver.conflicts.count == 1)
  }

  @Test func `AL-2.23 each further break is a conflict of its own`() throws {
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    for (index, value) in [10.0, 20, 30].enumerated() {
      try solver.add(equation(a, value, sequence: index))
      try solver.add(equation(b, value, sequence: index + 10))
    }
    #expect(solved(solver).conflicts.count == 4)
  }

  @Test func `AL-2.24 the caller chooses which row is broken`() throws {
    let width = solver.makeVariable(.size)
    let kept = try solver.add(equation(width, 10, sequence: 2))
    let broken = try solver.add(equation(width, 20, sequence: 1))
    solver.solve { $0.first ?? kept }
    #expect(solver.conflicts.map(\.broken) == [broken])
    #expect(solver.value(of: width) == 10)
  }

  @Test func `AL-1.13 a negative required size conflicts with the hidden bound alone`() throws {
    let width = solver.makeVariable(.size)
    let row = try solver.add(equation(width, -5, sequence: 1))
    solver.solve()
    #expect(solver.conflicts.map(\.rows) == [[row]])
    #expect(solver.value(of: width) == 0)
  }

  @Test func `AL-2.38 a difference below a thousandth of a point is no conflict`() throws {
    let width = solver.makeVariable(.size)
    try solver.add(equation(width, 100, sequence: 1))
    try solver.add(equation(width, 100.0005, sequence: 2))
    #expect(solved(solver).conflicts.isEmpty)
  }

  @Test func `unusable numbers are refused`() throws {
    let variable = solver.makeVariable()
    #expect(throws: SolverError.exceedsLimit(1e12)) { try solver.add(equation(variable, -1e12, sequence: 0)) }
    #expect(throws: SolverError.exceedsLimit(2e9)) {
      try solver.add(Row(LinearExpression([Term(variable, 2e9)]), .equal))
    }
    for priority: Priority in [0, -1, 1000.5] {
      #expect(throws: SolverError.priorityOutOfRange(priority.rawValue)) {
        try solver.add(Row(LinearExpression(variable), .equal, priority: priority))
      }
    }
    #expect(throws: SolverError.self) { try solver.add(equation(variable, .nan, sequence: 0)) }
    #expect(throws: SolverError.self) { try solver.add(equation(variable, .infinity, sequence: 0)) }
  }

  @Test func `a foreign variable and a removed row are refused`() throws {
    let other = Solver()
    _ = other.makeVariable()
    let foreign = other.makeVariable()
    let variable = solver.makeVariable()
    #expect(throws: SolverError.unknownVariable) { try solver.add(equation(foreign, 1, sequence: 0)) }
    let row = try solver.add(equation(variable, 1, sequence: 0))
    try solver.remove(row)
    #expect(throws: SolverError.unknownRow) { try solver.remove(row) }
    #expect(throws: SolverError.unknownRow) { try solver.row(row) }
  }
}
