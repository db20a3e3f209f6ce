/// Solves linear rows with priorities exactly, as Auto Layout means them.
///
/// Required rows hold. Below them each distinct priority is a level of its own: the sum of the absolute errors of a
/// level is made as small as the levels above allow (AL-2.1 to 2.9). What is then still open is closed by the fixed
/// rule of AL-2.18 and said to be open. Rows that cannot all be required are reported, and one of them is broken.
///
/// Knows no views: the caller says which variables are sizes, in which order open ones are closed, and in which
/// sequence the rows came. Rows, constants and parameters may change at any time; the next ``solve(chooseBroken:)`` solves
/// again what hangs together with the change, and ends where a new solver with the same rows would.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.makeVariable(.size)
/// try solver.add(Row(LinearExpression(width) - 75, .equal, priority: 750))
/// try solver.add(Row(LinearExpression(width) - 120, .equal, priority: 250))
/// solver.solve()
/// solver.value(of: width)  // 75
/// ```
///
/// The chapters, in the order in which a solution passes through them; each knows those above it:
///
/// 1. `Model`: rows, priorities, variables, tolerances. `Storage`: flat buffers that everything lives in.
/// 2. `Reduction`: required equations are taken out by a union-find (``EquationReduction``); what is left of rows and
///    variables is what all later chapters read (``ReducedSystem``).
/// 3. `Costs`: a row on one unknown that is left is a bend in its cost (``BestInterval``, ``ColumnCosts``).
/// 4. `Elimination`: unknowns without a cost are whatever some row says (``Columns``, ``Definitions``).
/// 5. `Trees`, `Programs`: what is left falls apart into trees, solved by scans (``Forest``), and, seldom, into programs
///    for a simplex (``Program``).
/// 6. `Ambiguity`: what is then open is closed by the fixed rule, and can be asked for (``Singles``, ``FaceGraph``).
/// 7. `Laws`: a solution as a function of the parameters (``Law``).
/// 8. `Pieces`: what hangs together goes through 2 to 7 as a whole (``Piece``, whose fields are these chapters).
/// 9. `System`: all pieces, and which of them a change concerns (``SolverState``).
/// 10. `Conflicts`: required rows that contradict each other are found and broken (``ConflictSearch``).
/// 11. `Answers`, `Invariants`: questions to a solution, and what has to be true of it.
package final class Solver {
  /// Values nearer than this are one value: no conflict, no ambiguity (AL-2.38). In points.
  package static let tolerance = Tolerance.points
  /// The largest magnitude of a coefficient or constant (``Row/magnitudeLimit``).
  package static let magnitudeLimit = Row.magnitudeLimit

  /// One owner, addressed by hand: the checks that Swift makes on every access to a class's stored properties cost more
  /// than a small layout's solution.
  let state: UnsafeMutablePointer<SolverState>

  /// A solver without variables and rows.
  package init() {
    state = .allocate(capacity: 1)
    state.initialize(to: SolverState())
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  // MARK: Variables

  /// - Complexity: O(1), amortised.
  package func makeVariable(_ domain: Domain = .free) -> Variable { state.pointee.makeVariable(domain) }

  /// Makes room for as many more, all in one go.
  package func reserve(variables: Int, rows: Int, terms: Int) {
    state.pointee.system.domains.reserve(state.pointee.system.domains.count + variables)
    state.pointee.system.rows.reserve(rows: rows, terms: terms)
  }

  /// Variables made so far, parameters among them.
  package var variableCount: Int { state.pointee.system.domains.count }

  /// Gives a parameter its value; 0 until then.
  /// - Throws: ``SolverError/notAParameter``, or that the number is unusable.
  /// - Complexity: O(1), or O(rows that name it) if no required equation does.
  package func set(_ parameter: Variable, to value: Double) throws(SolverError) {
    try SolverState.check(value)
    try state.pointee.set(parameter, to: value)
  }

  /// Variables in the order in which open ones are brought near 0 (AL-2.18, stages 1 and 2). Those left out follow in the
  /// order in which they were made.
  package var closingOrder: [Variable] {
    get { state.pointee.givenOrder }
    set { state.pointee.setClosingOrder(newValue) }
  }

  // MARK: Rows

  /// Rows installed at present.
  package var rowCount: Int { state.pointee.system.rows.count }

  /// Installs a row.
  /// - Throws: ``SolverError`` if a number is unusable or a variable is not this solver's.
  /// - Complexity: O(terms).
  @discardableResult
  package func add(_ row: Row) throws(SolverError) -> RowID {
    try add(
      row.expression.terms.span, constant: row.expression.constant, row.relation, priority: row.priority,
      sequence: row.sequence, yieldsInTies: row.yieldsInTies, closesAtBound: row.closesAtBound)
  }

  /// Installs the row `Σ terms + constant  REL  0` without an array of its own.
  /// - Throws: ``SolverError`` if a number is unusable or a variable is not this solver's.
  /// - Complexity: O(terms).
  @discardableResult
  package func add(
    _ terms: Span<Term>, constant: Double = 0, _ relation: Relation, priority: Priority = .required, sequence: Int = 0,
    yieldsInTies: Bool = false, closesAtBound: Bool = false
  ) throws(SolverError) -> RowID {
    var flags: RowStore.Flags = .alive
    if yieldsInTies { flags.insert(.yieldsInTies) }
    if closesAtBound { flags.insert(.closesAtBound) }
    return try state.pointee.add(terms, constant, relation, priority, sequence, flags)
  }

  /// - Throws: ``SolverError/unknownRow``.
  package func remove(_ row: RowID) throws(SolverError) { try state.pointee.remove(row) }

  /// A row as it was installed, with the constant and the priority it has now.
  /// - Throws: ``SolverError/unknownRow``.
  package func row(_ id: RowID) throws(SolverError) -> Row { try state.pointee.row(id) }

  /// Takes a row out and puts another in, which stands after all others.
  /// - Throws: ``SolverError``; the old row then stays.
  package func replace(_ id: RowID, with row: Row) throws(SolverError) -> RowID {
    _ = try self.row(id)
    let new = try add(row)
    try remove(id)
    return new
  }

  /// Gives a row the constant, the priority and the sequence of another.
  /// - Returns: Whether the rows agree in everything else; if not, nothing changes.
  /// - Throws: ``SolverError/unknownRow``, or that a number is unusable.
  /// - Complexity: O(terms), and that of changing each number that differs.
  package func update(_ id: RowID, to row: Row) throws(SolverError) -> Bool {
    guard try state.pointee.isLike(id, row) else { return false }
    try setConstant(row.expression.constant, of: id)
    try setPriority(row.priority, of: id)
    try setSequence(row.sequence, of: id)
    return true
  }

  /// Exchanges the constant of a row.
  /// - Throws: ``SolverError/unknownRow``, or that the number is unusable.
  /// - Complexity: O(terms) for a row that pulls at an unknown or bounds it; else like an exchange of the row.
  package func setConstant(_ constant: Double, of row: RowID) throws(SolverError) {
    try SolverState.check(constant)
    try state.pointee.setConstant(constant, of: row)
  }

  /// - Throws: ``SolverError/unknownRow``, ``SolverError/priorityOutOfRange(_:)``.
  package func setPriority(_ priority: Priority, of row: RowID) throws(SolverError) {
    try SolverState.check(priority)
    try state.pointee.setPriority(priority, of: row)
  }

  /// Gives a row another place in the order in which ties are settled and conflicts listed.
  /// - Throws: ``SolverError/unknownRow``.
  /// - Complexity: O(1); what is ambiguous is closed again.
  package func setSequence(_ sequence: Int, of row: RowID) throws(SolverError) {
    try state.pointee.setSequence(sequence, of: row)
  }

  // MARK: Solving

  /// Solves the rows as they stand.
  /// - Parameter chooseBroken: Given an irreducible conflict by sequence, names the row to break (AL-2.24); without it
  ///   the last one is broken. An answer that is not in the conflict counts as the last one.
  /// - Complexity: Near-linear in what changed, while what is left of the rows hangs together like a tree; a simplex for
  ///   what does not.
  package func solve(chooseBroken: (([RowID]) -> RowID)? = nil) {
    state.pointee.solve(chooseBroken: chooseBroken)
    if state.pointee.checksInvariants { checkInvariants() }
  }

  private func checkInvariants() {
    for broken in state.pointee.brokenInvariants() { onBrokenInvariant?(broken) }
  }

  /// Has every solution checked for what must be true of it, and receives what is not: a mistake in the solver.
  ///
  /// Off unless set, since checking takes longer than solving.
  package var onBrokenInvariant: ((String) -> Void)? {
    didSet { state.pointee.checksInvariants = onBrokenInvariant != nil }
  }

  /// What the last solution says; 0 for a variable made since.
  package func value(of variable: Variable) -> Double { state.pointee.value(of: variable) }

  /// All values by index of variable, without a copy.
  package func withValues<Result>(_ body: (Span<Double>) throws -> Result) rethrows -> Result {
    let values = state.pointee.system.values.slice(state.pointee.system.values.indices)
    return try body(values.span)
  }

  /// Whether the last solution is the only optimal one: then every variable is unique. It may be where this is false.
  /// - Complexity: O(pieces).
  package var hasUniqueSolution: Bool { state.pointee.hasUniqueSolution }

  /// Whether only one value of the variable is optimal (AL-2.13).
  /// - Complexity: O(1) if the solution is unique; else a few pivots.
  package func isUnique(_ variable: Variable) -> Bool {
    let (lower, upper) = range(of: variable)
    return upper - lower <= Tolerance.points
  }

  /// The least and the greatest optimal value of the last solution; infinite where nothing bounds the variable. After a
  /// change and before the next solution it is the value alone.
  /// - Complexity: O(1) if the solution is unique; else a few pivots.
  package func range(of variable: Variable) -> (lower: Double, upper: Double) { state.pointee.range(of: variable) }

  /// Required rows that contradict each other, and the row broken to go on, by the row that closed the contradiction.
  package var conflicts: [Conflict] { state.pointee.conflicts }

  /// Divides even a small system, into pieces of so many variables and rows: for tests, in which systems are small.
  package func divideFinely(into size: Int = 1) {
    state.pointee.system.granularity = Granularity(system: 0, bundle: size, ground: size, loose: 0)
  }

  /// Simplex steps taken so far: a measure of work that does not depend on the machine.
  package var stepCount: Int { state.pointee.system.stepCount }
}
