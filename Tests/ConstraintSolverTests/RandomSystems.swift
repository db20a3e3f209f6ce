import ConstraintSolver
import TestSupport
import Testing

/// A small random system: few unknowns, so that ties, conflicts and unbounded variables are frequent.
struct RandomSystem: CustomStringConvertible {
  var variableCount: Int
  var sizes: Set<Int>
  var rows: [LexicographicProgram.Row]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...5, using: &random)
    variableCount = count
    sizes = Set((0..<count).filter { _ in Bool.random(using: &random) })
    let choices = [1, -1, 1, -1, 2, 0.5, -3]
    let priorities: [Float] = [1000, 1000, 1000, 999.5, 750, 749.9, 251, 250, 250, 49]
    let hasOnlyOptional = Int.random(in: 0..<4, using: &random) == 0
    rows = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      var coefficients = Array(repeating: 0.0, count: count)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        coefficients[Int.random(in: 0..<count, using: &random)] = choices.randomElement(using: &random) ?? 1
      }
      let priority = priorities.randomElement(using: &random) ?? 1000
      return .init(
        coefficients: coefficients, constant: Double(Int.random(in: -12...12, using: &random) * 10),
        relation: Int.random(in: -1...1, using: &random),
        priority: hasOnlyOptional && priority == 1000 ? 500 : priority)
    }
  }

  /// Creates the system of a ``RandomLayout`` with a few views, its parameters substituted by numbers.
  init(layoutSeed seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 23_000_000)
    let layout = RandomLayout(using: &random, viewCount: Int.random(in: 1...5, using: &random))
    let widths: [Double] = [320, 375, 200]
    let parameters = RandomLayout.parameters(width: widths.randomElement(using: &random) ?? 320)
    let count = 2 * layout.viewCount
    variableCount = count
    sizes = Set(stride(from: 1, to: count, by: 2))
    rows = layout.lines.map { line in
      var row = LexicographicProgram.Row(
        coefficients: Array(repeating: 0, count: count), constant: line.constant,
        relation: Int(line.relation.rawValue), priority: line.priority)
      for (variable, coefficient) in line.terms {
        if variable < parameters.count {
          row.constant += coefficient * parameters[variable]
        } else {
          row.coefficients[variable - parameters.count] += coefficient
        }
      }
      return row
    }
  }

  /// Returns a solver with the rows, numbered by position; every second one closes at its bound, every third yields.
  func makeSolver() throws -> (solver: Solver, variables: [Variable], ids: [RowID]) {
    let solver = Solver()
    solver.onBrokenInvariant = { Issue.record("\($0)") }
    let variables = (0..<variableCount).map { solver.makeVariable(sizes.contains($0) ? .size : .free) }
    let ids = try rows.enumerated().map { try solver.add(Self.row($1, at: $0, variables)) }
    solver.closingOrder = variables
    return (solver, variables, ids)
  }

  static func row(_ row: LexicographicProgram.Row, at index: Int, _ variables: [Variable]) -> Row {
    let terms = row.coefficients.indices.filter { row.coefficients[$0] != 0 }.map {
      Term(variables[$0], row.coefficients[$0])
    }
    return Row(
      LinearExpression(terms, constant: row.constant), Relation(rawValue: Int8(row.relation)) ?? .equal,
      priority: Priority(rawValue: row.priority), sequence: index, yieldsInTies: index % 3 == 2,
      closesAtBound: index % 2 == 0)
  }

  var description: String {
    let lines = rows.map { row in
      let terms = row.coefficients.enumerated().filter { $1 != 0 }.map { "\($1)·x\($0)" }
      let relation = ["<=", "==", ">="][row.relation + 1]
      return "  \(terms.joined(separator: " + ")) + \(row.constant) \(relation) 0 @\(row.priority)"
    }
    return "sizes \(sizes.sorted()) of \(variableCount)\n" + lines.joined(separator: "\n")
  }
}

/// Solves a solver and returns it.
func solved(_ solver: Solver) -> Solver {
  solver.solve()
  return solver
}
