/// Closing and asking by the graph of what is optimal (``FaceGraph``), where much is open.
///
/// A simplex takes a step for each column it brings near zero, and the more columns there are the longer are its rows; and
/// it sees no variable that is a sum of open columns unless the piece is compiled once more. Where little is open that is
/// quickest all the same, and leaves a basis that laws can be written from.
extension Piece {
  /// Whether so much is open that a simplex would take too long.
  func isLoose(_ state: borrowing SolverState) -> Bool {
    var count = 0
    for index in openSingles.indices where singleStates[openSingles[index].column].contains(.open) { count += 1 }
    for index in programs.indices where programs[index].pointee.isOpen { count += programs[index].pointee.columnCount }
    for index in standIns.indices where isInCharge(index) && standIns[index].pointee.isOpen {
      count += standIns[index].pointee.columnCount
    }
    for index in forest.trees.indices where isFaceOpen(of: index) { count += forest.columnCount(of: index) }
    return count > state.granularity.loose
  }

  /// Finds out between which values the columns of a tied tree may be.
  mutating func openFace(of tree: Int) {
    treeBounds.resize(to: columnCount, filling: .all)
    var face = TreeFace(of: forest.trees[tree])
    face.read(forest.trees[tree], of: forest, table, columnValues, into: &treeBounds)
    forest.trees[tree].isLoose = false
    for leaf in forest.leaves(of: tree) {
      let bounds = treeBounds[forest.leaves[leaf].column]
      if !isPoint(bounds.lower, bounds.upper) { forest.trees[tree].isLoose = true }
    }
  }

  /// Whether a tied tree without a stand-in has columns that may move.
  func isFaceOpen(of tree: Int) -> Bool {
    forest.trees[tree].tieCount > 0 && !forest.trees[tree].isStoodIn && forest.trees[tree].isLoose
  }

  /// Makes the graph of what is open, and follows the ties and bounds of trees' hints (AL-2.18, stages 0 and 0b).
  mutating func openClosingGraph(_ state: inout SolverState) {
    closingGraph.append(makeGraph(isClosing: true, &state))
    for tree in forest.trees.indices where isFaceOpen(of: tree) {
      followWishes(of: tree, state)
      standInIfCircular(tree, closingGraph[0], &state)
      forest.forget(tree)
    }
  }

  private mutating func followWishes(of tree: Int, _ state: borrowing SolverState) {
    let graph = closingGraph[0]
    var columns = Buffer<Int32>()
    for leaf in forest.leaves(of: tree) where graph.pointee.contains(forest.leaves[leaf].column) {
      columns.append(forest.leaves[leaf].column)
    }
    let wishes = Wishes(columns, of: table, state)
    for index in wishes.ties.indices {
      let hint = table.hints[wishes.ties[index]]
      graph.pointee.reach(hint.column, hint.side, hint.target)
    }
    for index in wishes.bounds.indices {
      let hint = table.hints[wishes.bounds[index]]
      graph.pointee.approach(hint.column, hint.target)
    }
  }

  /// A tree whose columns close a circle with others is left to a simplex after all.
  private mutating func standInIfCircular(
    _ tree: Int, _ graph: UnsafeMutablePointer<FaceGraph>, _ state: inout SolverState
  ) {
    for leaf in forest.leaves(of: tree) where graph.pointee.isCircular(forest.leaves[leaf].column) {
      return solveByStandIn(tree, &state)
    }
  }

  /// Between which values a column may be, if the graph knows; nil if it is small or closes circles.
  mutating func rangeInGraph(of column: Int32, _ state: inout SolverState) -> (lower: Double, upper: Double)? {
    if rangeGraph.isEmpty {
      if !isLoose(state) { return nil }
      rangeGraph.append(makeGraph(isClosing: false, &state))
      for tree in forest.trees.indices where isFaceOpen(of: tree) { standInIfCircular(tree, rangeGraph[0], &state) }
    }
    if !rangeGraph[0].pointee.contains(column) { return nil }
    let range = rangeGraph[0].pointee.range(of: column)
    return (range.lower, range.upper)
  }

  // MARK: The graph

  /// - Parameter isClosing: Whether what the columns' own hints have closed is closed.
  private mutating func makeGraph(isClosing: Bool, _ state: inout SolverState) -> FaceGraph {
    if faceRows.isEmpty { readFaceRows(&state) }
    var bounds = Buffer<FaceGraph.Interval>(repeating: .all, count: columnCount)
    var values = Buffer<Double>(repeating: 0, count: columnCount)
    for column in 0..<Int32(truncatingIfNeeded: columnCount) where roles[column] != .defined {
      values[column] = currentValue(of: column)
      bounds[column] = self.bounds(of: column, isClosing: isClosing)
    }
    return FaceGraph(faceRows[0].pointee, bounds: bounds, values: values, state.symbols)
  }

  /// Where a column that is not eliminated may be, seen by itself.
  private func bounds(of column: Int32, isClosing: Bool) -> FaceGraph.Interval {
    let fixed = FaceGraph.Interval(lower: currentValue(of: column), upper: currentValue(of: column))
    if roles[column] == .single {
      if !singleStates[column].contains(.open) { return fixed }
      let single = openSingles[placeOfOpenSingle(column)]
      return isClosing
        ? FaceGraph.Interval(lower: single.lower, upper: single.upper)
        : FaceGraph.Interval(lower: single.lowest, upper: single.highest)
    }
    if let program = program(of: column) {
      if !program.pointee.isOpen { return fixed }
      let local = localOf[column]
      return isClosing
        ? FaceGraph.Interval(lower: program.pointee.bounds.lower[local], upper: program.pointee.bounds.upper[local])
        : FaceGraph.Interval(lower: program.pointee.faceLower[local], upper: program.pointee.faceUpper[local])
    }
    return isFaceOpen(of: Int(forest.leaves[forest.leafOfColumn[column]].tree)) ? treeBounds[column] : fixed
  }

  /// Collects the rows once more, as they are before elimination.
  private mutating func readFaceRows(_ state: inout SolverState) {
    var fresh = Piece(variables: variables.copy(), rows: rows.copy(), width: width)
    // Others have been absorbed since.
    fresh.holdsOlderEquations = true
    fresh.collectVariables(&state)
    var hints = Buffer<Hint>()
    fresh.collectRows(&state, &hints)
    for number in table.hints.indices where table.hints[number].row >= 0 {
      state.hintOfRow[table.hints[number].row] = Int32(truncatingIfNeeded: number)
    }
    faceRows.append(FaceRows(fresh.matrix, fresh.rowForms))
  }
}

extension Forest {
  /// Numbers of a tree's leaves.
  func leaves(of tree: Int) -> Range<Int32> {
    let last = nodes[trees[tree].firstNode + trees[tree].nodeCount - 1]
    return nodes[trees[tree].firstNode].firstLeaf..<last.firstLeaf + last.leafCount
  }

  func columnCount(of tree: Int) -> Int { leaves(of: tree).count }
}
