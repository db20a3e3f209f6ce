/// Solving a component's next levels as a piece of its own.
extension Narrowing {
  /// Solves the next levels of the component in the scratch.
  ///
  /// If that takes large programs or functions, fewer levels are solved at once.
  /// - Returns: What its parts go on with; nil if no hint is left, so that nothing narrows further.
  mutating func step(_ job: Job, _ table: borrowing HintTable) -> Job? {
    collectLevels(from: job.level, table)
    if scratch.levels.isEmpty { return nil }
    for index in scratch.columns.indices {
      scratch.localOf[scratch.columns[index]] = Int32(truncatingIfNeeded: index)
    }
    tie()
    var count = min(scratch.levels.count, job.levelCount)
    while true {
      let last = scratch.levels[count - 1] + 1
      var piece = makePiece(levels: job.level..<last, table, isLast: count == 1)
      if !piece.hasLargeProgram {
        piece.solveAlone()
        read(piece)
        return Job(columnCount: 0, rowCount: 0, level: last, levelCount: 2 * count)
      }
      count = max(1, count / 4)
    }
  }

  /// Collects the levels that the columns' hints have left, in order.
  private mutating func collectLevels(from level: Int32, _ table: borrowing HintTable) {
    scratch.levels.removeAll()
    scratch.mark += 1
    for index in scratch.columns.indices {
      for number in table.range(of: columns[scratch.columns[index]]) where table.levels[number] >= level {
        let own = table.levels[number]
        if Int(own) >= scratch.levelMarks.count { scratch.levelMarks.resize(to: Int(own) + 1, filling: 0) }
        if scratch.levelMarks[own] == scratch.mark { continue }
        scratch.levelMarks[own] = scratch.mark
        scratch.levels.append(own)
      }
    }
    scratch.levels.sort(scratch.levels.indices) { $0 < $1 }
  }

  /// Adds a column's interval, as required hints, and its hints of some levels, in terms of its representative.
  mutating func addHints(of column: Int32, as local: Int32, levels: Range<Int32>, _ table: borrowing HintTable) {
    scratch.images.compress(local)
    let (root, scale) = (scratch.images.parent[local], scratch.images.scale[local])
    if root < 0 { return }
    let offset = scratch.images.form(local)[0][0]
    var bound = Hint(
      coefficient: scale, constant: 0, column: root, row: -1, form: -1, rank: RowStore.requiredRank,
      relation: .greaterThanOrEqual)
    if lower[column].isFinite {
      bound.constant = offset - lower[column]
      scratch.hints.append(bound)
    }
    if upper[column].isFinite {
      bound.constant = offset - upper[column]
      bound.relation = .lessThanOrEqual
      scratch.hints.append(bound)
    }
    for number in table.range(of: columns[column]) where levels.contains(table.levels[number]) {
      var hint = table.hints[number]
      (hint.column, hint.row, hint.form) = (root, -1, -1)
      hint.constant += hint.coefficient * offset
      hint.coefficient *= scale
      scratch.hints.append(hint)
    }
  }

  /// Makes a piece of the component and its hints of some levels.
  /// - Parameter isLast: Whether it has to be solved even if a program is large.
  private mutating func makePiece(levels: Range<Int32>, _ table: borrowing HintTable, isLast: Bool) -> Piece {
    scratch.hints.removeAll()
    for index in scratch.columns.indices {
      addHints(of: scratch.columns[index], as: Int32(truncatingIfNeeded: index), levels: levels, table)
    }
    var piece = Piece(width: 1)
    piece.setUp(columnCount: scratch.columns.count, scratch.hints)
    for index in scratch.rows.indices {
      reduce(scratch.rows[index])
      if scratch.reduced.isEmpty { continue }
      let number = piece.coupling.matrix.addRow()
      piece.coupling.forms.appendZero()
      Form.shift(piece.coupling.forms[number], by: scratch.constant)
      for place in scratch.reduced.indices {
        let part = scratch.reduced[place]
        piece.coupling.matrix.insert(part.coefficient, row: number, column: part.column)
      }
    }
    piece.eliminateFreeColumns()
    var whole = granularity
    whole.slopes = Int.max
    if !isLast { (whole.programRows, whole.treeSlopes) = (Self.largeProgram, whole.stepSlopes) }
    piece.plan(whole)
    return piece
  }

  /// The number of rows of a program from which fewer levels at once are tried.
  private static let largeProgram = 64

  /// Narrows the columns to what is optimal in a solved piece.
  private mutating func read(_ piece: borrowing Piece) {
    for index in piece.programs.indices { stepCount += piece.programs[index].pointee.stepCount }
    for index in scratch.columns.indices {
      let column = scratch.columns[index]
      if isSettled[column] { continue }
      let local = Int32(truncatingIfNeeded: index)
      let (root, scale) = (scratch.images.parent[local], scratch.images.scale[local])
      let offset = scratch.images.form(local)[0][0]
      if root < 0 {
        settle(column, at: min(max(offset, lower[column]), upper[column]))
      } else if let best = best(root, of: piece) {
        let ends = (scale * best.lower + offset, scale * best.upper + offset)
        narrow(column, to: min(ends.0, ends.1), max(ends.0, ends.1))
      }
    }
  }

  /// Returns the interval of a column's best values; nil if it has no cost, so that nothing narrows it.
  private mutating func best(_ column: Int32, of piece: borrowing Piece) -> FaceGraph.Interval? {
    switch piece.columns.roles[column] {
    case .defined: return nil
    case .single:
      scratch.interval.follow(piece.costs.table.of(column), numberedFrom: 0)
      return FaceGraph.Interval(lower: scratch.interval.lower, upper: scratch.interval.upper)
    case .member:
      let program = piece.programs[piece.columns.programs[column]]
      let place = piece.columns.locals[column]
      return FaceGraph.Interval(lower: program.pointee.bounds.lower[place], upper: program.pointee.bounds.upper[place])
    case .leaf:
      let tree = piece.forest.trees[piece.forest.leaves[piece.forest.leafOfColumn[column]].tree]
      if tree.tieCount > 0 { return piece.face.treeBounds[column] }
      return FaceGraph.Interval(lower: piece.columns.values[column], upper: piece.columns.values[column])
    }
  }
}

extension Piece {
  /// Sets up columns with hints that come from no rows.
  fileprivate mutating func setUp(columnCount: Int, _ hints: borrowing Buffer<Hint>) {
    columns.variables.resize(to: columnCount, filling: -1)
    columns.values.resize(to: columnCount, filling: 0)
    columns.roles.resize(to: columnCount, filling: .single)
    costs.table = HintTable(hints, columnCount: columnCount)
    coupling.matrix.reserve(columnCount: columnCount)
  }

  /// Solves trees and programs, and finds the intervals of tied trees.
  fileprivate mutating func solveAlone() {
    for tree in forest.trees.indices {
      forest.solve(Int32(truncatingIfNeeded: tree), costs.table, &columns.values)
      if forest.trees[tree].tieCount > 0 { openFace(of: tree) }
    }
    let symbols = Buffer<Form.Chunk>(repeating: SIMD4(1, 0, 0, 0), count: 1)
    for index in programs.indices {
      programs[index].pointee.setGiven(symbols)
      programs[index].pointee.optimise(costs.table)
    }
  }
}
