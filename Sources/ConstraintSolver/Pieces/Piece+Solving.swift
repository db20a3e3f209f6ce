/// Giving a piece's columns their values.
extension Piece {
  /// Takes up what symbols the piece's numbers move with.
  /// - Complexity: O(what moves).
  mutating func takeUp(_ symbols: borrowing Buffer<Form.Chunk>) {
    for index in dynamicHints.indices {
      let number = dynamicHints[index]
      let constant = hintForms.value(of: table.hints[number].form, symbols)
      if constant != table.hints[number].constant { setConstant(constant, of: number) }
    }
    for index in dynamicNodes.indices {
      let node = dynamicNodes[index]
      forest.setConstant(rowForms.value(of: forest.nodes[node].row, symbols), of: node)
    }
    for index in definitions.definitions.indices where definitions.definitions[index].form >= 0 {
      definitions.setConstant(hintForms.value(of: definitions.definitions[index].form, symbols), of: index)
    }
    for index in programs.indices { programs[index].pointee.setGiven(symbols) }
    for index in standIns.indices { standIns[index].pointee.setGiven(symbols) }
    needsSolving = true
    isStale = false
  }

  /// Moves one hint, and marks what has to be solved for it.
  mutating func setConstant(_ constant: Double, of number: Int32) {
    table.setConstant(constant, of: number)
    let column = table.hints[number].column
    switch roles[column] {
    case .single: dirtySingles.append(column)
    case .leaf: forest.touch(column)
    case .member: programs[programOfColumn[column]].pointee.needsSolving = true
    case .defined: break
    }
    needsSolving = true
  }

  /// Takes up a row whose constant has changed.
  mutating func move(_ number: Int32, _ row: borrowing ReducedRow, _ symbols: borrowing Buffer<Form.Chunk>) {
    let hint = table.hints[number]
    var constant = Form.value(row.form.base, symbols)
    if hint.form >= 0 { hintForms[hint.form].update(from: row.form.base, count: width) }
    let base = base(of: hint.column)
    if base >= 0 {
      constant -= hint.coefficient * slackBases.value(of: base, symbols)
      if hint.form >= 0 {
        for chunk in 0..<width { hintForms[hint.form][chunk] -= hint.coefficient * slackBases[base][chunk] }
      }
    }
    setConstant(constant, of: number)
    laws.removeAll()
  }

  /// Takes up new symbols: by a law, if one is known that holds, else by marking what has to be solved.
  mutating func follow(_ state: inout SolverState) {
    if needsSolving { return takeUp(state.symbols) }
    guard let law = laws.find(state.symbols) else { return takeUp(state.symbols) }
    law.pointee.write(variables, &state.values, state.symbols)
    isOpen = law.pointee.isOpen
    isViolated = false
    isStale = true
  }

  /// Brings the columns up to where a law has taken the variables.
  mutating func refresh(_ state: inout SolverState) {
    takeUp(state.symbols)
    // If closing asks for more columns than when the law was written, the next solution sees to that.
    _ = solve(&state)
  }

  /// Solves what is marked, and writes down the values of all variables.
  /// - Returns: Whether it is done; if not, the piece has to be compiled again with more ``keptVariables``.
  mutating func solve(_ state: inout SolverState) -> Bool {
    if !needsSolving { return true }
    if isStale { takeUp(state.symbols) }
    rangeGraph.removeAll()
    solveSingles(state)
    solveTrees(&state)
    solvePrograms(&state)
    isViolated = constants.isViolated(state.symbols) || violatedSingleCount > 0 || hasViolation
    isOpen = hasChoice()
    closings.removeAll()
    isClosedByGraph = false
    if isOpen, !close(&state) { return false }
    takeValues()
    definitions.evaluate(&columnValues)
    write(&state)
    needsSolving = false
    if isSettled, state.symbolCount > 0, !isViolated, laws.isWorthWriting(), let law = writeLaw(&state) {
      laws.insert(law)
    }
    isSettled = true
    return true
  }

  /// Solves from the symbols as they are, forgetting where looking round has moved things to.
  mutating func solveAnew(_ state: inout SolverState) {
    takeUp(state.symbols)
    for index in programs.indices { programs[index].pointee.needsSolving = true }
    _ = solve(&state)
  }

  private mutating func solveSingles(_ state: borrowing SolverState) {
    for index in dirtySingles.indices {
      let column = dirtySingles[index]
      let range = table.range(of: column)
      let hints = table.hints.slice(range)
      interval.follow(hints, numberedFrom: Int32(truncatingIfNeeded: range.lowerBound))
      let isMissed = range.count > 1 && interval.missesRequired(hints)
      if isMissed != singleStates[column].contains(.violated) {
        singleStates[column].formSymmetricDifference(.violated)
        violatedSingleCount += isMissed ? 1 : -1
      }
      if interval.isPoint {
        columnValues[column] = interval.lower
        singleStates[column].remove(.open)
      } else {
        open(column, state)
      }
    }
    dirtySingles.removeAll()
  }

  private mutating func solveTrees(_ state: inout SolverState) {
    for tree in forest.trees.indices {
      forest.solve(Int32(truncatingIfNeeded: tree), table, &columnValues)
      forest.trees[tree].isStoodIn = false
      if forest.trees[tree].tieCount == 0 { continue }
      if forest.columnCount(of: tree) > state.granularity.loose {
        openFace(of: tree)
      } else {
        solveByStandIn(tree, &state)
      }
    }
  }

  private mutating func solvePrograms(_ state: inout SolverState) {
    for index in programs.indices where programs[index].pointee.needsSolving || programs[index].pointee.isOpen {
      solve(programs[index], &state)
    }
  }

  mutating func solve(_ program: UnsafeMutablePointer<Program>, _ state: inout SolverState) {
    let before = program.pointee.stepCount
    program.pointee.needsSolving = false
    program.pointee.optimise(table)
    program.pointee.isViolated = program.pointee.missesRequired(table)
    program.pointee.openFace()
    if program.pointee.isOpen { closeTies(of: program, state) }
    state.stepCount += program.pointee.stepCount - before
  }

  private var hasViolation: Bool {
    for tree in forest.trees.indices where forest.trees[tree].isViolated { return true }
    for index in programs.indices where programs[index].pointee.isViolated { return true }
    return false
  }

  /// The programs' values, and those of trees that are tied.
  private mutating func takeValues() {
    for index in programs.indices { takeValues(of: programs[index]) }
    for index in standIns.indices where isInCharge(index) { takeValues(of: standIns[index]) }
    if closingGraph.isEmpty { return }
    closingGraph[0].pointee.writeValues(to: &columnValues)
    closingGraph.removeAll()
    isClosedByGraph = true
  }

  private mutating func takeValues(of program: UnsafeMutablePointer<Program>) {
    for index in program.pointee.columns.indices {
      columnValues[program.pointee.columns[index]] = program.pointee.values[index]
    }
  }

  private mutating func write(_ state: inout SolverState) {
    let values = state.values.base
    for index in dynamicConstants.indices {
      let variable = dynamicConstants[index]
      values[Int(variable)] = Form.value(state.images.form(variable), state.symbols)
    }
    for index in dynamicDependents.indices {
      let place = dynamicDependents[index]
      dependents[place].offset = Form.value(state.images.form(dependents[place].variable), state.symbols)
    }
    for index in dependents.indices {
      let dependent = dependents[index]
      values[Int(dependent.variable)] = dependent.scale * columnValues[dependent.column] + dependent.offset
    }
  }
}

extension Forest {
  /// Forgets where a tree's columns stand: closing has moved them.
  mutating func forget(_ tree: Int) {
    let first = trees[tree].firstNode
    for node in first..<first + trees[tree].nodeCount { nodes[node].isBuilt = true }
    trees[tree].needsWalking = true
  }

  mutating func setConstant(_ constant: Double, of node: Int32) {
    if constant == nodes[node].constant { return }
    nodes[node].constant = constant
    trees[nodes[node].tree].needsWalking = true
    if nodes[node].parent >= 0 {
      leaves[nodes[node].parent].needsBuilding = true
      trees[nodes[node].tree].needsBuilding = true
    }
  }

  /// Notes that a hint of a leaf's column has moved.
  mutating func touch(_ column: Int32) {
    let leaf = leafOfColumn[column]
    leaves[leaf].needsBuilding = true
    trees[leaves[leaf].tree].needsBuilding = true
  }

  mutating func solve(_ tree: Int32, _ table: borrowing HintTable, _ values: inout Buffer<Double>) {
    if trees[tree].needsBuilding { build(tree, table) }
    if trees[tree].needsWalking { walk(tree, &values) }
  }
}
