import ConstraintSolver
import TestSupport
import Testing

/// Random rows like those of layouts: strips of adjacent views in a container whose size is a parameter, with content
/// sizes, equal widths, bounds and centres. Unlike ``RandomSystem`` these reduce, form trees, and occasionally close a
/// cycle.
struct RandomLayout {
  /// A row whose variables are indices into ``variables``: first the parameters, then position and size of each view.
  struct Line {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
    var priority: Float
  }

  /// The container's width, the left edge, and four numbers that some rows add: more than one chunk of symbols can
  /// hold.
  static let parameterCount = 6

  static func parameters(width: Double, left: Double = 0) -> [Double] { [width, left, 5, -10, 20, 0] }

  var viewCount: Int
  var lines: [Line] = []

  var variableCount: Int { Self.parameterCount + 2 * viewCount }
  static func position(_ view: Int) -> Int { parameterCount + 2 * view }
  static func size(_ view: Int) -> Int { parameterCount + 2 * view + 1 }

  init(using random: inout SeededGenerator, viewCount: Int) {
    self.viewCount = viewCount
    let stripLength = Int.random(in: 1...5, using: &random)
    for view in 0..<viewCount {
      if view % stripLength == 0 {
        lines.append(Line(terms: [(Self.position(view), 1), (1, -1)], constant: 0, relation: .equal, priority: 1000))
      } else {
        lines.append(Self.follow(view, using: &random))
      }
      if view % stripLength == stripLength - 1 { lines.append(Self.end(view, using: &random)) }
      lines += Self.content(view, using: &random)
    }
    for _ in 0..<max(1, viewCount / 3) { lines.append(Self.extra(viewCount: viewCount, using: &random)) }
  }

  static func follow(_ view: Int, using random: inout SeededGenerator) -> Line {
    let choices: [(Relation, Float)] = [(.equal, 1000), (.equal, 1000), (.greaterThanOrEqual, 1000), (.equal, 750)]
    let (relation, priority) = choices.randomElement(using: &random) ?? choices[0]
    return Line(
      terms: [(position(view), 1), (position(view - 1), -1), (size(view - 1), -1)], constant: -8, relation: relation,
      priority: priority)
  }

  static func end(_ view: Int, using random: inout SeededGenerator) -> Line {
    let choices: [(Relation, Float)] = [
      (.equal, 1000), (.equal, 1000), (.lessThanOrEqual, 1000), (.equal, 500), (.equal, 999),
    ]
    let (relation, priority) = choices.randomElement(using: &random) ?? choices[0]
    return Line(
      terms: [(position(view), 1), (size(view), 1), (0, -1)], constant: 16, relation: relation, priority: priority)
  }

  static func content(_ view: Int, using random: inout SeededGenerator) -> [Line] {
    let length = Double(Int.random(in: 2...12, using: &random) * 10)
    let hugging: Float = [250, 251, 200, 750].randomElement(using: &random) ?? 250
    let resistance: Float = [750, 751, 740, 250].randomElement(using: &random) ?? 750
    return [
      Line(terms: [(size(view), 1)], constant: -length, relation: .lessThanOrEqual, priority: hugging),
      Line(terms: [(size(view), 1)], constant: -length, relation: .greaterThanOrEqual, priority: resistance),
    ]
  }

  /// Returns a row between any two views, possibly with a parameter instead of part of its constant.
  static func extra(viewCount: Int, using random: inout SeededGenerator) -> Line {
    var line = plainExtra(viewCount: viewCount, using: &random)
    if Int.random(in: 0..<3, using: &random) == 0 {
      line.terms.append((Int.random(in: 2..<parameterCount, using: &random), Bool.random(using: &random) ? 1 : -0.5))
    }
    return line
  }

  private static func plainExtra(viewCount: Int, using random: inout SeededGenerator) -> Line {
    let (a, b) = (Int.random(in: 0..<viewCount, using: &random), Int.random(in: 0..<viewCount, using: &random))
    let priority: Float = [1000, 1000, 750, 600, 500, 250.5].randomElement(using: &random) ?? 1000
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations.randomElement(using: &random) ?? .equal
    let constant = Double(Int.random(in: -4...4, using: &random) * 5)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let ratios: [Double] = [1, 1, 2, 0.5]
      let ratio = ratios.randomElement(using: &random) ?? 1
      return Line(terms: [(size(a), 1), (size(b), -ratio)], constant: 0, relation: relation, priority: priority)
    case 2:
      return Line(
        terms: [(position(a), 1), (size(a), 0.5), (position(b), -1), (size(b), -0.5)], constant: constant,
        relation: relation, priority: priority)
    case 3:
      return Line(terms: [(size(a), 1)], constant: -50 + constant, relation: relation, priority: priority)
    case 4:
      return Line(terms: [(size(a), 1), (0, -0.25)], constant: constant, relation: relation, priority: priority)
    default:
      return Line(
        terms: [(position(a), 1), (0, -0.5)], constant: constant, relation: relation, priority: min(priority, 750))
    }
  }

  // MARK: Solvers

  /// Lines by their installation number; numbers of removed lines are not reused.
  typealias Numbered = [(number: Int, line: Line)]

  static func makeVariables(_ solver: Solver, viewCount: Int) -> [Variable] {
    var variables = (0..<parameterCount).map { _ in solver.makeVariable(.parameter) }
    for _ in 0..<viewCount { variables += [solver.makeVariable(), solver.makeVariable(.size)] }
    return variables
  }

  static func row(_ line: Line, number: Int, _ variables: [Variable]) -> Row {
    Row(
      LinearExpression(line.terms.map { Term(variables[$0.variable], $0.coefficient) }, constant: line.constant),
      line.relation, priority: Priority(rawValue: line.priority), sequence: number, yieldsInTies: number % 5 == 4,
      closesAtBound: number % 3 == 0)
  }

  /// Returns a new solver for these lines and parameters, with the lines installed in the given order.
  static func solve(
    _ lines: Numbered, parameters: [Double], viewCount: Int, closingOrder: [Variable] = []
  ) throws -> Answer {
    let solver = Solver()
    let variables = makeVariables(solver, viewCount: viewCount)
    solver.closingOrder = closingOrder
    var numbers: [RowID: Int] = [:]
    for (number, line) in lines { numbers[try solver.add(row(line, number: number, variables))] = number }
    for (index, value) in parameters.enumerated() { try solver.set(variables[index], to: value) }
    return Answer(solver, variables, numbers)
  }

  /// Everything that a solver reports.
  struct Answer {
    var values: [Double]
    var ranges: [(lower: Double, upper: Double)]
    var conflicts: [[Int]]

    init(_ solver: Solver, _ variables: [Variable], _ numbers: [RowID: Int]) {
      solver.onBrokenInvariant = { Issue.record("\($0)") }
      solver.solve()
      values = variables.map { solver.value(of: $0) }
      ranges = variables.map { solver.range(of: $0) }
      conflicts = solver.conflicts.map { $0.rows.compactMap { numbers[$0] } }
    }

    func difference(from other: Answer) -> String? {
      if conflicts != other.conflicts { return "conflicts \(conflicts), not \(other.conflicts)" }
      for index in values.indices {
        if differ(values[index], other.values[index]) {
          return "variable \(index) is \(values[index]), not \(other.values[index])"
        }
        let (a, b) = (ranges[index], other.ranges[index])
        if differ(a.lower, b.lower) || differ(a.upper, b.upper) {
          return "variable \(index) ranges over \(a), not \(b)"
        }
      }
      return nil
    }

    private func differ(_ a: Double, _ b: Double) -> Bool { a.isFinite && b.isFinite ? abs(a - b) > 1e-5 : a != b }
  }
}
