/// What a ``Solver`` holds: rows and variables as they were given, and the pieces they are compiled into.
struct SolverState: ~Copyable {
  var domains = Buffer<Domain>()
  var rows = RowStore()
  /// Values of all variables as of the last solution; those of parameters as they were set.
  var values = Buffer<Double>()

  // MARK: Parameters

  /// Place of each parameter among the symbols; -1 for one that no required equation has named, which stands for its value.
  var symbolOf = Buffer<Int32>()
  var symbolCount: Int32 = 0
  /// 1, then the symbols' values: what forms are multiplied with.
  var symbols = Buffer<Form.Chunk>(repeating: SIMD4(1, 0, 0, 0), count: 1)
  /// Rows that name parameters, linked by parameter.
  var users = Users()

  // MARK: Closing order

  var givenOrder: [Variable] = []
  /// Rank of each variable in the caller's order.
  var closingRank = Buffer<Int32>()

  // MARK: Compiled

  var images = Images(width: 1)
  var reduced = ReducedRow(width: 1)
  var reduction = EquationReduction()
  var columnOf = Buffer<Int32>()
  var hintOfRow = Buffer<Int32>()
  var pieces = Boxes<Piece>()
  var ownership = Ownership()
  var granularity = Granularity()
  /// What has changed since the pieces were compiled.
  var changes = Changes()
  var hasNewSymbols = true
  /// Whether anything has changed since the last solution.
  var hasChanged = true
  var conflicts: [Conflict] = []
  /// Rows broken in the last solution.
  var brokenRows = Buffer<RowID>()
  var stepCount = 0
  var compiledRowCount = 0
  var projectedRowCount = 0
  var checksInvariants = false

  init() {}

  mutating func makeVariable(_ domain: Domain) -> Variable {
    domains.append(domain)
    let variable = Variable(Int32(truncatingIfNeeded: domains.count - 1))
    hasChanged = true
    if domain == .parameter { changes.noteAll() } else { changes.note(variable.id) }
    return variable
  }

  func contains(_ variable: Variable) -> Bool { variable.id >= 0 && Int(variable.id) < domains.count }

  // MARK: Checks

  @inline(__always)
  static func check(_ number: Double) throws(SolverError) {
    if abs(number) <= Solver.magnitudeLimit { return }
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
    let variableCount = UInt32(truncatingIfNeeded: domains.count)
    for index in terms.indices {
      let term = terms[index]
      guard abs(term.coefficient) <= Solver.magnitudeLimit,
        UInt32(bitPattern: term.variable.id) < variableCount
      else { throw Self.fault(of: term) }
      namesParameter = namesParameter || domains[term.variable.id] == .parameter
    }
    let id = terms.withUnsafeBufferPointer { source in
      rows.insert(
        source.baseAddress, count: source.count, constant: constant, relation, priority.rawValue, sequence: sequence,
        flags)
    }
    if namesParameter { noteParameters(of: id.place) }
    hasChanged = true
    if Int(id.place) < hintOfRow.count { hintOfRow[id.place] = -1 }
    reduction.forget(id.place)
    if ownership.isDivided { noteVariables(of: id.place) }
    changes.note(row: id.place)
    return id
  }

  mutating func noteParameters(of row: Int32) {
    let isEquation = rows[row].isRequiredEquation
    let isLinked = rows[row].flags.contains(.linked)
    if !isEquation, !isLinked { rows[row].flags.insert(.linked) }
    for term in rows.terms(of: row) where domains[term.variable.id] == .parameter {
      if isEquation {
        makeSymbolic(term.variable.id)
      } else if !isLinked {
        users.insert(row, stamp: rows[row].stamp, under: term.variable.id)
      }
    }
    if users.isCrowded(for: rows.pool.count) { relinkUsers() }
  }

  /// Links the rows that there are, and forgets those that have gone.
  private mutating func relinkUsers() {
    users = Users()
    for row in 0..<Int32(truncatingIfNeeded: rows.records.count)
    where rows[row].isAlive && rows[row].flags.contains(.linked) {
      for term in rows.terms(of: row) where domains[term.variable.id] == .parameter {
        users.insert(row, stamp: rows[row].stamp, under: term.variable.id)
      }
    }
  }

  /// Makes room for a parameter among the symbols. Images keep their width unless the new one opens a chunk.
  mutating func makeSymbolic(_ parameter: Int32) {
    symbolOf.resize(to: max(domains.count, symbolOf.count), filling: -1)
    if symbolOf[parameter] >= 0 { return }
    symbolCount += 1
    symbolOf[parameter] = symbolCount
    hasChanged = true
    changes.noteAll()
    symbols.resize(to: Int(symbolCount) / 4 + 1, filling: .zero)
    setSymbol(of: parameter, to: Int(parameter) < values.count ? values[parameter] : 0)
  }

  func symbol(of parameter: Int32) -> Int32 { Int(parameter) < symbolOf.count ? symbolOf[parameter] : -1 }

  mutating func setSymbol(of parameter: Int32, to value: Double) {
    let symbol = Int(symbolOf[parameter])
    symbols[symbol / 4][symbol % 4] = value
    hasNewSymbols = true
  }

  func check(_ id: RowID) throws(SolverError) {
    guard rows.contains(id) else { throw .unknownRow }
  }

  func row(_ id: RowID) throws(SolverError) -> Row {
    try check(id)
    let record = rows[id.place]
    return Row(
      LinearExpression(Array(rows.terms(of: id.place)), constant: record.constant), record.relation,
      priority: Priority(rawValue: record.priority), sequence: record.sequence,
      yieldsInTies: record.flags.contains(.yieldsInTies), closesAtBound: record.flags.contains(.closesAtBound))
  }

  mutating func remove(_ id: RowID) throws(SolverError) {
    try check(id)
    willChange(id.place)
    rows.remove(id.place)
  }

  mutating func setConstant(_ constant: Double, of id: RowID) throws(SolverError) {
    try check(id)
    if rows[id.place].constant == constant { return }
    let isStructural = hintOfRow.count <= Int(id.place) || hintOfRow[id.place] < 0
    if isStructural { willChange(id.place) }
    rows[id.place].constant = constant
    if isStructural { changes.note(row: id.place) } else { rowHasMoved(id.place) }
  }

  mutating func setPriority(_ priority: Priority, of id: RowID) throws(SolverError) {
    try check(id)
    if rows[id.place].priority == priority.rawValue { return }
    willChange(id.place)
    rows[id.place].priority = priority.rawValue
    noteParameters(of: id.place)
    changes.note(row: id.place)
  }

  /// Gives a row another place in the order in which ties are settled and conflicts listed.
  mutating func setSequence(_ sequence: Int, of id: RowID) throws(SolverError) {
    try check(id)
    if rows[id.place].sequence == sequence { return }
    rows[id.place].sequence = sequence
    hasChanged = true
    if changes.needsAll || hintOfRow.count <= Int(id.place) || hintOfRow[id.place] < 0 { return }
    pieces[ownership.piece(ofRow: id.place)].pointee.reopen()
  }

  /// Takes up a constant or a parameter that has changed within a row that is a hint.
  private mutating func rowHasMoved(_ row: Int32) {
    hasChanged = true
    if changes.needsAll { return }
    reduced.read(rows.terms(of: row), constant: rows[row].constant, through: &images)
    pieces[ownership.piece(ofRow: row)].pointee.move(hintOfRow[row], reduced, symbols)
  }

  /// Takes up a parameter without a symbol.
  private mutating func parameterHasMoved(_ row: Int32) {
    if Int(row) < hintOfRow.count, hintOfRow[row] >= 0 { return rowHasMoved(row) }
    // An optional row without unknowns says nothing; a required one is part of the structure.
    if rows[row].priority < 1000 { return }
    willChange(row)
    changes.note(row: row)
  }

  /// Notes what hangs on a row that is about to be changed or taken out.
  mutating func willChange(_ row: Int32) {
    hasChanged = true
    if changes.needsAll || !ownership.isDivided {
      if !pieces.isEmpty { changes.noteAll() }
      return
    }
    if Int(row) >= ownership.pieceOfRow.count || ownership.pieceOfRow[row] < 0 { return }
    // Of the pieces that are there it is no part any more.
    hintOfRow[row] = -1
    for term in rows.terms(of: row) where domains[term.variable.id] != .parameter { changes.note(term.variable.id) }
    changes.note(equationOf: reduction.times[row])
    reduction.forget(row)
    changes.note(piece: ownership.pieceOfRow[row])
    ownership.pieceOfRow[row] = -1
  }

  // MARK: Parameters

  mutating func set(_ parameter: Variable, to value: Double) throws(SolverError) {
    guard contains(parameter) else { throw .unknownVariable }
    guard domains[parameter.id] == .parameter else { throw .notAParameter }
    values.resize(to: max(values.count, domains.count), filling: 0)
    if values[parameter.id] == value { return }
    values[parameter.id] = value
    hasChanged = true
    if symbol(of: parameter.id) >= 0 { return setSymbol(of: parameter.id, to: value) }
    if changes.needsAll { return }
    images.setParameter(parameter.id, symbol: -1, value: value)
    var user = users.first(under: parameter.id)
    while user >= 0 {
      let (row, stamp, next) = users[user]
      if rows.contains(RowID(place: row, stamp: stamp)) { parameterHasMoved(row) }
      user = next
    }
  }

  mutating func setClosingOrder(_ order: [Variable]) {
    if order == givenOrder { return }
    givenOrder = order
    closingRank.removeAll()
    hasChanged = true
    for index in pieces.indices { pieces[index].pointee.reopen() }
  }

  func value(of variable: Variable) -> Double {
    variable.id >= 0 && Int(variable.id) < values.count ? values[variable.id] : 0
  }
}
