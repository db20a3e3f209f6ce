/// Compiling and solving, piece by piece.
extension SolverState {
  mutating func solve(chooseBroken: (([RowID]) -> RowID)?) {
    // Another caller may choose different rows to break.
    if !hasChanged, conflicts.isEmpty || chooseBroken == nil { return }
    restoreBroken()
    settle()
    conflicts = []
    if isViolated { breakConflicts(chooseBroken) }
    hasChanged = false
  }

  /// Brings compilation and values up to date without breaking conflicts.
  mutating func settle() {
    rankVariables()
    if !changes.isEmpty || pieces.isEmpty { compile() }
    if hasNewSymbols {
      hasNewSymbols = false
      for index in pieces.indices {
        let piece = pieces[index]
        piece.pointee.follow(&system)
      }
    }
    for index in pieces.indices {
      let piece = pieces[index]
      while !piece.pointee.solve(&system) { recompile(index) }
    }
  }

  var isViolated: Bool {
    for index in pieces.indices where pieces[index].pointee.isViolated { return true }
    return false
  }

  var hasUniqueSolution: Bool {
    for index in pieces.indices where pieces[index].pointee.isOpen { return false }
    return true
  }

  mutating func range(of variable: Variable) -> (lower: Double, upper: Double) {
    let value = value(of: variable)
    guard contains(variable), Int(variable.id) < system.images.parent.count, !hasChanged, !pieces.isEmpty,
      system.domains[variable.id] != .parameter
    else {
      return (value, value)
    }
    while true {
      let index = Int(ownership.piece(ofVariable: variable.id))
      let piece = pieces[index]
      if let range = piece.pointee.range(of: variable.id, &system) { return range }
      recompile(index)
      settle()
    }
  }
}
