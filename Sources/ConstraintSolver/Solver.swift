/// Solves linear rows with priorities exactly, as Auto Layout means them.
///
/// Required rows are satisfied. Below them each distinct priority is a separate level: the sum of the absolute errors
/// of a level is minimised as far as the levels above allow (AL-2.1 to 2.9). Variables that are still open are closed
/// by the fixed rule of AL-2.18 and reported as open. Required rows that contradict each other are reported, and one of
/// them is broken.
///
/// Knows no views: the caller determines which variables are sizes, the order in which open ones are closed, and the
/// sequence of the rows. Rows, constants and parameters may change at any time; the next ``solve(chooseBroken:)``
/// solves again what is connected with the change, with the same result as a new solver with the same rows.
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
/// The chapters, in the order in which a solution passes through them; each knows only the previous ones:
///
/// 1. `Model`: rows, priorities, variables, tolerances. `Storage`: flat buffers that contain everything.
/// 2. `Reduction`: required equations are eliminated by a union-find (``EquationReduction``); all later chapters read
/// the
///    remaining rows and variables (``ReducedSystem``).
/// 3. `Costs`: a row on one remaining unknown is a bend in its cost (``BestInterval``, ``ColumnCosts``).
/// 4. `Elimination`: unknowns without a cost are defined by some row (``Columns``, ``Definitions``).
/// 5. `Trees`, `Programs`: the rest falls apart into trees, solved by scans (``Forest``), and, rarely, into programs
///    for a simplex (``Program``).
/// 6. `Ambiguity`: what is still open is closed by the fixed rule, and can be queried (``Singles``, ``FaceGraph``).
/// 7. `Laws`: a solution as a function of the parameters (``Law``).
/// 8. `Pieces`: a connected part goes through 2 to 7 as a whole (``Piece``, whose fields are these chapters); a
///    large one with many priorities a few levels at a time (``Narrowing``).
/// 9. `System`: all pieces, and which of them a change affects (``SolverState``).
/// 10. `Conflicts`: required rows that contradict each other are found and broken (``ConflictSearch``).
/// 11. `Answers`, `Invariants`: queries of a solution, and conditions that every solution meets.
package final class Solver {
  /// Values nearer than this are equal: no conflict, no ambiguity (AL-2.38). In points.
  package static let tolerance = Tolerance.points

  /// One owner with manual memory management: the checks that Swift makes on every access to a class's stored
  /// properties cost more than solving a small layout.
  let state: UnsafeMutablePointer<SolverState>

  /// Creates a solver without variables and rows.
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

  /// Reserves memory for additional variables, rows and terms.
  package func reserve(variables: Int, rows: Int, terms: Int) {
    state.pointee.system.domains.reserve(state.pointee.system.domains.count + variables)
    state.pointee.system.rows.reserve(rows: rows, terms: terms)
  }

  /// The number of variables made so far, including parameters.
  package var variableCount: Int { state.pointee.system.domains.count }

  /// Sets the value of a parameter; 0 until then.
  /// - Throws: ``SolverError/notAParameter``, or an error if the number is unusable.
  /// - Complexity: O(1), or O(rows that name it) if no required equation does.
  package func set(_ parameter: Variable, to value: Double) throws(SolverError) {
    try SolverState.check(value)
    try state.pointee.set(parameter, to: value)
  }

  /// Variables in the order in which open ones are brought near 0 (AL-2.18, stages 1 and 2). Those that are not listed
  /// follow in the order in which they were made.
  package var closingOrder: [Variable] {
    get { state.pointee.givenOrder }
    set { state.pointee.setClosingOrder(newValue) }
  }

  // MARK: Rows

  /// The number of installed rows.
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

  /// Installs the row `Σ terms + constant  REL  0` without a separate array.
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

  /// Returns a row as it was installed, with its current constant and priority.
  /// - Throws: ``SolverError/unknownRow``.
  package func row(_ id: RowID) throws(SolverError) -> Row { try state.pointee.row(id) }

  /// Replaces a row with another one, which comes after all others.
  /// - Throws: ``SolverError``; the old row is then kept.
  package func replace(_ id: RowID, with row: Row) throws(SolverError) -> RowID {
    _ = try self.row(id)
    let new = try add(row)
    try remove(id)
    return new
  }

  /// Gives a row the constant, the priority and the sequence of another.
  /// - Returns: Whether the rows agree in everything else; if not, nothing changes.
  /// - Throws: ``SolverError/unknownRow``, or an error if a number is unusable.
  /// - Complexity: O(terms), plus the cost of each number that changes.
  package func update(_ id: RowID, to row: Row) throws(SolverError) -> Bool {
    guard try state.pointee.isLike(id, row) else { return false }
    try setConstant(row.expression.constant, of: id)
    try setPriority(row.priority, of: id)
    try setSequence(row.sequence, of: id)
    return true
  }

  /// Replaces the constant of a row.
  /// - Throws: ``SolverError/unknownRow``, or an error if the number is unusable.
  /// - Complexity: O(terms) for a row that pulls at an unknown or bounds it; else as for replacing the row.
  package func setConstant(_ constant: Double, of row: RowID) throws(SolverError) {
    try SolverState.check(constant)
    try state.pointee.setConstant(constant, of: row)
  }

  /// - Throws: ``SolverError/unknownRow``, ``SolverError/priorityOutOfRange(_:)``.
  package func setPriority(_ priority: Priority, of row: RowID) throws(SolverError) {
    try SolverState.check(priority)
    try state.pointee.setPriority(priority, of: row)
  }

  /// Gives a row another position in the order in which ties are broken and conflicts listed.
  /// - Throws: ``SolverError/unknownRow``.
  /// - Complexity: O(1); ambiguous variables are closed again.
  package func setSequence(_ sequence: Int, of row: RowID) throws(SolverError) {
    try state.pointee.setSequence(sequence, of: row)
  }

  // MARK: Solving

  /// Solves the current rows.
  /// - Parameter chooseBroken: Returns the row to break in an irreducible conflict, given by sequence (AL-2.24);
  ///   without it the last one is broken. A result that is not in the conflict means the last one.
  /// - Complexity: Near-linear in what changed, as long as the remaining rows form trees; otherwise that of a simplex.
  package func solve(chooseBroken: (([RowID]) -> RowID)? = nil) {
    state.pointee.solve(chooseBroken: chooseBroken)
    if state.pointee.checksInvariants { checkInvariants() }
  }

  /// Receives the invariants that a solution breaks: a bug in the solver.
  ///
  /// Invariants are not checked unless this is set, because checking takes longer than solving.
  package var onBrokenInvariant: ((String) -> Void)? {
    didSet { state.pointee.checksInvariants = onBrokenInvariant != nil }
  }

  /// Returns the value in the last solution; 0 for a variable made since.
  package func value(of variable: Variable) -> Double { state.pointee.value(of: variable) }

  /// Calls a closure with all values by index of variable, without a copy.
  package func withValues<Result>(_ body: (Span<Double>) throws -> Result) rethrows -> Result {
    let values = state.pointee.system.values.slice(state.pointee.system.values.indices)
    return try body(values.span)
  }

  /// Whether the last solution is known to be the only optimal one, so that every variable is unique.
  /// - Complexity: O(pieces).
  package var hasUniqueSolution: Bool { state.pointee.hasUniqueSolution }

  /// Returns whether only one value of the variable is optimal (AL-2.13).
  /// - Complexity: O(1) if the solution is unique; else a few pivots.
  package func isUnique(_ variable: Variable) -> Bool {
    let (lower, upper) = range(of: variable)
    return upper - lower <= Tolerance.points
  }

  /// Returns the least and the greatest optimal value in the last solution; infinite where the variable is unbounded.
  /// Between a change and the next solution, both are the value itself.
  /// - Complexity: O(1) if the solution is unique; else a few pivots.
  package func range(of variable: Variable) -> (lower: Double, upper: Double) { state.pointee.range(of: variable) }

  /// Conflicts among required rows, each with the row that was broken, ordered by the row that closed the
  /// contradiction.
  package var conflicts: [Conflict] { state.pointee.conflicts }

  /// Divides even a small system, into pieces of this number of variables and rows, and narrows its programs one level
  /// at a time: for tests, whose systems are small.
  package func divideFinely(into size: Int = 1) {
    state.pointee.system.granularity = Granularity(
      system: 0, bundle: size, ground: size, loose: 0, slopes: 0, manyLevels: 0, stepSlopes: 0)
  }

  /// Simplex steps taken so far: a measure of work that does not depend on the machine.
  package var stepCount: Int { state.pointee.system.stepCount }

  private func checkInvariants() {
    for broken in state.pointee.brokenInvariants() { onBrokenInvariant?(broken) }
  }
}
