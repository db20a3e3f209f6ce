import ConstraintSolver
import Testing

/// AL-2.1 to 2.9 and AL-1.4 by their own numbers.
@Suite struct PriorityTests {
  let solver = Solver()

  /// `variable = value` and its two inequalities.
  private func row(
    _ variable: Variable, _ relation: Relation, _ value: Double, _ priority: Priority = .required
  ) -> Row {
    Row(LinearExpression(variable) - value, relation, priority: priority)
  }

  private func range(_ rows: [(Relation, Double, Priority)]) throws -> [Double] {
    let width = solver.makeVariable(.size)
    for (relation, value, priority) in rows { try solver.add(row(width, relation, value, priority)) }
    let range = solved(solver).range(of: width)
    return [range.lower, range.upper]
  }

  @Test func `AL-2.2 one row at 750 beats a hundred at 250`() throws {
    let many = Array(repeating: (Relation.equal, 120.0, Priority(250)), count: 100)
    #expect(try range([(.equal, 75, 750)] + many) == [75, 75])
  }

  @Test func `AL-1.24 priorities that differ by a fraction are levels of their own`() throws {
    #expect(try range([(.equal, 10, 749.9), (.equal, 10, 749.9), (.equal, 30, 750)]) == [30, 30])
  }

  @Test func `AL-2.4 an unmet optional inequality pulls to its bound and a met one not at all`() throws {
    #expect(try range([(.greaterThanOrEqual, 40, 300), (.equal, 30, 250)]) == [40, 40])
    #expect(try range([(.greaterThanOrEqual, 40, 300), (.equal, 55, 250)]) == [55, 55])
  }

  @Test(
    arguments: [
      ([(.equal, 10), (.equal, 20), (.equal, 20)], [20.0, 20.0]),
      ([(.equal, 10), (.equal, 20)], [10, 20]),
      ([(.equal, 24), (.greaterThanOrEqual, 30)], [24, 30]),
    ] as [([(Relation, Double)], [Double])])
  func `AL-2.5 ties give medians or intervals, never means`(_ rows: [(Relation, Double)], _ expected: [Double]) throws {
    #expect(try range(rows.map { ($0.0, $0.1, 520) }) == expected)
  }

  @Test func `AL-2.5 the tie ends when one priority is raised`() throws {
    #expect(try range([(.equal, 24, 520), (.greaterThanOrEqual, 30, 525)]) == [30, 30])
  }

  @Test(arguments: [true, false])
  func `AL-1.4 rewriting an optional row changes its weight`(_ isWrittenAsTwoHeights: Bool) throws {
    let (width, height) = (solver.makeVariable(.size), solver.makeVariable(.size))
    let ratio =
      isWrittenAsTwoHeights
      ? LinearExpression(width) - LinearExpression(height) * 2
      : LinearExpression(height) - LinearExpression(width) * 0.5
    try solver.add(Row(ratio, .equal, priority: 500))
    try solver.add(row(height, .equal, 10, 500))
    try solver.add(row(width, .equal, 30, 500))
    let range = solved(solver).range(of: height)
    #expect([range.lower, range.upper] == (isWrittenAsTwoHeights ? [15, 15] : [10, 15]))
  }

  @Test func `AL-1.13 a size is never negative though no row says so`() throws {
    let (size, position) = (solver.makeVariable(.size), solver.makeVariable(.free))
    try solver.add(row(size, .equal, -10, 500))
    try solver.add(row(position, .equal, -10, 500))
    solver.solve()
    #expect(solver.value(of: size) == 0)
    #expect(solver.value(of: position) == -10)
  }

  @Test func `AL-2.8 a spring pulls against a stop`() throws {
    let top = solver.makeVariable()
    try solver.add(row(top, .greaterThanOrEqual, 20))
    try solver.add(row(top, .equal, 8, 750))
    #expect(solved(solver).value(of: top) == 20)
  }
}
