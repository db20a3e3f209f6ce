import ConstraintSolver
import Testing

/// AL-2.18: one fixed rule resolves ambiguity, and the solver reports it.
@Suite struct AmbiguityTests {
  let solver = Solver()

  private func add(
    _ variable: Variable, _ relation: Relation, _ value: Double, _ priority: Priority, sequence: Int,
    isContent: Bool = false
  ) throws {
    try solver.add(
      Row(
        LinearExpression(variable) - value, relation, priority: priority, sequence: sequence, yieldsInTies: isContent,
        closesAtBound: !isContent))
  }

  @Test func `stage 0 gives a tie to the row installed first`() throws {
    let width = solver.makeVariable(.size)
    try add(width, .equal, 20, 500, sequence: 1)
    try add(width, .equal, 10, 500, sequence: 2)
    solver.solve()
    #expect(solver.value(of: width) == 20)
    #expect(!solver.isUnique(width))
    #expect(solver.range(of: width) == (10, 20))
  }

  @Test func `stage 0 puts content sizes after explicit rows whenever they came`() throws {
    let width = solver.makeVariable(.size)
    try add(width, .lessThanOrEqual, 50, 250, sequence: 1, isContent: true)
    try add(width, .greaterThanOrEqual, 50, 750, sequence: 2, isContent: true)
    try add(width, .greaterThanOrEqual, 100, 250, sequence: 3)
    #expect(solved(solver).value(of: width) == 100)
  }

  @Test(arguments: [Relation.greaterThanOrEqual, .lessThanOrEqual])
  func `stage 0b puts a lone inequality on its bound`(_ relation: Relation) throws {
    let top = solver.makeVariable()
    try add(top, relation, 23, .required, sequence: 1)
    solver.solve()
    #expect(solver.value(of: top) == 23)
    #expect(!solver.isUnique(top))
  }

  @Test func `stages 1 and 2 follow the caller's order`() throws {
    let (a, b) = (solver.makeVariable(.size), solver.makeVariable(.size))
    let sum = LinearExpression([Term(a), Term(b)], constant: -100)
    try solver.add(Row(sum, .equal))
    solver.closingOrder = [b, a]
    solver.solve()
    #expect(solver.value(of: b) == 0)
    #expect(solver.value(of: a) == 100)
    #expect(solver.range(of: a) == (0, 100))
  }

  @Test func `a variable in no row is zero and open`() {
    let variable = solver.makeVariable()
    solver.solve()
    #expect(solver.value(of: variable) == 0)
    #expect(solver.range(of: variable) == (-.infinity, .infinity))
  }

  @Test func `a determined neighbour of an open variable stays determined`() throws {
    let (known, open) = (solver.makeVariable(), solver.makeVariable())
    try add(known, .equal, 8, .required, sequence: 1)
    try solver.add(Row(LinearExpression([Term(open), Term(known, -1)]), .greaterThanOrEqual))
    solver.solve()
    #expect(solver.isUnique(known))
    #expect(!solver.isUnique(open))
  }
}
