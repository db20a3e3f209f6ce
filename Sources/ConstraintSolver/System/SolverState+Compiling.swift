/// Compiling what has changed.
///
/// At first everything is one piece, because dividing a layout that never changes would be a waste. The first change
/// divides a large system into its components, with small ones bundled together; from then on a change compiles only
/// the bundles that are connected with it.
///
/// Components are those left by the required equations. A container whose frame is constant does not connect its
/// children; constants and rows on constants alone are in separate pieces, the *ground*.
extension SolverState {
  mutating func compile() {
    let isFirst = pieces.isEmpty
    if changes.needsAll || system.images.width != system.symbols.count || !ownership.isDivided || isFragmented {
      compileAll(dividing: !isFirst && system.domains.count > system.granularity.system)
    } else {
      compileRegion()
    }
    changes.removeAll()
  }

  private mutating func compileAll(dividing: Bool) {
    hasNewSymbols = true
    if system.images.width != system.symbols.count {
      system.images = Images(width: system.symbols.count)
      system.reduced = ReducedRow(width: system.symbols.count)
    } else {
      system.images.resetAll()
    }
    reserve()
    var alive = Buffer<Int32>(capacity: system.rows.records.count)
    for row in system.rows.records.indices where system.rows.records[row].isAlive {
      alive.append(Int32(truncatingIfNeeded: row))
    }
    var unknowns = Buffer<Int32>(capacity: system.domains.count)
    for variable in system.domains.indices {
      let variable = Int32(truncatingIfNeeded: variable)
      if system.domains[variable] == .parameter {
        system.images.setParameter(variable, symbol: symbol(of: variable), value: system.values[variable])
      } else {
        unknowns.append(variable)
      }
    }
    pieces.removeAll()
    ownership.forget()
    system.reduction.forgetAll()
    system.reduction.absorb(alive, on: unknowns, of: system.rows, into: &system.images, &system.reduced)
    if dividing {
      ownership.isDivided = true
      ownership.reserve(variableCount: system.domains.count, rowCount: system.rows.records.count, pieceCount: 0)
      for index in alive.indices { noteVariables(of: alive[index]) }
      divide(unknowns, alive)
    } else {
      let piece = pieces.append(Piece(variables: unknowns, rows: alive, width: system.images.width))
      piece.pointee.compile(&system)
    }
  }

  private mutating func reserve() {
    system.images.reserve(system.domains.count)
    system.values.resize(to: system.domains.count, filling: 0)
    system.columnOf.resize(to: system.domains.count, filling: -1)
    system.hintOfRow.resize(to: system.rows.records.count, filling: -1)
  }

  /// Links a row to its variables.
  mutating func noteVariables(of row: Int32) {
    for term in system.rows.terms(of: row) where system.domains[term.variable.id] != .parameter {
      ownership.rowsOf.insert(row, stamp: system.rows[row].stamp, under: term.variable.id)
    }
    if ownership.rowsOf.isCrowded(for: system.rows.pool.count) {
      ownership.rowsOf = Users()
      for row in 0..<Int32(truncatingIfNeeded: system.rows.records.count) where system.rows[row].isAlive {
        noteVariables(of: row)
      }
    }
  }

  /// Ranks variables by the caller's order; those that are not listed come last.
  mutating func rankVariables() {
    if givenOrder.isEmpty { return }
    if !system.closingRank.isEmpty { return system.closingRank.resize(to: system.domains.count, filling: .max) }
    system.closingRank.resize(to: system.domains.count, filling: .max)
    var rank: Int32 = 0
    for variable in givenOrder where contains(variable) && system.closingRank[variable.id] == .max {
      system.closingRank[variable.id] = rank
      rank += 1
    }
  }

  /// Compiles a piece again because closing needs variables that were eliminated.
  mutating func recompile(_ index: Int) {
    let piece = pieces[index]
    for place in piece.pointee.variables.indices { system.images.reset(piece.pointee.variables[place]) }
    system.reduction.absorb(
      piece.pointee.rows, on: piece.pointee.variables, of: system.rows, into: &system.images, &system.reduced)
    var new = Piece(
      variables: piece.pointee.variables.copy(), rows: piece.pointee.rows.copy(), width: system.images.width)
    new.columns.kept = piece.pointee.columns.kept
    pieces.replace(index, with: new)
    compile(piece)
  }

  // MARK: Regions

  /// Compiles what is connected with the changes.
  private mutating func compileRegion() {
    reserve()
    ownership.reserve(
      variableCount: system.domains.count, rowCount: system.rows.records.count, pieceCount: pieces.count)
    var region = Region()
    ownership.beginMarking()
    for index in changes.rows.indices { reach(row: changes.rows[index], &region) }
    for index in changes.variables.indices { reach(changes.variables[index], &region) }
    for index in changes.pieces.indices { reach(piece: changes.pieces[index], &region) }
    var next = 0
    while next < region.variables.count {
      var user = ownership.rowsOf.first(under: region.variables[next])
      next += 1
      while user >= 0 {
        let (row, stamp, following) = ownership.rowsOf[user]
        if system.rows.contains(RowID(place: row, stamp: stamp)) { reach(row: row, &region) }
        user = following
      }
    }
    for index in region.variables.indices {
      system.images.reset(region.variables[index])
      ownership.pieceOfVariable[region.variables[index]] = -1
    }
    for index in region.rows.indices { ownership.pieceOfRow[region.rows[index]] = -1 }
    system.reduction.absorb(region.rows, on: region.variables, of: system.rows, into: &system.images, &system.reduced)
    for index in region.pieces.indices { release(region.pieces[index]) }
    divide(region.variables, region.rows)
  }

  private struct Region: ~Copyable {
    var variables = Buffer<Int32>()
    var rows = Buffer<Int32>()
    var pieces = Buffer<Int32>()
  }

  private mutating func reach(row: Int32, _ region: inout Region) {
    guard system.rows[row].isAlive, ownership.mark(row: row) else { return }
    region.rows.append(row)
    if ownership.pieceOfRow[row] >= 0 { reach(piece: ownership.pieceOfRow[row], &region) }
    for term in system.rows.terms(of: row) { reach(term.variable.id, &region) }
  }

  private mutating func reach(_ variable: Int32, _ region: inout Region) {
    if system.domains[variable] == .parameter { return }
    let piece = ownership.pieceOfVariable[variable]
    // A constant that does not depend on the changes stays constant, and separates its neighbours.
    if piece >= 0, system.images.isConstant(variable), system.images.times[variable] < changes.earliest { return }
    guard ownership.mark(variable: variable) else { return }
    region.variables.append(variable)
    if piece >= 0 { reach(piece: piece, &region) }
  }

  /// Adds a piece to the region: a bundle as a whole, of the ground only what is reached.
  private mutating func reach(piece: Int32, _ region: inout Region) {
    guard ownership.mark(piece: piece) else { return }
    region.pieces.append(piece)
    if ownership.isGround[piece] { return }
    let members = pieces[piece]
    for index in members.pointee.variables.indices { reach(members.pointee.variables[index], &region) }
    for index in members.pointee.rows.indices {
      let row = members.pointee.rows[index]
      if ownership.pieceOfRow[row] == piece { reach(row: row, &region) }
    }
  }

  /// Releases a bundle; compiles the rest of a piece of ground.
  private mutating func release(_ piece: Int32) {
    let old = pieces[piece]
    if !ownership.isGround[piece] {
      pieces.replace(Int(piece), with: Piece(width: system.images.width))
      old.pointee.needsSolving = false
      ownership.free.append(piece)
      return
    }
    var variables = Buffer<Int32>(capacity: old.pointee.variables.count)
    for index in old.pointee.variables.indices {
      let variable = old.pointee.variables[index]
      if ownership.pieceOfVariable[variable] == piece { variables.append(variable) }
    }
    var kept = Buffer<Int32>(capacity: old.pointee.rows.count)
    for index in old.pointee.rows.indices {
      let row = old.pointee.rows[index]
      if ownership.pieceOfRow[row] == piece { kept.append(row) }
    }
    pieces.replace(Int(piece), with: Piece(variables: variables, rows: kept, width: system.images.width))
    old.pointee.holdsOlderEquations = true
    compile(old)
  }

  /// Whether there are too many pieces for the number of rows, because changes have left small ones.
  private var isFragmented: Bool {
    pieces.count > 64 + (system.domains.count + system.rows.count) / max(1, system.granularity.bundle / 4)
  }
}
