/// Choosing one of the best solutions by the fixed rule of AL-2.18.
///
/// Ties and bounds (stages 0 and 0b) are wishes of hints, and a hint belongs to one column: they are followed component
/// by component as these are solved. The last stages bring *variables* near zero in the caller's order, and a variable
/// may be a sum of columns from several components. If at most one of these is still open, the variable's wish is that
/// column's; otherwise the piece is compiled once more with the variable kept as a separate column.
extension Piece {
  /// Follows the ties and bounds of a program's hints.
  mutating func closeTies(of program: UnsafeMutablePointer<Program>, _ system: borrowing ReducedSystem) {
    let wishes = Wishes(program.pointee.columns, of: costs.table, system)
    for index in wishes.ties.indices {
      let hint = costs.table.hints[wishes.ties[index]]
      program.pointee.reach(columns.locals[hint.column], hint.side, hint.target, wishes.ties[index])
    }
    for index in wishes.bounds.indices {
      let hint = costs.table.hints[wishes.bounds[index]]
      program.pointee.approach(columns.locals[hint.column], hint.target, wishes.bounds[index])
    }
  }

  /// Solves a tied tree once more as a program, because dividing a tie may affect several rows.
  mutating func solveByStandIn(_ tree: Int, _ system: inout ReducedSystem) {
    solve(standIn(for: tree, system), &system)
    forest.trees[tree].isStoodIn = true
    forest.forget(tree)
  }

  mutating func standIn(for tree: Int, _ system: borrowing ReducedSystem) -> UnsafeMutablePointer<Program> {
    if forest.trees[tree].standIn >= 0 { return standIns.programs[forest.trees[tree].standIn] }
    forest.trees[tree].standIn = Int32(truncatingIfNeeded: standIns.programs.count)
    standIns.trees.append(tree)
    let program = standIns.programs.append(makeStandIn(for: tree))
    program.pointee.setGiven(system.symbols)
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

  /// Returns the program in charge of a column: its own, or the stand-in of its tied tree.
  func program(of column: Int32) -> UnsafeMutablePointer<Program>? {
    switch columns.roles[column] {
    case .member: return programs[columns.programs[column]]
    case .leaf:
      let tree = forest.trees[forest.leaves[forest.leafOfColumn[column]].tree]
      return tree.isStoodIn ? standIns.programs[tree.standIn] : nil
    case .single, .defined: return nil
    }
  }

  /// Returns whether there is more than one best solution.
  func hasChoice() -> Bool {
    for index in singles.open.indices where singles.states[singles.open[index].column].contains(.open) { return true }
    for index in programs.indices where programs[index].pointee.isOpen { return true }
    for index in standIns.programs.indices where isInCharge(index) && standIns.programs[index].pointee.isOpen {
      return true
    }
    for index in forest.trees.indices where isFaceOpen(of: index) { return true }
    return false
  }

  /// Closes open columns again, because the order of rows or variables has changed.
  mutating func reopen() {
    closing.order.removeAll()
    laws.removeAll()
    if !isOpen { return }
    for index in singles.open.indices { singles.dirty.append(singles.open[index].column) }
    needsSolving = true
  }

  /// Returns whether a stand-in has solved its tree in the current state.
  func isInCharge(_ standIn: Int) -> Bool { forest.trees[standIns.trees[standIn]].isStoodIn }

  /// Programs with columns that still have to be closed.
  private var waitingPrograms: Buffer<UnsafeMutablePointer<Program>> {
    var waiting = Buffer<UnsafeMutablePointer<Program>>()
    for index in programs.indices where programs[index].pointee.isOpen && programs[index].pointee.isStillOpen {
      waiting.append(programs[index])
    }
    for index in standIns.programs.indices
    where isInCharge(index) && standIns.programs[index].pointee.isOpen && standIns.programs[index].pointee.isStillOpen {
      waiting.append(standIns.programs[index])
    }
    return waiting
  }

  // MARK: The order of variables

  /// Brings open variables near zero, in order.
  /// - Returns: False if some have to be kept as columns first.
  mutating func close(_ system: inout ReducedSystem) -> Bool {
    var openCount = 0
    closing.done.removeAll()
    face.closingGraph.removeAll()
    for index in singles.open.indices {
      let single = singles.open[index]
      singles.states[single.column].remove(.closed)
      if !singles.states[single.column].contains(.open) { continue }
      if single.isPoint { close(single.column, near: 0) } else { openCount += 1 }
    }
    if isLoose(system) { openClosingGraph(&system) }
    let usesGraph = !face.closingGraph.isEmpty
    var waitingCount = waitingPrograms.count
    if openCount == 0, waitingCount == 0, !usesGraph { return true }
    sortForClosing(system)
    var expansion = Expansion(columnCount: columnCount)
    for index in closing.order.indices {
      let variable = closing.order[index]
      let up = system.images.parent[variable]
      if up < 0 { continue }
      let target = -Form.value(system.images.form(variable), system.symbols) / system.images.scale[variable]
      var column = system.columnOf[up]
      if usesGraph, face.closingGraph[0].pointee.contains(column) {
        face.closingGraph[0].pointee.approach(column, target)
        continue
      }
      var goal = target
      if columns.roles[column] == .defined {
        expansion.expand(column, self)
        if expansion.openColumns.isEmpty { continue }
        if expansion.openColumns.count > 1 {
          keep(from: index, &expansion, system)
          return false
        }
        column = expansion.openColumns[0]
        goal = (target - expansion.constant) / expansion.coefficient(of: column)
      }
      if columns.roles[column] == .single {
        if !isOpenNow(column) { continue }
        close(column, near: goal)
        closing.done.append(Closings.Closing(column: column, variable: variable))
        openCount -= 1
      } else if let program = program(of: column), program.pointee.mayMove(columns.locals[column]) {
        program.pointee.approach(columns.locals[column], goal, Program.Reason.zero(of: variable))
        if !program.pointee.isStillOpen { waitingCount -= 1 }
      } else {
        continue
      }
      if openCount == 0, waitingCount == 0, !usesGraph { return true }
    }
    return true
  }

  /// Returns whether a column's value is not settled yet.
  func isOpenNow(_ column: Int32) -> Bool {
    switch columns.roles[column] {
    case .single: singles.states[column].contains(.open) && !singles.states[column].contains(.closed)
    case .member, .leaf: program(of: column)?.pointee.mayMove(columns.locals[column]) ?? false
    case .defined: false
    }
  }

  private mutating func close(_ column: Int32, near target: Double) {
    columns.values[column] = singles.open[placeOfOpenSingle(column)].nearest(target)
    singles.states[column].insert(.closed)
  }

  /// Records which variables have to be separate columns for closing to see them.
  private mutating func keep(from index: Int, _ expansion: inout Expansion, _ system: borrowing ReducedSystem) {
    for place in index..<closing.order.count {
      let up = system.images.parent[closing.order[place]]
      if up < 0 { continue }
      let column = system.columnOf[up]
      if columns.roles[column] != .defined { continue }
      if !face.closingGraph.isEmpty, face.closingGraph[0].pointee.contains(column) { continue }
      expansion.expand(column, self)
      if expansion.openColumns.count > 1 { columns.kept.insert(columns.variables[column]) }
    }
  }

  private mutating func sortForClosing(_ system: borrowing ReducedSystem) {
    if !closing.order.isEmpty { return }
    closing.order = variables.copy()
    if system.closingRank.isEmpty {
      closing.order.sort(closing.order.indices) { $0 < $1 }
      return
    }
    let ranks = system.closingRank.base
    closing.order.sort(closing.order.indices) {
      let (a, b) = (ranks[Int($0)], ranks[Int($1)])
      return a != b ? a < b : $0 < $1
    }
  }

  /// Returns the value of a column that is not eliminated.
  func currentValue(of column: Int32) -> Double {
    program(of: column).map { $0.pointee.values[columns.locals[column]] } ?? columns.values[column]
  }
}
