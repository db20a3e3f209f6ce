import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Systems at the limits of what is allowed: solving terminates, with correct results.
@Suite struct ExtremeTests {
  static let seeds = 1...(UInt64(ProcessInfo.processInfo.environment["PLUMB_SOAK"] ?? "") ?? 250)

  /// Every row meets at zero: each simplex step has length zero, which makes careless implementations cycle.
  @Test func `degenerate systems end, and are right`() throws {
    for seed in Self.seeds {
      var system = RandomSystem(seed: seed &+ 31_000_000)
      for index in system.rows.indices { system.rows[index].constant = 0 }
      let (solver, _, _) = try system.makeSolver()
      solver.solve()
      #expect(solver.stepCount < 500, "seed \(seed)")
      let difference = try LexicographicOptimumTests.difference(in: system)
      #expect(difference == nil, "seed \(seed):\n\(system)")
    }
  }

  /// A program known to cycle under the textbook rule (Beale, 1955), with its bounds and its objective as rows.
  @Test func `Beale's example does not cycle`() throws {
    let solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable(.size) }
    func add(_ coefficients: [Double], _ constant: Double, _ relation: Relation, _ priority: Priority) throws {
      let terms = zip(x, coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
      try solver.add(Row(LinearExpression(terms, constant: constant), relation, priority: priority))
    }
    try add([0.25, -60, -0.04, 9], 0, .lessThanOrEqual, .required)
    try add([0.5, -90, -0.02, 3], 0, .lessThanOrEqual, .required)
    try add([0, 0, 1, 0], -1, .lessThanOrEqual, .required)
    try add([-0.75, 150, -0.02, 6], 1, .lessThanOrEqual, 500)
    solver.solve()
    let objective =
      -0.75 * solver.value(of: x[0]) + 150 * solver.value(of: x[1]) - 0.02 * solver.value(of: x[2])
      + 6 * solver.value(of: x[3])
    #expect(abs(objective + 0.05) < 1e-6)
    #expect(solver.stepCount < 100)
  }

  /// Valid numbers of absurd sizes: solving terminates, and every value is a number.
  @Test func `absurd coefficients end in numbers`() throws {
    let sizes: [Double] = [1e-9, 1e-6, 1e-3, 1, 1e3, 1e6, 1e9]
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed &+ 41_000_000)
      let solver = Solver()
      let variables = (0..<4).map { _ in solver.makeVariable(Bool.random(using: &random) ? .free : .size) }
      for index in 0..<8 {
        let terms = variables.filter { _ in Bool.random(using: &random) }.map {
          Term($0, (sizes.randomElement(using: &random) ?? 1) * (Bool.random(using: &random) ? 1 : -1))
        }
        let constant = (sizes.randomElement(using: &random) ?? 1) * Double(Int.random(in: -9...9, using: &random)) / 9
        let priorities: [Priority] = [1000, 1000, 750, 250]
        try solver.add(
          Row(
            LinearExpression(terms, constant: constant),
            Relation(rawValue: Int8.random(in: -1...1, using: &random)) ?? .equal,
            priority: priorities.randomElement(using: &random) ?? 750, sequence: index))
      }
      solver.solve()
      for variable in variables { #expect(solver.value(of: variable).isFinite, "seed \(seed)") }
      #expect(solver.stepCount < 100_000, "seed \(seed)")
    }
  }

  @Test func `a required row without unknowns conflicts with itself`() throws {
    let solver = Solver()
    let row = try solver.add(Row(LinearExpression([], constant: 5), .equal))
    try solver.add(Row(LinearExpression([], constant: -5), .lessThanOrEqual))
    try solver.add(Row(LinearExpression([], constant: 5), .equal, priority: 750))
    solver.solve()
    #expect(solver.conflicts.map(\.rows) == [[row]])
  }

  @Test func `nothing to solve is solved`() {
    let solver = Solver()
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    let variable = solver.makeVariable()
    #expect(solver.value(of: variable) == 0)
    #expect(solver.deciders(of: variable).map(\.cause) == [.closingRule(variable)])
  }

  @Test func `a hundred thousand bounds on one unknown are a scan`() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    for index in 0..<100_000 {
      try solver.add(Row(LinearExpression(variable) - Double(index), .greaterThanOrEqual, sequence: index))
    }
    solver.solve()
    #expect(solver.value(of: variable) == 99_999)
    #expect(solver.stepCount == 0)
  }

  @Test func `two hundred independent conflicts are found one by one`() throws {
    let solver = Solver()
    for index in 0..<200 {
      let (a, b) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(Row(LinearExpression(a) - 10, .equal, sequence: 3 * index))
      try solver.add(Row(LinearExpression([Term(b), Term(a, -1)], constant: -8), .equal, sequence: 3 * index + 1))
      try solver.add(Row(LinearExpression(b) - 30, .equal, sequence: 3 * index + 2))
    }
    solver.solve()
    #expect(solver.conflicts.count == 200)
    #expect(solver.conflicts.allSatisfy { $0.rows.count == 3 })
  }
}
