/// The state of a ``Solver``: the original rows and variables, and the pieces they are compiled into.
struct SolverState: ~Copyable {
  /// The rows and variables, and the result of reducing them by the required equations.
  var system = ReducedSystem()

  // MARK: Parameters

  /// Position of each parameter among the symbols; -1 for one that no required equation has named, which is replaced by
  /// its value.
  var symbolOf = Buffer<Int32>()
  /// Rows that name parameters, linked by parameter.
  var users = Users()
  /// Variables in the order in which the caller wants open ones closed.
  var givenOrder: [Variable] = []

  // MARK: Compiled

  var pieces = Boxes<Piece>()
  var ownership = Ownership()
  /// Changes since the pieces were compiled.
  var changes = Changes()
  var hasNewSymbols = true
  /// Whether anything has changed since the last solution.
  var hasChanged = true
  var conflicts: [Conflict] = []
  /// Rows broken in the last solution.
  var brokenRows = Buffer<RowID>()
  var projectedRowCount = 0
  var checksInvariants = false

  init() {}

  mutating func makeVariable(_ domain: Domain) -> Variable {
    system.domains.append(domain)
    let variable = Variable(Int32(truncatingIfNeeded: system.domains.count - 1))
    hasChanged = true
    if domain == .parameter { changes.noteAll() } else { changes.note(variable.id) }
    return variable
  }

  func contains(_ variable: Variable) -> Bool { variable.id >= 0 && Int(variable.id) < system.domains.count }

  // MARK: Checks

  @inline(__always)
  static func check(_ number: Double) throws(SolverError) {
    if abs(number) <= Row.magnitudeLimit { return }
    throw number.isFinite ? .exceedsLimit(number) : .notFinite(number)
  }

  @inline(__always)
  static func check(_ priority: Priority) throws(SolverError) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else { throw .priorityOutOfRange(priority.rawValue) }
  }

  @inline(never)
  private static func fault(of term: Term) -> SolverError {
    do throws(SolverError) { try check(term.coefficient) } catch { return error }
    return .unknownVariable
  }

  // MARK: Rows

  mutating func add(
    _ terms: Span<Term>, _ constant: Double, _ relation: Relation, _ priority: Priority, _ sequence: Int,
    _ flags: RowStore.Flags
  ) throws(SolverError) -> RowID {
    try Self.check(constant)
    try Self.check(priority)
    var namesParameter = false
    let variableCount = UInt32(truncatingIfNeeded: system.domains.count)
    for index in terms.indices {
      let term = terms[index]
      guard abs(term.coefficient) <= Row.magnitudeLimit,
        UInt32(bitPattern: term.variable.id) < variableCount
      else { throw Self.fault(of: term) }
      namesParameter = namesParameter || system.domains[term.variable.id] == .parameter
    }
    let id = terms.withUnsafeBufferPointer { source in
      system.rows.insert(
        source.baseAddress, count: source.count, constant: constant, relation, priority.rawValue, sequence: sequence,
        flags)
    }
    if namesParameter { noteParameters(of: id.place) }
    hasChanged = true
    if Int(id.place) < system.hintOfRow.count { system.hintOfRow[id.place] = -1 }
    system.reduction.forget(id.place)
    if ownership.isDivided { noteVariables(of: id.place) }
    changes.note(row: id.place)
    return id
  }

  mutating func noteParameters(of row: Int32) {
    let isEquation = system.rows[row].isRequiredEquation
    let isLinked = system.rows[row].flags.contains(.linked)
    if !isEquation, !isLinked { system.rows[row].flags.insert(.linked) }
    for term in system.rows.terms(of: row) where system.domains[term.variable.id] == .parameter {
      if isEquation {
        makeSymbolic(term.variable.id)
      } else if !isLinked {
        users.insert(row, stamp: system.rows[row].stamp, under: term.variable.id)
      }
    }
    if users.isCrowded(for: system.rows.pool.count) { relinkUsers() }
  }

  /// Links the existing rows, without removed ones.
  private mutating func relinkUsers() {
    users = Users()
    for row in 0..<Int32(truncatingIfNeeded: system.rows.records.count)
    where system.rows[row].isAlive && system.rows[row].flags.contains(.linked) {
      for term in system.rows.terms(of: row) where system.domains[term.variable.id] == .parameter {
        users.insert(row, stamp: system.rows[row].stamp, under: term.variable.id)
      }
    }
  }

  /// Makes a parameter symbolic. Images keep their width unless the new symbol starts a chunk.
  mutating func makeSymbolic(_ parameter: Int32) {
    symbolOf.resize(to: max(system.domains.count, symbolOf.count), filling: -1)
    if symbolOf[parameter] >= 0 { return }
    system.symbolCount += 1
    symbolOf[parameter] = system.symbolCount
    hasChanged = true
    changes.noteAll()
    system.symbols.resize(to: Int(system.symbolCount) / 4 + 1, filling: .zero)
    setSymbol(of: parameter, to: Int(parameter) < system.values.count ? system.values[parameter] : 0)
  }

  func symbol(of parameter: Int32) -> Int32 { Int(parameter) < symbolOf.count ? symbolOf[parameter] : -1 }

  mutating func setSymbol(of parameter: Int32, to value: Double) {
    let symbol = Int(symbolOf[parameter])
    system.symbols[symbol / 4][symbol % 4] = value
    hasNewSymbols = true
  }

  func check(_ id: RowID) throws(SolverError) {
    guard system.rows.contains(id) else { throw .unknownRow }
  }

  func row(_ id: RowID) throws(SolverError) -> Row {
    try check(id)
    let record = system.rows[id.place]
    return Row(
      LinearExpression(Array(system.rows.terms(of: id.place)), constant: record.constant), record.relation,
      priority: Priority(rawValue: record.priority), sequence: record.sequence,
      yieldsInTies: record.flags.contains(.yieldsInTies), closesAtBound: record.flags.contains(.closesAtBound))
  }

  /// Whether a row is the same as another, apart from numbers that can be changed in place.
  func isLike(_ id: RowID, _ row: Row) throws(SolverError) -> Bool {
    try check(id)
    let record = system.rows[id.place]
    return record.relation == row.relation && record.flags.contains(.yieldsInTies) == row.yieldsInTies
      && record.flags.contains(.closesAtBound) == row.closesAtBound
      && system.rows.terms(of: id.place).elementsEqual(row.expression.terms)
  }

  mutating func remove(_ id: RowID) throws(SolverError) {
    try check(id)
    willChange(id.place)
    system.rows.remove(id.place)
  }

  mutating func setConstant(_ constant: Double, of id: RowID) throws(SolverError) {
    try check(id)
    if system.rows[id.place].constant == constant { return }
    let isStructural = system.hintOfRow.count <= Int(id.place) || system.hintOfRow[id.place] < 0
    if isStructural { willChange(id.place) }
    system.rows[id.place].constant = constant
    if isStructural { changes.note(row: id.place) } else { rowHasMoved(id.place) }
  }

  mutating func setPriority(_ priority: Priority, of id: RowID) throws(SolverError) {
    try check(id)
    if system.rows[id.place].priority == priority.rawValue { return }
    willChange(id.place)
    system.rows[id.place].priority = priority.rawValue
    noteParameters(of: id.place)
    changes.note(row: id.place)
  }

  /// Gives a row another position in the order in which ties are broken and conflicts listed.
  mutating func setSequence(_ sequence: Int, of id: RowID) throws(SolverError) {
    try check(id)
    if system.rows[id.place].sequence == sequence { return }
    system.rows[id.place].sequence = sequence
    hasChanged = true
    if changes.needsAll || system.hintOfRow.count <= Int(id.place) || system.hintOfRow[id.place] < 0 { return }
    pieces[ownership.piece(ofRow: id.place)].pointee.reopen()
  }

  /// Updates a changed constant or parameter in a row that is a hint.
  private mutating func rowHasMoved(_ row: Int32) {
    hasChanged = true
    if changes.needsAll { return }
    system.reduced.read(row, of: system.rows, through: &system.images)
    pieces[ownership.piece(ofRow: row)].pointee.move(system.hintOfRow[row], system.reduced, system.symbols)
  }

  /// Updates a parameter without a symbol.
  private mutating func parameterHasMoved(_ row: Int32) {
    if Int(row) < system.hintOfRow.count, system.hintOfRow[row] >= 0 { return rowHasMoved(row) }
    // An optional row without unknowns has no effect; a required one is part of the structure.
    if system.rows[row].priority < 1000 { return }
    willChange(row)
    changes.note(row: row)
  }

  /// Records what depends on a row that is about to be changed or removed.
  mutating func willChange(_ row: Int32) {
    hasChanged = true
    if changes.needsAll || !ownership.isDivided {
      if !pieces.isEmpty { changes.noteAll() }
      return
    }
    if Int(row) >= ownership.pieceOfRow.count || ownership.pieceOfRow[row] < 0 { return }
    // It no longer belongs to any of the existing pieces.
    system.hintOfRow[row] = -1
    for term in system.rows.terms(of: row) where system.domains[term.variable.id] != .parameter {
      changes.note(term.variable.id)
    }
    changes.note(equationOf: system.reduction.times[row])
    system.reduction.forget(row)
    changes.note(piece: ownership.pieceOfRow[row])
    ownership.pieceOfRow[row] = -1
  }

  // MARK: Parameters

  mutating func set(_ parameter: Variable, to value: Double) throws(SolverError) {
    guard contains(parameter) else { throw .unknownVariable }
    guard system.domains[parameter.id] == .parameter else { throw .notAParameter }
    system.values.resize(to: max(system.values.count, system.domains.count), filling: 0)
    if system.values[parameter.id] == value { return }
    system.values[parameter.id] = value
    hasChanged = true
    if symbol(of: parameter.id) >= 0 { return setSymbol(of: parameter.id, to: value) }
    if changes.needsAll { return }
    system.images.setParameter(parameter.id, symbol: -1, value: value)
    var user = users.first(under: parameter.id)
    while user >= 0 {
      let (row, stamp, next) = users[user]
      if system.rows.contains(RowID(place: row, stamp: stamp)) { parameterHasMoved(row) }
      user = next
    }
  }

  mutating func setClosingOrder(_ order: [Variable]) {
    if order == givenOrder { return }
    givenOrder = order
    system.closingRank.removeAll()
    hasChanged = true
    for index in pieces.indices { pieces[index].pointee.reopen() }
  }

  func value(of variable: Variable) -> Double {
    variable.id >= 0 && Int(variable.id) < system.values.count ? system.values[variable.id] : 0
  }
}
