internal import ConstraintSolver

/// The rows of one solve, as they were solved.
@MainActor
package struct TracedSystem {
  private let sizes: [Bool]
  private let rows: [Row]
  private let sources: [RowSource]
  private let closingOrder: [Int]
  private let values: [Double]

  init(_ system: SystemOfRows) {
    let solver = system.solver
    var sizes = [Bool](repeating: false, count: solver.variableCount)
    for unknowns in system.variables.values {
      sizes[unknowns.width.index] = true
      sizes[unknowns.height.index] = true
    }
    self.sizes = sizes
    let ids = system.sources.keys.sorted()
    (rows, sources) = (ids.compactMap { try? solver.row($0) }, ids.compactMap { system.sources[$0] })
    closingOrder = solver.closingOrder.map(\.index)
    values = solver.withValues { values in values.indices.map { values[$0] } }
  }

  /// The rows' priorities.
  var priorities: Set<Double> { Set(rows.map { Double($0.priority.rawValue) }) }

  /// Whether only constants differ.
  func isLike(_ other: TracedSystem) -> Bool {
    sizes == other.sizes && closingOrder == other.closingOrder && rows.count == other.rows.count
      && zip(rows, other.rows).allSatisfy { own, other in
        own.expression.terms == other.expression.terms && own.relation == other.relation
          && own.priority == other.priority
      }
  }

  /// Conditions on two parameters, in lanes: a constant and a slope per parameter; no condition may be negative.
  package struct Region {
    package let conditions: [SIMD3<Double>]
    /// Whether the solution stays the same function while the conditions are met.
    package let isWhole: Bool
  }

  /// The region where the solution stays the same function of two parameters; nil if the rows do not correspond.
  /// - Parameters:
  ///   - x, y: The same rows after a step of each parameter; nil for a parameter that does not exist.
  ///   - step: The length of the step.
  /// - Complexity: One solve, of all rows.
  package func region(x: TracedSystem, y: TracedSystem?, step: Double) -> Region? {
    guard isLike(x), y.map(isLike) ?? true else { return nil }
    let slopes = rows.indices.map { index -> SIMD2<Double> in
      let own = rows[index].expression.constant
      return SIMD2(
        Slope.rounded((x.rows[index].expression.constant - own) / step),
        y.map { Slope.rounded(($0.rows[index].expression.constant - own) / step) } ?? 0)
    }
    if slopes.allSatisfy({ $0 == .zero }) { return Region(conditions: [], isWhole: true) }
    let solver = Solver()
    let variables = sizes.map { solver.makeVariable($0 ? .size : .free) }
    let parameters = [solver.makeVariable(.parameter), solver.makeVariable(.parameter)]
    var originals: [RowID: Int] = [:]
    for (index, row) in rows.enumerated() {
      var row = row
      row.expression.terms = row.expression.terms.map { Term(variables[$0.variable.index], $0.coefficient) }
      for (parameter, slope) in zip(parameters, [slopes[index].x, slopes[index].y]) where slope != 0 {
        row.expression.terms.append(Term(parameter, slope))
      }
      if let id = try? solver.add(row) { originals[id] = index }
    }
    solver.closingOrder = closingOrder.map { variables[$0] }
    let found = try? solver.region(of: parameters) { rows in
      LayoutEngine.broken(of: rows) { originals[$0].map { sources[$0] } }
    }
    guard let found else { return Region(conditions: [], isWhole: false) }
    var conditions = found.conditions.map { SIMD3($0.constant, $0.slopes[0], $0.slopes[1]) }
    var isWhole = found.isWhole && agrees(solver, variables)
    for conflict in solver.conflicts {
      guard let refutation = solver.refutation(of: conflict) else {
        isWhole = false
        continue
      }
      // The rows contradict each other as long as their remainder is not zero.
      var left = SIMD3<Double>(0, 0, 0)
      for part in refutation.parts {
        let slope = originals[part.row].map { slopes[$0] } ?? .zero
        left += SIMD3(part.amount, -part.factor * slope.x, -part.factor * slope.y)
      }
      left *= left.x < 0 ? -1 : 1
      conditions.append(left)
    }
    return Region(conditions: conditions.filter { $0.y != 0 || $0.z != 0 }, isWhole: isWhole)
  }

  /// Whether the rows alone, without the previous passes, have the same solution.
  private func agrees(_ solver: Solver, _ variables: [Variable]) -> Bool {
    zip(variables, values).allSatisfy { abs(solver.value(of: $0) - $1) < Solver.tolerance }
  }
}

/// Slopes measured by steps.
package enum Slope {
  /// The fraction that a measured slope stands for, if its denominator is small; layouts consist of halves and thirds.
  package static func rounded(_ slope: Double) -> Double {
    for denominator in [1.0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 100] {
      let whole = (slope * denominator).rounded()
      if abs(slope * denominator - whole) < 1e-8 { return whole / denominator }
    }
    return slope
  }
}
