/// Computing the values of a piece's columns.
extension Piece {
  /// Updates the numbers of the piece that depend on symbols.
  /// - Complexity: O(numbers that depend on symbols).
  mutating func takeUp(_ symbols: borrowing Buffer<Form.Chunk>) {
    for index in costs.moving.indices {
      let number = costs.moving[index]
      let constant = costs.forms.value(of: costs.table.hints[number].form, symbols)
      if constant != costs.table.hints[number].constant { setConstant(constant, of: number) }
    }
    for index in forest.movingNodes.indices {
      let node = forest.movingNodes[index]
      forest.setConstant(coupling.forms.value(of: forest.nodes[node].row, symbols), of: node)
    }
    for index in definitions.definitions.indices where definitions.definitions[index].form >= 0 {
      definitions.setConstant(costs.forms.value(of: definitions.definitions[index].form, symbols), of: index)
    }
    for index in programs.indices { programs[index].pointee.setGiven(symbols) }
    for index in standIns.programs.indices { standIns.programs[index].pointee.setGiven(symbols) }
    needsSolving = true
    isStale = false
  }

  /// Moves one hint, and marks what has to be solved again.
  mutating func setConstant(_ constant: Double, of number: Int32) {
    costs.table.setConstant(constant, of: number)
    let column = costs.table.hints[number].column
    switch columns.roles[column] {
    case .single: singles.dirty.append(column)
    case .leaf: forest.touch(column)
    case .member: programs[columns.programs[column]].pointee.needsSolving = true
    case .defined: break
    }
    needsSolving = true
  }

  /// Updates a row whose constant has changed.
  mutating func move(_ number: Int32, _ row: borrowing ReducedRow, _ symbols: borrowing Buffer<Form.Chunk>) {
    let hint = costs.table.hints[number]
    var constant = Form.value(row.form.base, symbols)
    if hint.form >= 0 { costs.forms[hint.form].update(from: row.form.base, count: width) }
    let base = base(of: hint.column)
    if base >= 0 {
      constant -= hint.coefficient * costs.slackBases.value(of: base, symbols)
      if hint.form >= 0 {
        Form.add(costs.slackBases[base], times: -hint.coefficient, to: costs.forms[hint.form], width: width)
      }
    }
    setConstant(constant, of: number)
    laws.removeAll()
  }

  /// Updates the symbols: with a law if a valid one is known, else by marking what has to be solved.
  mutating func follow(_ system: inout ReducedSystem) {
    if needsSolving { return takeUp(system.symbols) }
    guard let law = laws.find(system.symbols) else { return takeUp(system.symbols) }
    law.pointee.write(variables, &system.values, system.symbols)
    isOpen = law.pointee.isOpen
    isViolated = false
    isStale = true
  }

  /// Updates the columns to the values that a law has given the variables.
  mutating func refresh(_ system: inout ReducedSystem) {
    takeUp(system.symbols)
    // If closing needs more columns than when the law was written, the next solution handles that.
    _ = solve(&system)
  }

  /// Solves what is marked, and writes the values of all variables.
  /// - Returns: Whether it is complete; if not, the piece has to be compiled again with more ``keptVariables``.
  mutating func solve(_ system: inout ReducedSystem) -> Bool {
    if !needsSolving { return true }
    if isStale { takeUp(system.symbols) }
    face.rangeGraph.removeAll()
    solveSingles(system)
    solveTrees(&system)
    solvePrograms(&system)
    isViolated = constants.isViolated(system.symbols) || singles.violatedCount > 0 || hasViolation
    isOpen = hasChoice()
    closing.done.removeAll()
    face.hasClosed = false
    if isOpen, !close(&system) { return false }
    takeValues()
    definitions.evaluate(&columns.values)
    write(&system)
    needsSolving = false
    if isSettled, system.symbolCount > 0, !isViolated, laws.isWorthWriting(), let law = writeLaw(&system) {
      laws.insert(law)
    }
    isSettled = true
    return true
  }

  /// Solves from the current symbols, discarding moves made while exploring.
  mutating func solveAnew(_ system: inout ReducedSystem) {
    takeUp(system.symbols)
    for index in programs.indices { programs[index].pointee.needsSolving = true }
    _ = solve(&system)
  }

  private mutating func solveSingles(_ system: borrowing ReducedSystem) {
    for index in singles.dirty.indices {
      let column = singles.dirty[index]
      let range = costs.table.range(of: column)
      let hints = costs.table.hints.slice(range)
      singles.interval.follow(hints, numberedFrom: Int32(truncatingIfNeeded: range.lowerBound))
      let isMissed = range.count > 1 && singles.interval.missesRequired(hints)
      if isMissed != singles.states[column].contains(.violated) {
        singles.states[column].formSymmetricDifference(.violated)
        singles.violatedCount += isMissed ? 1 : -1
      }
      if singles.interval.isPoint {
        columns.values[column] = singles.interval.lower
        singles.states[column].remove(.open)
      } else {
        open(column, system)
      }
    }
    singles.dirty.removeAll()
  }

  private mutating func solveTrees(_ system: inout ReducedSystem) {
    for tree in forest.trees.indices {
      forest.solve(Int32(truncatingIfNeeded: tree), costs.table, &columns.values)
      forest.trees[tree].isStoodIn = false
      if forest.trees[tree].tieCount == 0 { continue }
      if forest.columnCount(of: tree) > system.granularity.loose {
        openFace(of: tree)
      } else {
        solveByStandIn(tree, &system)
      }
    }
  }

  private mutating func solvePrograms(_ system: inout ReducedSystem) {
    for index in programs.indices where programs[index].pointee.needsSolving || programs[index].pointee.isOpen {
      solve(programs[index], &system)
    }
  }

  mutating func solve(_ program: UnsafeMutablePointer<Program>, _ system: inout ReducedSystem) {
    let before = program.pointee.stepCount
    program.pointee.needsSolving = false
    if program.pointee.isNarrowed {
      narrow(program, system)
    } else {
      program.pointee.optimise(costs.table)
    }
    program.pointee.isViolated = program.pointee.missesRequired(costs.table)
    program.pointee.openFace()
    if program.pointee.isOpen { closeTies(of: program, system) }
    system.stepCount += program.pointee.stepCount - before
  }

  private var hasViolation: Bool {
    for tree in forest.trees.indices where forest.trees[tree].isViolated { return true }
    for index in programs.indices where programs[index].pointee.isViolated { return true }
    return false
  }

  /// Copies the values of programs, and those of tied trees.
  private mutating func takeValues() {
    for index in programs.indices { takeValues(of: programs[index]) }
    for index in standIns.programs.indices where isInCharge(index) { takeValues(of: standIns.programs[index]) }
    if face.closingGraph.isEmpty { return }
    face.closingGraph[0].pointee.writeValues(to: &columns.values)
    face.closingGraph.removeAll()
    face.hasClosed = true
  }

  private mutating func takeValues(of program: UnsafeMutablePointer<Program>) {
    for index in program.pointee.columns.indices {
      columns.values[program.pointee.columns[index]] = program.pointee.values[index]
    }
  }

  private mutating func write(_ system: inout ReducedSystem) {
    let values = system.values.base
    for index in dependents.movingConstants.indices {
      let variable = dependents.movingConstants[index]
      values[Int(variable)] = Form.value(system.images.form(variable), system.symbols)
    }
    for index in dependents.moving.indices {
      let place = dependents.moving[index]
      dependents.all[place].offset = Form.value(system.images.form(dependents.all[place].variable), system.symbols)
    }
    for index in dependents.all.indices {
      let dependent = dependents.all[index]
      values[Int(dependent.variable)] = dependent.scale * columns.values[dependent.column] + dependent.offset
    }
  }
}
