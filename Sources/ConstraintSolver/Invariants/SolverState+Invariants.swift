/// Invariants of every solution, whatever the rows: checked if ``Solver/onBrokenInvariant`` is set.
///
/// The parts of the solver rely on these. A broken one is a bug in the solver, never in its input.
extension SolverState {
  /// - Returns: Descriptions of the broken invariants.
  /// - Complexity: Linear in the size of the whole system.
  mutating func brokenInvariants() -> [String] {
    var broken: [String] = []
    checkRows(&broken)
    checkOwnership(&broken)
    for index in pieces.indices {
      let piece = pieces[index]
      if piece.pointee.isStale { checkLaw(of: piece, &broken) }
      piece.pointee.checkColumns(&broken)
      piece.pointee.checkTrees(&broken)
      for program in piece.pointee.programs.indices {
        piece.pointee.programs[program].pointee.check(&broken)
      }
    }
    return broken
  }

  /// Required rows are satisfied, and no size is negative.
  private func checkRows(_ broken: inout [String]) {
    let isCertain = !isViolated
    for row in 0..<Int32(truncatingIfNeeded: system.rows.records.count)
    where system.rows[row].isAlive && system.rows[row].isRequired {
      if isCertain, missesByFar(row) { broken.append("required row \(row) is missed, and no conflict was reported") }
    }
    for variable in system.domains.indices where system.domains[variable] == .size && variable < system.values.count {
      if isCertain, system.values[variable] < -2 * Tolerance.points {
        broken.append("size \(variable) is \(system.values[variable])")
      }
    }
  }

  /// Rounding grows with the coefficients of a row.
  private func missesByFar(_ row: Int32) -> Bool {
    var size = abs(system.rows[row].constant)
    for term in system.rows.terms(of: row) {
      size = max(size, abs(term.coefficient), abs(term.coefficient * value(of: term.variable)))
    }
    return system.rows[row].relation.error(residual(of: row)) > 4 * Tolerance.points * max(1, size)
  }

  /// Everything belongs to exactly one piece.
  private func checkOwnership(_ broken: inout [String]) {
    var owners = Buffer<Int32>(repeating: -1, count: system.rows.records.count)
    for index in pieces.indices {
      let piece = pieces[index]
      for place in piece.pointee.rows.indices {
        let row = piece.pointee.rows[place]
        if ownership.isDivided, ownership.pieceOfRow[row] != Int32(truncatingIfNeeded: index) { continue }
        if !system.rows[row].isAlive { continue }
        if owners[row] >= 0 { broken.append("row \(row) is in two pieces") }
        owners[row] = Int32(truncatingIfNeeded: index)
      }
    }
    for row in 0..<Int32(truncatingIfNeeded: system.rows.records.count)
    where system.rows[row].isAlive && owners[row] < 0 {
      broken.append("row \(row) is in no piece")
    }
  }

  /// A law and a solution agree.
  private mutating func checkLaw(of piece: UnsafeMutablePointer<Piece>, _ broken: inout [String]) {
    var lawful = Buffer<Double>()
    lawful.update(from: system.values)
    piece.pointee.refresh(&system)
    for index in piece.pointee.variables.indices {
      let variable = piece.pointee.variables[index]
      let (law, solved) = (lawful[variable], system.values[variable])
      if abs(law - solved) > Tolerance.invariant * max(1, abs(solved)) {
        broken.append("a law gives variable \(variable) \(law), solving gives \(solved)")
      }
    }
  }
}

extension Piece {
  /// Every column has one role, and every defined one has its definition.
  fileprivate func checkColumns(_ broken: inout [String]) {
    for column in 0..<Int32(truncatingIfNeeded: columnCount) {
      let isRight =
        switch columns.roles[column] {
        case .single: true
        case .defined: definitions.definitions[columns.definitions[column]].column == column
        case .leaf: forest.leaves[forest.leafOfColumn[column]].column == column
        case .member: programs[columns.programs[column]].pointee.columns[columns.locals[column]] == column
        }
      if !isRight { broken.append("column \(column) is not where it is said to be") }
      var last = Float.infinity
      for number in costs.table.range(of: column) {
        let hint = costs.table.hints[number]
        if hint.column != column || hint.rank > last { broken.append("hint \(number) is out of order") }
        last = hint.rank
      }
    }
  }

  /// The rows of trees are satisfied, and costs only grow along each row's function.
  fileprivate func checkTrees(_ broken: inout [String]) {
    for node in forest.nodes.indices {
      let row = forest.nodes[node]
      if forest.trees[row.tree].tieCount > 0 { continue }
      var (sum, size) = (row.constant, abs(row.constant))
      for leaf in row.firstLeaf..<row.firstLeaf + row.leafCount {
        sum += forest.leaves[leaf].coefficient * columns.values[forest.leaves[leaf].column]
        size = max(size, abs(columns.values[forest.leaves[leaf].column]))
      }
      if row.parent >= 0 { sum += row.parentCoefficient * columns.values[forest.leaves[row.parent].column] }
      if abs(sum) > Tolerance.invariantRow * max(1, size) { broken.append("tree row \(node) is \(sum) off") }
      let levelCount = Int(forest.trees[row.tree].levelCount)
      for segment in row.firstSegment + 1..<row.firstSegment + max(1, row.segmentCount) {
        let (before, after) = (forest.segments[segment - 1].slope, forest.segments[segment].slope)
        let slopes = forest.segmentSlopes.base
        if Slopes.compare(slopes + Int(after), slopes + Int(before), levelCount) < 0 {
          broken.append("the function of tree row \(node) is not convex")
        }
      }
    }
  }
}

extension Program {
  /// The dictionary is one, its rows hold, and every column has somewhere to be.
  fileprivate mutating func check(_ broken: inout [String]) {
    for row in basicOfRow.indices where basicOfRow[row] >= 0 {
      let row = Int32(truncatingIfNeeded: row)
      let basic = basicOfRow[row]
      if rowOfBasic[basic] != row || dictionary.columnCounts[basic] != 1 {
        broken.append("column \(basic) is not basic")
      }
      let value = valueOfBasic(in: row)
      if abs(value - values[basic]) > Tolerance.invariantRow * max(1, abs(value)) {
        broken.append("basic column \(basic) is \(values[basic]), its row says \(value)")
      }
    }
    for column in 0..<columnCount {
      let (lower, upper) = (bounds.lower[column], bounds.upper[column])
      if upper < lower - Tolerance.invariant * max(1, abs(lower)) {
        broken.append("column \(column) has nowhere to be")
      }
    }
  }
}
