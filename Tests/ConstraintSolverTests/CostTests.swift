import ConstraintSolver
import Testing

/// The cost of long chains, counted in machine-independent work: twice the views, about twice the work.
@Suite struct CostTests {
  /// A row of views in a container, each after the one before.
  private struct Chain {
    let solver = Solver()
    let container: Variable
    var positions: [Variable] = []
    var widths: [Variable] = []
    private(set) var rows: [RowID] = []

    /// - Parameter container: Width of the container, in points.
    init(_ count: Int, container: Double = 400) throws {
      self.container = solver.makeVariable(.size)
      for _ in 0..<count {
        positions.append(solver.makeVariable())
        widths.append(solver.makeVariable(.size))
      }
      solver.closingOrder = [self.container] + widths + positions
      try add([(self.container, 1)], -container)
    }

    mutating func add(
      _ terms: [(Variable, Double)], _ constant: Double, _ relation: Relation = .equal,
      at priority: Priority = .required
    ) throws {
      rows.append(
        try solver.add(
          Row(
            LinearExpression(terms.map { Term($0.0, $0.1) }, constant: constant), relation, priority: priority,
            sequence: rows.count)))
    }

    /// Makes each view start at the end of the one before, or not before it.
    mutating func follow(_ relation: Relation = .equal, gap: Double = 0) throws {
      for index in positions.indices {
        if index == 0 {
          try add([(positions[0], 1)], 0, relation)
        } else {
          try add([(positions[index], 1), (positions[index - 1], -1), (widths[index - 1], -1)], -gap, relation)
        }
      }
    }

    mutating func end(_ relation: Relation = .equal) throws {
      let last = positions.count - 1
      try add([(positions[last], 1), (widths[last], 1), (container, -1)], 0, relation)
    }

    mutating func setContent(_ width: Double) throws {
      for variable in widths {
        try add([(variable, 1)], -width, .lessThanOrEqual, at: 250)
        try add([(variable, 1)], -width, .greaterThanOrEqual, at: 750)
      }
    }
  }

  // MARK: Contradictions

  /// Solves a chain that is too long for its container.
  private func contradictory(_ count: Int, _ relation: Relation) throws -> Chain {
    var chain = try Chain(count)
    try chain.follow(relation, gap: 1)
    for width in chain.widths { try chain.add([(width, 1)], -10) }
    try chain.end(relation == .equal ? .equal : .lessThanOrEqual)
    chain.solver.solve()
    return chain
  }

  @Test(arguments: [Relation.equal, .greaterThanOrEqual])
  func `a chain that contradicts itself is explained in near-linear work`(_ relation: Relation) throws {
    let (short, long) = (try contradictory(500, relation), try contradictory(2000, relation))
    for chain in [short, long] {
      #expect(chain.solver.conflicts.count == 1)
      // The container's width, the gaps and the end: sizes are not negative, so 400 points do not even fit the gaps.
      let rows = try #require(chain.solver.conflicts.first).rows
      #expect(rows.count < chain.rows.count)
      #expect(rows.last == chain.rows.last)
    }
    #expect(long.solver.statistics.projectedRows < 6 * short.solver.statistics.projectedRows)
    #expect(long.solver.statistics.projectedRows < 400 * long.rows.count)
  }

  private func manyConflicts(_ count: Int) throws -> Solver {
    var chain = try Chain(count)
    try chain.follow()
    for width in chain.widths {
      try chain.add([(width, 1)], -10)
      try chain.add([(width, 1)], -20)
    }
    chain.solver.solve()
    return chain.solver
  }

  @Test func `each of many conflicts in a chain costs what it takes to see itself`() throws {
    let (short, long) = (try manyConflicts(100), try manyConflicts(400))
    #expect(short.conflicts.count == 100)
    #expect(long.conflicts.count == 400)
    #expect(long.conflicts.allSatisfy { $0.rows.count == 2 })
    #expect(long.conflicts.allSatisfy { $0.broken == $0.rows.last })
    #expect(long.statistics.projectedRows < 6 * short.statistics.projectedRows)
    // Solved once with all rows, and once without the broken ones.
    #expect(long.statistics.compiledRows == 2 * long.rowCount)
  }

  @Test func `rows that repeat one contradiction are each a conflict of their own`() throws {
    let solver = Solver()
    let width = solver.makeVariable(.size)
    for sequence in 0..<400 { try solver.add(Row(LinearExpression(width) + 8, .equal, sequence: sequence)) }
    solver.solve()
    #expect(solver.conflicts.count == 400)
    #expect(solver.statistics.projectedRows < 400 * 100)
  }

  // MARK: Ambiguity

  @Test func `a chain whose widths are open is closed and asked without compiling it again`() throws {
    var chain = try Chain(2000)
    try chain.follow()
    try chain.end()
    chain.solver.solve()
    for width in chain.widths { #expect(chain.solver.range(of: width) == (0, 400)) }
    for position in chain.positions.dropFirst() { #expect(chain.solver.range(of: position) == (0, 400)) }
    #expect(chain.widths.dropLast().allSatisfy { chain.solver.value(of: $0) == 0 })
    #expect(chain.solver.value(of: chain.widths[1999]) == 400)
    #expect(chain.solver.statistics.compiledRows == chain.rows.count)
    #expect(chain.solver.stepCount == 0)
  }

  @Test(arguments: [Relation.equal, .greaterThanOrEqual])
  func `a chain whose contents tie is closed and asked without a simplex`(_ relation: Relation) throws {
    var chain = try Chain(1000, container: 8000)
    try chain.follow(relation)
    try chain.setContent(10)
    try chain.end(relation == .equal ? .equal : .lessThanOrEqual)
    chain.solver.solve()
    // Together they give way by 2,000 points, no matter which ones do; it is the rows installed last.
    #expect(chain.solver.range(of: chain.widths[0]) == (0, 10))
    #expect(chain.solver.value(of: chain.widths[0]) == 10)
    #expect(chain.solver.range(of: chain.positions[999]) == (7990, 8000))
    #expect(chain.widths.filter { chain.solver.value(of: $0) == 0 }.count == 200)
    #expect(chain.solver.statistics.compiledRows == chain.rows.count)
    #expect(chain.solver.stepCount == 0)
  }

  // MARK: Memory

  /// A chain in which each view has an optional priority of its own.
  private func manyLevels(_ count: Int) throws -> Chain {
    var chain = try Chain(count)
    try chain.follow(.greaterThanOrEqual, gap: 2)
    try chain.setContent(10)
    for (index, position) in chain.positions.enumerated() {
      try chain.add([(position, 1)], 0, at: Priority(rawValue: Float(index + 1)))
    }
    chain.solver.solve()
    return chain
  }

  @Test func `as many priorities as views take memory that grows like the views`() throws {
    let (short, long) = (try manyLevels(150), try manyLevels(300))
    for (index, position) in long.positions.enumerated() {
      #expect(long.solver.value(of: position) == Double(12 * index))
    }
    #expect(long.solver.statistics.slopes < 200 * long.rows.count)
    #expect(long.solver.stepCount < 3 * long.rows.count)
    #expect(short.solver.conflicts.isEmpty)
  }
}
