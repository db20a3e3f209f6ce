/// Compiling and solving, piece by piece.
extension SolverState {
  mutating func solve(chooseBroken: (([RowID]) -> RowID)?) {
    if !hasChanged { return }
    mendBroken()
    settle()
    conflicts = []
    if isViolated { breakConflicts(chooseBroken) }
    hasChanged = false
  }

  /// Brings compilation and values up to date; conflicts are left in.
  mutating func settle() {
    if needsCompiling { compile() }
    if hasNewSymbols {
      hasNewSymbols = false
      for index in pieces.indices {
        let piece = pieces[index]
        piece.pointee.follow(&self)
      }
    }
    for index in pieces.indices {
      let piece = pieces[index]
      while !piece.pointee.solve(&self) { recompile(index) }
    }
  }

  var isViolated: Bool {
    for index in pieces.indices where pieces[index].pointee.isViolated { return true }
    return false
  }

  // MARK: Compiling

  /// Compiles everything as one piece.
  mutating func compile() {
    needsCompiling = false
    hasNewSymbols = true
    let count = domains.count
    if images.width != symbols.count {
      images = Images(width: symbols.count)
      reduced = ReducedRow(width: symbols.count)
    } else {
      images.resetAll()
    }
    images.reserve(count)
    values.resize(to: count, filling: 0)
    columnOf.resize(to: count, filling: -1)
    hintOfRow.resize(to: rows.records.count, filling: -1)
    rankVariables()
    var alive = Buffer<Int32>(capacity: rows.records.count)
    for row in rows.records.indices where rows.records[row].isAlive { alive.append(Int32(truncatingIfNeeded: row)) }
    var unknowns = Buffer<Int32>(capacity: count)
    for variable in domains.indices {
      let variable = Int32(truncatingIfNeeded: variable)
      if domains[variable] == .parameter {
        images.setParameter(variable, symbol: symbol(of: variable), value: values[variable])
      } else {
        unknowns.append(variable)
      }
    }
    pieces.removeAll()
    let piece = pieces.append(Piece(variables: unknowns, rows: alive, width: images.width))
    piece.pointee.compile(&self)
  }

  /// Compiles a piece again because closing asks for variables it had eliminated.
  private mutating func recompile(_ index: Int) {
    let piece = pieces[index]
    for place in piece.pointee.variables.indices { images.reset(piece.pointee.variables[place]) }
    var new = Piece(
      variables: piece.pointee.variables.copy(), rows: piece.pointee.rows.copy(), width: images.width)
    new.keptVariables = piece.pointee.keptVariables
    pieces.replace(index, with: new)
    piece.pointee.compile(&self)
    piece.pointee.takeUp(symbols)
  }

  private mutating func rankVariables() {
    if closingRank.count == domains.count || givenOrder.isEmpty { return }
    closingRank = Buffer(repeating: .max, count: domains.count)
    var rank: Int32 = 0
    for variable in givenOrder where contains(variable) && closingRank[variable.id] == .max {
      closingRank[variable.id] = rank
      rank += 1
    }
  }

  mutating func range(of variable: Variable) -> (lower: Double, upper: Double) {
    let value = value(of: variable)
    guard contains(variable), Int(variable.id) < images.parent.count, !needsCompiling, !pieces.isEmpty else {
      return (value, value)
    }
    while true {
      let piece = pieces[0]
      if let range = piece.pointee.range(of: variable.id, &self) { return range }
      recompile(0)
      settle()
    }
  }
}
