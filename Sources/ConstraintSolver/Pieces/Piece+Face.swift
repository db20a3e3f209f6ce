/// Closing and ranges by the graph of optimal solutions (``FaceGraph``), if much is open.
///
/// A simplex takes one step for each column that it brings near zero, and its rows get longer with more columns; and it
/// sees a variable that is a sum of open columns only if the piece is compiled once more. If little is open, it is
/// fastest nevertheless, and leaves a basis from which laws can be written.
extension Piece {
  /// Whether so much is open that a simplex would take too long.
  func isLoose(_ system: borrowing ReducedSystem) -> Bool {
    var count = 0
    for index in singles.open.indices where singles.states[singles.open[index].column].contains(.open) { count += 1 }
    for index in programs.indices where programs[index].pointee.isOpen { count += programs[index].pointee.columnCount }
    for index in standIns.programs.indices where isInCharge(index) && standIns.programs[index].pointee.isOpen {
      count += standIns.programs[index].pointee.columnCount
    }
    for index in forest.trees.indices where isFaceOpen(of: index) { count += forest.columnCount(of: index) }
    return count > system.granularity.loose
  }

  /// Finds the intervals of the columns of a tied tree.
  mutating func openFace(of tree: Int) {
    face.treeBounds.resize(to: columnCount, filling: .all)
    var treeFace = TreeFace(of: forest.trees[tree])
    treeFace.read(forest.trees[tree], of: forest, costs.table, columns.values, into: &face.treeBounds)
    forest.trees[tree].isLoose = false
    for leaf in forest.leaves(of: tree) {
      let bounds = face.treeBounds[forest.leaves[leaf].column]
      if !isPoint(bounds.lower, bounds.upper) { forest.trees[tree].isLoose = true }
    }
  }

  /// Returns whether a tied tree without a stand-in has columns that may move.
  func isFaceOpen(of tree: Int) -> Bool {
    forest.trees[tree].tieCount > 0 && !forest.trees[tree].isStoodIn && forest.trees[tree].isLoose
  }

  /// Makes the graph of open columns, and follows the ties and bounds of trees' hints (AL-2.18, stages 0 and 0b).
  mutating func openClosingGraph(_ system: inout ReducedSystem) {
    face.closingGraph.append(makeGraph(isClosing: true, &system))
    for tree in forest.trees.indices where isFaceOpen(of: tree) {
      followWishes(of: tree, system)
      standInIfCircular(tree, face.closingGraph[0], &system)
      forest.forget(tree)
    }
  }

  private mutating func followWishes(of tree: Int, _ system: borrowing ReducedSystem) {
    let graph = face.closingGraph[0]
    var columns = Buffer<Int32>()
    for leaf in forest.leaves(of: tree) where graph.pointee.contains(forest.leaves[leaf].column) {
      columns.append(forest.leaves[leaf].column)
    }
    let wishes = Wishes(columns, of: costs.table, system)
    for index in wishes.ties.indices {
      let hint = costs.table.hints[wishes.ties[index]]
      graph.pointee.reach(hint.column, hint.side, hint.target)
    }
    for index in wishes.bounds.indices {
      let hint = costs.table.hints[wishes.bounds[index]]
      graph.pointee.approach(hint.column, hint.target)
    }
  }

  /// Leaves a tree whose columns form a cycle with others to a simplex after all.
  private mutating func standInIfCircular(
    _ tree: Int, _ graph: UnsafeMutablePointer<FaceGraph>, _ system: inout ReducedSystem
  ) {
    for leaf in forest.leaves(of: tree) where graph.pointee.isCircular(forest.leaves[leaf].column) {
      return solveByStandIn(tree, &system)
    }
  }

  /// Returns the interval of a column from the graph; nil if the graph is small or the column is in a cycle.
  mutating func rangeInGraph(of column: Int32, _ system: inout ReducedSystem) -> (lower: Double, upper: Double)? {
    if face.rangeGraph.isEmpty {
      if !isLoose(system) { return nil }
      face.rangeGraph.append(makeGraph(isClosing: false, &system))
      for tree in forest.trees.indices where isFaceOpen(of: tree) {
        standInIfCircular(tree, face.rangeGraph[0], &system)
      }
    }
    if !face.rangeGraph[0].pointee.contains(column) { return nil }
    let range = face.rangeGraph[0].pointee.range(of: column)
    return (range.lower, range.upper)
  }

  // MARK: The graph

  /// - Parameter isClosing: Whether to include what the columns' own hints have closed.
  private mutating func makeGraph(isClosing: Bool, _ system: inout ReducedSystem) -> FaceGraph {
    if face.rows.isEmpty { readFaceRows(&system) }
    var bounds = Buffer<FaceGraph.Interval>(repeating: .all, count: columnCount)
    var values = Buffer<Double>(repeating: 0, count: columnCount)
    for column in 0..<Int32(truncatingIfNeeded: columnCount) where columns.roles[column] != .defined {
      values[column] = currentValue(of: column)
      bounds[column] = self.bounds(of: column, isClosing: isClosing)
    }
    return FaceGraph(face.rows[0].pointee, bounds: bounds, values: values, system.symbols)
  }

  /// Returns the interval of a column that is not eliminated, considered on its own.
  private func bounds(of column: Int32, isClosing: Bool) -> FaceGraph.Interval {
    let fixed = FaceGraph.Interval(lower: currentValue(of: column), upper: currentValue(of: column))
    if columns.roles[column] == .single {
      if !singles.states[column].contains(.open) { return fixed }
      let single = singles.open[placeOfOpenSingle(column)]
      return isClosing
        ? FaceGraph.Interval(lower: single.lower, upper: single.upper)
        : FaceGraph.Interval(lower: single.lowest, upper: single.highest)
    }
    if let program = program(of: column) {
      if !program.pointee.isOpen { return fixed }
      let local = columns.locals[column]
      return isClosing
        ? FaceGraph.Interval(lower: program.pointee.bounds.lower[local], upper: program.pointee.bounds.upper[local])
        : FaceGraph.Interval(lower: program.pointee.faceLower[local], upper: program.pointee.faceUpper[local])
    }
    return isFaceOpen(of: Int(forest.leaves[forest.leafOfColumn[column]].tree)) ? face.treeBounds[column] : fixed
  }

  /// Collects the rows once more, as they are before elimination.
  private mutating func readFaceRows(_ system: inout ReducedSystem) {
    var fresh = Piece(variables: variables.copy(), rows: rows.copy(), width: width)
    // Other equations have been absorbed since.
    fresh.holdsOlderEquations = true
    fresh.collectVariables(&system)
    var hints = Buffer<Hint>()
    fresh.collectRows(&system, &hints)
    for number in costs.table.hints.indices where costs.table.hints[number].row >= 0 {
      system.hintOfRow[costs.table.hints[number].row] = Int32(truncatingIfNeeded: number)
    }
    face.rows.append(FaceRows(fresh.coupling.matrix, fresh.coupling.forms))
  }
}
