import ConstraintSolver
import Foundation
import Testing

/// The solver against an independent linear program (AL-0.3) on random systems.
@Suite struct LexicographicOptimumTests {
  /// Run more systems with `PLUMB_SOAK=20000 swift test --filter LexicographicOptimum`.
  static let seeds = 1...(UInt64(ProcessInfo.processInfo.environment["PLUMB_SOAK"] ?? "") ?? 220)

  @Test func `every level sum, range and closed value equals the program's`() throws {
    var failures = 0
    for seed in Self.seeds where failures < 3 {
      let system = RandomSystem(seed: seed)
      if let difference = try Self.difference(in: system) {
        failures += 1
        let smallest = try Self.reduced(system)
        Issue.record("seed \(seed): \(difference)\nsmallest:\n\(smallest)")
      }
    }
  }

  /// Rows as in layouts: they reduce, and the remaining ones form trees.
  @Test func `small layouts have the program's level sums, ranges and closed values`() throws {
    var failures = 0
    for seed in Self.seeds.prefix(Self.seeds.count / 4) where failures < 3 {
      let system = RandomSystem(layoutSeed: seed)
      if let difference = try Self.difference(in: system) {
        failures += 1
        let smallest = try Self.reduced(system)
        Issue.record("seed \(seed): \(difference)\nsmallest:\n\(smallest)")
      }
    }
  }

  /// Although small, these systems are solved and queried like large ones: with graphs instead of a simplex.
  @Test func `where much is open the program's ranges and closed values are the same`() throws {
    var failures = 0
    for seed in Self.seeds.prefix(Self.seeds.count / 2) where failures < 3 {
      let system = seed % 2 == 0 ? RandomSystem(seed: seed &+ 57_000_000) : RandomSystem(layoutSeed: seed &+ 57_000_000)
      if let difference = try Self.difference(in: system, isLarge: true) {
        failures += 1
        let smallest = try Self.reduced(system, isLarge: true)
        Issue.record("seed \(seed): \(difference)\nsmallest:\n\(smallest)")
      }
    }
  }

  /// Drops rows while the solver still differs from the program, for a readable reproduction.
  static func reduced(_ system: RandomSystem, isLarge: Bool = false) throws -> RandomSystem {
    var system = system
    var index = 0
    while index < system.rows.count {
      var smaller = system
      smaller.rows.remove(at: index)
      if try difference(in: smaller, isLarge: isLarge) != nil { system = smaller } else { index += 1 }
    }
    return system
  }

  /// Returns the flaw of a refutation: its factors must cancel all variables except sizes, and leave something false.
  private static func fault(of refutation: Refutation?, _ conflict: Conflict, _ solver: Solver) -> String? {
    if conflict.rows.count > Solver.refutationLimit { return nil }
    guard let refutation else { return "conflict \(conflict) has no refutation" }
    var sums: [Variable: Double] = [:]
    for part in refutation.parts {
      guard let row = try? solver.row(part.row) else { return "refuted by an unknown row" }
      for term in row.expression.terms { sums[term.variable, default: 0] += part.factor * term.coefficient }
      let isAllowed =
        switch row.relation {
        case .equal: true
        case .greaterThanOrEqual: part.factor >= -1e-9
        case .lessThanOrEqual: part.factor <= 1e-9
        }
      if !isAllowed { return "refuted by \(row) with \(part.factor)" }
    }
    // Because sizes may not be negative, the remaining coefficients must be at most 0.
    if let left = sums.values.first(where: { refutation.isOfEquations ? abs($0) > 1e-6 : $0 > 1e-6 }) {
      return "a refutation leaves \(left)"
    }
    let total = refutation.parts.map(\.amount).reduce(0, +)
    return (refutation.isOfEquations ? abs(total) : total) > 1e-3 ? nil : "a refutation comes to \(total)"
  }

  /// - Parameter isLarge: Whether the solver treats the system as a large one.
  static func difference(in system: RandomSystem, isLarge: Bool = false) throws -> String? {
    var rows = system.rows
    let (solver, variables, ids) = try system.makeSolver()
    if isLarge { solver.divideFinely() }
    solver.solve()

    func program() -> LexicographicProgram {
      LexicographicProgram(variableCount: system.variableCount, sizes: system.sizes, rows: rows)
    }
    func program(of conflict: [RowID], without one: RowID? = nil) -> LexicographicProgram {
      let kept = ids.indices.filter { conflict.contains(ids[$0]) && ids[$0] != one }.map { rows[$0] }
      return LexicographicProgram(variableCount: system.variableCount, sizes: system.sizes, rows: kept)
    }
    for conflict in solver.conflicts {
      if program(of: conflict.rows).isSatisfiable { return "conflict \(conflict) is none" }
      for row in conflict.rows where !program(of: conflict.rows, without: row).isSatisfiable {
        return "conflict \(conflict) does not need \(row)"
      }
      if let fault = fault(of: solver.refutation(of: conflict), conflict, solver) { return fault }
      guard let broken = ids.firstIndex(of: conflict.broken) else { return "broke a foreign row" }
      rows[broken].priority = 999.99  // above every priority of the system (AL-2.22)
    }

    var reference = program()
    guard let sums = reference.solveLevels() else { return "the program finds a conflict more" }
    let values = variables.map { solver.value(of: $0) }
    for (priority, sum) in sums {
      let ours = rows.filter { $0.priority == priority }.reduce(0) { $0 + error($1, values) }
      if abs(ours - sum) > 1e-5 * max(1, sum) { return "sum at \(priority): \(ours), not \(sum)" }
    }
    for row in rows where row.priority == 1000 && error(row, values) > 1e-6 { return "required row missed: \(row)" }
    for size in system.sizes where values[size] < -1e-6 { return "x\(size) = \(values[size]) is negative" }

    for (index, variable) in variables.enumerated() {
      let (low, high) = reference.range(of: index)
      let ours = solver.range(of: variable)
      if differ(ours.lower, low) || differ(ours.upper, high) {
        return "range of x\(index): \(ours), not (\(low), \(high))"
      }
    }

    reference.settleTies(
      rows.indices.filter { rows[$0].priority < 1000 }.sorted {
        (-rows[$0].priority, $0 % 3 == 2 ? 1 : 0, $0) < (-rows[$1].priority, $1 % 3 == 2 ? 1 : 0, $1)
      })
    for index in rows.indices where index % 2 == 0 && rows[index].relation != 0 {
      reference.approachZero(rows[index].coefficients, rows[index].constant)
    }
    for index in variables.indices {
      var coefficients = Array(repeating: 0.0, count: variables.count)
      coefficients[index] = 1
      reference.approachZero(coefficients, 0)
    }
    for index in variables.indices {
      let (low, high) = reference.range(of: index)
      if values[index] < low - 1e-4 || values[index] > high + 1e-4 {
        return "x\(index) closed at \(values[index]), not in (\(low), \(high))"
      }
    }
    return nil
  }

  private static func error(_ row: LexicographicProgram.Row, _ values: [Double]) -> Double {
    let expression = zip(row.coefficients, values).reduce(row.constant) { $0 + $1.0 * $1.1 }
    return row.relation == 0 ? abs(expression) : max(0, -Double(row.relation) * expression)
  }

  private static func differ(_ a: Double, _ b: Double) -> Bool {
    a.isFinite && b.isFinite ? abs(a - b) > 1e-3 * max(1, abs(b)) : a != b
  }
}
