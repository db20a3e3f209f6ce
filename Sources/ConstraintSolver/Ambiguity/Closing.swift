/// What has settled an open single column.
struct Closing: BitwiseCopyable {
  var column: Int32
  /// The variable whose wish it was.
  var variable: Int32
}

/// Choosing one of the best solutions by AL-2.18's fixed rule.
///
/// Ties and bounds (stages 0 and 0b) are wishes of hints, and a hint belongs to one column: they are followed component
/// by component as these are solved. The last stages bring *variables* near zero in the caller's order, and a variable
/// may be a sum of columns from several components. With at most one of these open still, the variable's wish is that
/// column's; otherwise the piece is compiled once more with the variable kept as a column of its own.
extension Piece {
  /// Follows the ties and bounds of a program's hints.
  mutating func closeTies(of program: UnsafeMutablePointer<Program>, _ state: borrowing SolverState) {
    let wishes = Wishes(program.pointee.columns, of: table, state)
    for index in wishes.ties.indices {
      let hint = table.hints[wishes.ties[index]]
      program.pointee.reach(localOf[hint.column], hint.side, hint.target, wishes.ties[index])
    }
    for index in wishes.bounds.indices {
      let hint = table.hints[wishes.bounds[index]]
      program.pointee.approach(localOf[hint.column], hint.target, wishes.bounds[index])
    }
  }

  /// A tree that is tied is solved once more as a program: sharing out a tie may concern several rows.
  mutating func solveByStandIn(_ tree: Int, _ state: inout SolverState) {
    solve(standIn(for: tree, state), &state)
    forest.trees[tree].isStoodIn = true
    forest.forget(tree)
  }

  mutating func standIn(for tree: Int, _ state: borrowing SolverState) -> UnsafeMutablePointer<Program> {
    if forest.trees[tree].standIn >= 0 { return standIns[forest.trees[tree].standIn] }
    forest.trees[tree].standIn = Int32(truncatingIfNeeded: standIns.count)
    standInTrees.append(tree)
    let program = standIns.append(makeStandIn(for: tree))
    program.pointee.setGiven(state.symbols)
    return program
  }

  private mutating func makeStandIn(for tree: Int) -> Program {
    var rows = Buffer<Int32>()
    var columns = Buffer<Int32>()
    let (first, levelCount) = (forest.trees[tree].firstNode, Int(forest.trees[tree].levelCount))
    for node in first..<first + forest.trees[tree].nodeCount {
      rows.append(forest.nodes[node].row)
      for leaf in forest.nodes[node].firstLeaf..<forest.nodes[node].firstLeaf + forest.nodes[node].leafCount {
        columns.append(forest.leaves[leaf].column)
      }
    }
    return makeProgram(rows, columns, levelCount: levelCount)
  }

  /// The program in charge of a column: its own, or the stand-in of its tied tree.
  func program(of column: Int32) -> UnsafeMutablePointer<Program>? {
    switch roles[column] {
    case .member: return programs[programOfColumn[column]]
    case .leaf:
      let tree = forest.trees[forest.leaves[forest.leafOfColumn[column]].tree]
      return tree.isStoodIn ? standIns[tree.standIn] : nil
    case .single, .defined: return nil
    }
  }

  /// Whether the best solution is not the only one.
  func hasChoice() -> Bool {
    for index in openSingles.indices where singleStates[openSingles[index].column].contains(.open) { return true }
    for index in programs.indices where programs[index].pointee.isOpen { return true }
    for index in standIns.indices where isInCharge(index) && standIns[index].pointee.isOpen { return true }
    for index in forest.trees.indices where isFaceOpen(of: index) { return true }
    return false
  }

  /// Has what is open closed once more: the order of rows or of variables is another.
  mutating func reopen() {
    closingOrder.removeAll()
    laws.removeAll()
    if !isOpen { return }
    for index in openSingles.indices { dirtySingles.append(openSingles[index].column) }
    needsSolving = true
  }

  /// Whether a stand-in has solved its tree as it is.
  func isInCharge(_ standIn: Int) -> Bool { forest.trees[standInTrees[standIn]].isStoodIn }

  /// Programs in which something is still to be closed.
  private var waitingPrograms: Buffer<UnsafeMutablePointer<Program>> {
    var waiting = Buffer<UnsafeMutablePointer<Program>>()
    for index in programs.indices where programs[index].pointee.isOpen && programs[index].pointee.isStillOpen {
      waiting.append(programs[index])
    }
    for index in standIns.indices
    where isInCharge(index) && standIns[index].pointee.isOpen && standIns[index].pointee.isStillOpen {
      waiting.append(standIns[index])
    }
    return waiting
  }

  // MARK: The order of variables

  /// Brings open variables near zero, in order.
  /// - Returns: False if some have to be kept as columns first.
  mutating func close(_ state: inout SolverState) -> Bool {
    var openCount = 0
    closings.removeAll()
    closingGraph.removeAll()
    for index in openSingles.indices {
      let single = openSingles[index]
      singleStates[single.column].remove(.closed)
      if !singleStates[single.column].contains(.open) { continue }
      if single.isPoint { close(single.column, near: 0) } else { openCount += 1 }
    }
    if isLoose(state) { openClosingGraph(&state) }
    let usesGraph = !closingGraph.isEmpty
    var waitingCount = waitingPrograms.count
    if openCount == 0, waitingCount == 0, !usesGraph { return true }
    sortForClosing(state)
    var expansion = Expansion(columnCount: columnCount)
    for index in closingOrder.indices {
      let variable = closingOrder[index]
      let up = state.images.parent[variable]
      if up < 0 { continue }
      let target = -Form.value(state.images.form(variable), state.symbols) / state.images.scale[variable]
      var column = state.columnOf[up]
      if usesGraph, closingGraph[0].pointee.contains(column) {
        closingGraph[0].pointee.approach(column, target)
        continue
      }
      var goal = target
      if roles[column] == .defined {
        expansion.expand(column, self)
        if expansion.openColumns.isEmpty { continue }
        if expansion.openColumns.count > 1 {
          keep(from: index, &expansion, state)
          return false
        }
        column = expansion.openColumns[0]
        goal = (target - expansion.constant) / expansion.coefficient(of: column)
      }
      if roles[column] == .single {
        if !isOpenNow(column) { continue }
        close(column, near: goal)
        closings.append(Closing(column: column, variable: variable))
        openCount -= 1
      } else if let program = program(of: column), program.pointee.mayMove(localOf[column]) {
        program.pointee.approach(localOf[column], goal, Program.Reason.zero(of: variable))
        if !program.pointee.isStillOpen { waitingCount -= 1 }
      } else {
        continue
      }
      if openCount == 0, waitingCount == 0, !usesGraph { return true }
    }
    return true
  }

  /// Whether a column's value is not settled yet.
  func isOpenNow(_ column: Int32) -> Bool {
    switch roles[column] {
    case .single: singleStates[column].contains(.open) && !singleStates[column].contains(.closed)
    case .member, .leaf: program(of: column)?.pointee.mayMove(localOf[column]) ?? false
    case .defined: false
    }
  }

  private mutating func close(_ column: Int32, near target: Double) {
    columnValues[column] = openSingles[placeOfOpenSingle(column)].nearest(target)
    singleStates[column].insert(.closed)
  }

  /// Notes which variables have to be columns of their own for closing to see them.
  private mutating func keep(from index: Int, _ expansion: inout Expansion, _ state: borrowing SolverState) {
    for place in index..<closingOrder.count {
      let up = state.images.parent[closingOrder[place]]
      if up < 0 { continue }
      let column = state.columnOf[up]
      if roles[column] != .defined { continue }
      if !closingGraph.isEmpty, closingGraph[0].pointee.contains(column) { continue }
      expansion.expand(column, self)
      if expansion.openColumns.count > 1 { keptVariables.insert(columnVariables[column]) }
    }
  }

  private mutating func sortForClosing(_ state: borrowing SolverState) {
    if !closingOrder.isEmpty { return }
    closingOrder = variables.copy()
    if state.closingRank.isEmpty {
      closingOrder.sort(closingOrder.indices) { $0 < $1 }
      return
    }
    let ranks = state.closingRank.base
    closingOrder.sort(closingOrder.indices) {
      let (a, b) = (ranks[Int($0)], ranks[Int($1)])
      return a != b ? a < b : $0 < $1
    }
  }
}
