/// An independent solution for small systems (AL-0.3): priorities from high to low, each a linear program that
/// minimises its sum of absolute errors and then fixes it.
///
/// Nothing here is shared with the solver under test: every variable is split into two non-negative ones, every row
/// gets explicit error variables, and a dense two-phase tableau with Bland's rule does the rest.
struct LexicographicProgram {
  struct Row {
    var coefficients: [Double]
    var constant: Double
    /// -1, 0, 1 for ≤, =, ≥ against 0.
    var relation: Int
    var priority: Float
  }

  private let variableCount: Int
  private let rows: [Row]
  private var program: LinearProgram
  /// Columns of the (positive, negative) error of each row.
  private var errorColumns: [(Int, Int)?] = []

  init(variableCount: Int, sizes: Set<Int>, rows: [Row]) {
    self.variableCount = variableCount
    self.rows = rows
    program = LinearProgram()
    for _ in 0..<(2 * variableCount) { _ = program.makeColumn() }
    for row in rows {
      var terms = LexicographicProgram.terms(row.coefficients)
      if row.priority >= 1000 {
        if row.relation != 0 { terms[program.makeColumn()] = row.relation > 0 ? -1 : 1 }
        errorColumns.append(nil)
      } else {
        let (above, below) = (program.makeColumn(), program.makeColumn())
        terms[above] = -1
        terms[below] = 1
        errorColumns.append((above, below))
      }
      program.addEquation(terms, -row.constant)
    }
    for size in sizes {
      program.addEquation([2 * size: 1, 2 * size + 1: -1, program.makeColumn(): -1], 0)
    }
  }

  private static func terms(_ coefficients: [Double]) -> [Int: Double] {
    var terms: [Int: Double] = [:]
    for (index, coefficient) in coefficients.enumerated() where coefficient != 0 {
      terms[2 * index] = coefficient
      terms[2 * index + 1] = -coefficient
    }
    return terms
  }

  /// Whether the required rows can all be satisfied.
  var isSatisfiable: Bool { program.minimum([:]) != nil }

  private func error(_ index: Int) -> [Int: Double] {
    guard let (above, below) = errorColumns[index] else { return [:] }
    var cost: [Int: Double] = [:]
    if rows[index].relation <= 0 { cost[above] = 1 }
    if rows[index].relation >= 0 { cost[below] = 1 }
    return cost
  }

  /// Fixes the smallest error sum of each priority, highest first.
  /// - Returns: The sums; nil if the required rows contradict each other.
  mutating func solveLevels() -> [(priority: Float, sum: Double)]? {
    guard isSatisfiable else { return nil }
    var sums: [(Float, Double)] = []
    for priority in Set(rows.map(\.priority)).filter({ $0 < 1000 }).sorted(by: >) {
      var cost: [Int: Double] = [:]
      for index in rows.indices where rows[index].priority == priority {
        cost.merge(error(index)) { $0 + $1 }
      }
      sums.append((priority, fixMinimum(of: cost)))
    }
    return sums
  }

  @discardableResult
  private mutating func fixMinimum(of cost: [Int: Double]) -> Double {
    if cost.isEmpty { return 0 }
    let minimum = program.minimum(cost) ?? .nan
    program.addUpperBound(cost, minimum + 1e-8)
    return minimum
  }

  /// Returns the current minimum and maximum of a variable.
  func range(of variable: Int) -> (Double, Double) {
    let low = program.minimum([2 * variable: 1, 2 * variable + 1: -1]) ?? -.infinity
    let high = program.minimum([2 * variable: -1, 2 * variable + 1: 1]) ?? -.infinity
    return (low, -high)
  }

  /// Applies stage 0 of AL-2.18: rows in the given order keep the smaller error.
  mutating func settleTies(_ order: [Int]) {
    for index in order { fixMinimum(of: error(index)) }
  }

  /// Brings an affine form as close to zero as possible.
  mutating func approachZero(_ coefficients: [Double], _ constant: Double) {
    var terms = Self.terms(coefficients)
    let (above, below) = (program.makeColumn(), program.makeColumn())
    terms[above] = -1
    terms[below] = 1
    program.addEquation(terms, -constant)
    fixMinimum(of: [above: 1, below: 1])
  }
}

/// Minimises `cost · x` subject to `A·x = b`, `x ≥ 0`.
struct LinearProgram {
  private(set) var columnCount = 0
  private var equations: [(terms: [Int: Double], rightSide: Double)] = []

  mutating func makeColumn() -> Int {
    columnCount += 1
    return columnCount - 1
  }

  mutating func addEquation(_ terms: [Int: Double], _ rightSide: Double) { equations.append((terms, rightSide)) }

  mutating func addUpperBound(_ terms: [Int: Double], _ bound: Double) {
    var terms = terms
    terms[makeColumn()] = 1
    equations.append((terms, bound))
  }

  /// Returns the minimum cost; nil if there is no solution, -infinity if the cost is unbounded.
  func minimum(_ cost: [Int: Double]) -> Double? {
    let (m, n) = (equations.count, columnCount)
    let width = n + m + 1
    var table = [Double](repeating: 0, count: (m + 1) * width)
    var basis = [Int](repeating: 0, count: m)
    for (row, equation) in equations.enumerated() {
      let sign = equation.rightSide < 0 ? -1.0 : 1.0
      for (column, coefficient) in equation.terms { table[row * width + column] = sign * coefficient }
      table[row * width + n + row] = 1
      table[row * width + width - 1] = sign * equation.rightSide
      basis[row] = n + row
      for column in 0..<n { table[m * width + column] -= table[row * width + column] }
      table[m * width + width - 1] -= table[row * width + width - 1]
    }
    guard run(&table, &basis, m, width, columns: n), table[m * width + width - 1] > -1e-7 else { return nil }
    // Drive artificial columns out of the basis if possible; rows that prevent it are redundant.
    for row in 0..<m where basis[row] >= n {
      if let column = (0..<n).first(where: { abs(table[row * width + $0]) > 1e-7 }) {
        pivot(&table, &basis, m, width, row, column)
      }
    }
    for column in 0..<width { table[m * width + column] = 0 }
    for (column, value) in cost { table[m * width + column] = value }
    for row in 0..<m where basis[row] < n {
      let value = cost[basis[row]] ?? 0
      if value == 0 { continue }
      for column in 0..<width { table[m * width + column] -= value * table[row * width + column] }
    }
    return run(&table, &basis, m, width, columns: n) ? -table[m * width + width - 1] : -.infinity
  }

  private func run(_ table: inout [Double], _ basis: inout [Int], _ m: Int, _ width: Int, columns: Int) -> Bool {
    while let entering = (0..<columns).first(where: { table[m * width + $0] < -1e-9 }) {
      var leaving = -1
      var best = Double.infinity
      for row in 0..<m where table[row * width + entering] > 1e-9 {
        let ratio = table[row * width + width - 1] / table[row * width + entering]
        if ratio < best - 1e-12 || (ratio <= best + 1e-12 && leaving >= 0 && basis[row] < basis[leaving]) {
          best = min(best, ratio)
          leaving = row
        }
      }
      if leaving < 0 { return false }
      pivot(&table, &basis, m, width, leaving, entering)
    }
    return true
  }

  private func pivot(
    _ table: inout [Double], _ basis: inout [Int], _ m: Int, _ width: Int, _ row: Int, _ column: Int
  ) {
    let factor = 1 / table[row * width + column]
    for other in 0..<width { table[row * width + other] *= factor }
    for other in 0...m where other != row {
      let multiple = table[other * width + column]
      if multiple == 0 { continue }
      for index in 0..<width { table[other * width + index] -= multiple * table[row * width + index] }
    }
    basis[row] = column
  }
}
