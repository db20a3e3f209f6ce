import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// The rows that determine a variable, and its dependence on parameters.
@Suite struct AnswerTests {
  static let seeds = 1...(UInt64(ProcessInfo.processInfo.environment["PLUMB_SOAK"] ?? "") ?? 200)

  /// A label of 75 that hugs and resists, at least 16 from each side of a container, followed by another view.
  private struct Example {
    let solver = Solver()
    let container: Variable
    let (labelX, labelWidth): (Variable, Variable)
    let next: Variable
    let (leading, trailing, resistance, after): (RowID, RowID, RowID, RowID)

    init(containerWidth: Double) throws {
      container = solver.makeVariable(.parameter)
      (labelX, labelWidth, next) = (solver.makeVariable(), solver.makeVariable(.size), solver.makeVariable())
      leading = try solver.add(Row(LinearExpression(labelX) - 16, .equal, sequence: 1))
      trailing = try solver.add(
        Row(
          LinearExpression([Term(labelX), Term(labelWidth), Term(container, -1)], constant: 16), .lessThanOrEqual,
          sequence: 2))
      resistance = try solver.add(
        Row(LinearExpression(labelWidth) - 75, .greaterThanOrEqual, priority: 750, sequence: 3))
      try solver.add(Row(LinearExpression(labelWidth) - 75, .lessThanOrEqual, priority: 250, sequence: 4))
      after = try solver.add(
        Row(LinearExpression([Term(next), Term(labelX, -1), Term(labelWidth, -1)], constant: -8), .equal, sequence: 5))
      try solver.set(container, to: containerWidth)
      solver.solve()
    }
  }

  @Test func `a position hangs on its chain and on the content that holds`() throws {
    let example = try Example(containerWidth: 320)
    let deciders = example.solver.deciders(of: example.next)
    #expect(Set(deciders.map(\.cause)) == [.row(example.leading), .row(example.after), .row(example.resistance)])
    #expect(deciders.allSatisfy { $0.factor == 1 })
  }

  @Test func `content that had to give way decides nothing`() throws {
    let example = try Example(containerWidth: 80)
    #expect(example.solver.value(of: example.labelWidth) == 48)
    let deciders = example.solver.deciders(of: example.labelWidth)
    #expect(Set(deciders.map(\.cause)) == [.row(example.leading), .row(example.trailing)])
    #expect(deciders.map(\.factor) == [-1, 1])
  }

  @Test(arguments: [(320.0, 0.0, 107.0, Double.infinity), (80, 1, 32, 107)])
  func `a width bends where its content begins to shrink`(
    _ width: Double, _ slope: Double, _ lower: Double, _ upper: Double
  ) throws {
    let example = try Example(containerWidth: width)
    let dependence = try example.solver.dependence(of: example.labelWidth, on: example.container)
    #expect(dependence.slope == slope)
    #expect(abs(dependence.range.lowerBound - lower) < 1e-4)
    #expect(dependence.range.upperBound == upper || abs(dependence.range.upperBound - upper) < 1e-4)
    #expect(example.solver.value(of: example.container) == width)
  }

  @Test(arguments: [[250, 750, 500], [750, 500, 250], [500, 250, 750]] as [[Float]])
  func `of rows that all hold the one of the highest priority decides`(_ priorities: [Float]) throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    let rows = try priorities.map {
      try solver.add(Row(LinearExpression(variable) - 16, .equal, priority: Priority(rawValue: $0)))
    }
    solver.solve()
    let strongest = try #require(priorities.firstIndex(of: 750))
    #expect(solver.deciders(of: variable).map(\.cause) == [.row(rows[strongest])])
  }

  @Test(arguments: [[1, 2, 3], [3, 1, 2], [2, 3, 1]])
  func `of rows of one priority that all hold the first decides`(_ sequence: [Int]) throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    let rows = try sequence.map {
      try solver.add(Row(LinearExpression(variable) - 16, .equal, priority: 500, sequence: $0))
    }
    solver.solve()
    let first = try #require(sequence.firstIndex(of: 1))
    #expect(solver.deciders(of: variable).map(\.cause) == [.row(rows[first])])
  }

  @Test func `statistics say what a system is made of`() throws {
    let example = try Example(containerWidth: 320)
    // Required equations leave one unknown, the label's width, whose rows are all on it alone.
    #expect(
      example.solver.statistics.description
        == "4 variables, 5 rows: 1 columns, of which 1 single and 0 defined; 0 trees of 0 rows, 0 programs of 0 rows; "
        + "0 steps")
    #expect(example.solver.statistics.compiledRows == 5)
  }

  @Test func `an open variable hangs on the rule that closed it`() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let row = try solver.add(Row(LinearExpression([Term(b), Term(a, -1)], constant: -8), .equal))
    solver.solve()
    let deciders = solver.deciders(of: b)
    #expect(deciders.map(\.cause) == [.row(row), .closingRule(a)])
    #expect(deciders.map(\.factor) == [1, 1])
  }

  @Test func `only parameters can be depended on`() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    #expect(throws: SolverError.notAParameter) { try solver.dependence(of: variable, on: variable) }
    #expect(throws: SolverError.notAParameter) { try solver.set(variable, to: 1) }
  }

  /// Checks every variable of random layouts.
  @Test func `deciders add up to their variable, and dependences foretell its values`() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed &+ 11_000_000)
      let layout = RandomLayout(using: &random, viewCount: Int.random(in: 1...9, using: &random))
      let solver = Solver()
      let variables = RandomLayout.makeVariables(solver, viewCount: layout.viewCount)
      var rows: [RowID: RandomLayout.Line] = [:]
      for (number, line) in layout.lines.enumerated() {
        rows[try solver.add(RandomLayout.row(line, number: number, variables))] = line
      }
      try solver.set(variables[0], to: 375)
      solver.solve()
      if !solver.conflicts.isEmpty { continue }
      for index in RandomLayout.parameterCount..<variables.count {
        checkDeciders(of: index, solver, variables, rows, seed)
        try checkDependence(of: index, solver, variables, seed)
      }
    }
  }

  /// Checks one variable of each of a thousand random layouts.
  @Test func `moving a decider moves its variable by the factor`() throws {
    for seed in 1...UInt64(1_000) {
      var random = SeededGenerator(seed: seed &+ 12_000_000)
      let layout = RandomLayout(using: &random, viewCount: Int.random(in: 1...5, using: &random))
      let solver = Solver()
      let variables = RandomLayout.makeVariables(solver, viewCount: layout.viewCount)
      for (number, line) in layout.lines.enumerated() {
        try solver.add(RandomLayout.row(line, number: number, variables))
      }
      try solver.set(variables[0], to: 375)
      solver.solve()
      let variable = variables[Int.random(in: RandomLayout.parameterCount..<variables.count, using: &random)]
      if solver.hasUniqueSolution { #expect(variables.allSatisfy(solver.isUnique), "seed \(seed)") }
      if !solver.conflicts.isEmpty || !solver.isUnique(variable) { continue }
      let (before, deciders) = (solver.value(of: variable), solver.deciders(of: variable))
      // One row of each, to keep the suite fast.
      let rows = deciders.compactMap { decider -> (RowID, Double)? in
        if case .row(let row) = decider.cause { return (row, decider.factor) }
        return nil
      }
      if let (row, factor) = rows.randomElement(using: &random) {
        let constant = try solver.row(row).expression.constant
        // At a bend of the solution, prediction works in one direction only; with contradicting rows, in neither.
        let misses = try [0.01, -0.01].map { step in
          try solver.setConstant(constant - step, of: row)
          solver.solve()
          return solver.conflicts.isEmpty ? abs(solver.value(of: variable) - before - factor * step) : 0
        }
        try solver.setConstant(constant, of: row)
        if (misses.min() ?? 0) < 1e-6 { continue }
        // Other rows imply the same value, so the variable keeps it without this row, too.
        let written = try solver.row(row)
        try solver.remove(row)
        solver.solve()
        #expect(abs(solver.value(of: variable) - before) < 1e-6, "seed \(seed): \(misses)")
        try solver.add(written)
      }
    }
  }

  private func checkDeciders(
    of index: Int, _ solver: Solver, _ variables: [Variable], _ rows: [RowID: RandomLayout.Line], _ seed: UInt64
  ) {
    var sum = [Double](repeating: 0, count: variables.count)
    for decider in solver.deciders(of: variables[index]) {
      switch decider.cause {
      case .row(let row):
        for term in rows[row]?.terms ?? [] { sum[term.variable] += decider.factor * term.coefficient }
      case .hiddenBound(let variable), .closingRule(let variable): sum[variable.index] += decider.factor
      }
    }
    sum[index] -= 1
    let rest = sum[RandomLayout.parameterCount...].map(abs).max() ?? 0
    #expect(rest < 1e-6, "seed \(seed): deciders of variable \(index) leave \(rest)")
    let value = solver.value(of: variables[index])
    let total = solver.deciders(of: variables[index]).map(\.amount).reduce(0, +)
    #expect(abs(total - value) < 1e-6 * max(1, abs(value)), "seed \(seed): variable \(index) is \(value), not \(total)")
  }

  private func checkDependence(of index: Int, _ solver: Solver, _ variables: [Variable], _ seed: UInt64) throws {
    let value = solver.value(of: variables[index])
    let dependence = try solver.dependence(of: variables[index], on: variables[0])
    let (lower, upper) = (dependence.range.lowerBound, dependence.range.upperBound)
    if lower == upper { return }
    func miss(at width: Double) throws -> Double {
      try solver.set(variables[0], to: width)
      solver.solve()
      return abs(solver.value(of: variables[index]) - value - dependence.slope * (width - 375))
    }
    for width in [max(lower, -500), (max(lower, -500) + 375) / 2, (min(upper, 3000) + 375) / 2, min(upper, 3000)] {
      let miss = try miss(at: width)
      #expect(miss < 1e-4, "seed \(seed): variable \(index) is \(miss) off \(dependence) at \(width)")
    }
    for width in [lower - 0.5, upper + 0.5] where abs(width) < 1e6 {
      let miss = try miss(at: width)
      #expect(
        miss > 1e-5 || !solver.conflicts.isEmpty, "seed \(seed): variable \(index) goes on at \(width): \(dependence)")
    }
    try solver.set(variables[0], to: 375)
    solver.solve()
  }
}
