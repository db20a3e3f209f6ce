/// A compiled part of the system: the rows left by the required equations, sorted into things to solve.
///
/// Its fields are the phases, in the order in which a solution passes through them. All of it is structure: the values
/// of parameters and of hints' constants are added when the piece is solved.
struct Piece: ~Copyable {
  /// The number of chunks of a form: a quarter of the number of symbols, rounded up.
  let width: Int

  // MARK: Contents

  var variables: Buffer<Int32>
  var rows: Buffer<Int32>
  /// Whether the equations were absorbed before the most recent ones.
  var holdsOlderEquations = false

  // MARK: Phases

  /// Reduction: the variables that depend on columns, and rows without remaining unknowns.
  var dependents = Dependents()
  var constants: ConstantRows
  /// Costs: rows on one column.
  var costs: ColumnCosts
  /// Elimination: the columns, the rows on several of them, and the columns that rows define.
  var columns = Columns()
  var coupling: CouplingRows
  var definitions = Definitions()
  /// Trees and programs: the remaining rows.
  var forest = Forest()
  var programs = Boxes<Program>()
  var standIns = StandIns()
  /// Whether planning stopped at a program with too many rows (``Granularity/programRows``).
  var hasLargeProgram = false
  /// Ambiguity: columns in no row, and the closing of open columns.
  var singles = Singles()
  var face = OptimalFace()
  var closing = Closings()
  /// Laws: solutions as functions of the parameters.
  var laws = LawBook()

  // MARK: State

  var needsSolving = true
  /// Whether some required row is missed.
  var isViolated = false
  /// Whether there is more than one best solution.
  var isOpen = false
  /// Whether the values come from a law, so that the columns' values are older.
  var isStale = false
  /// Whether a solution has been found before.
  var isSettled = false

  init(
    variables: consuming Buffer<Int32> = Buffer(), rows: consuming Buffer<Int32> = Buffer(), width: Int
  ) {
    self.variables = variables
    self.rows = rows
    self.width = width
    constants = ConstantRows(width: width)
    costs = ColumnCosts(width: width)
    coupling = CouplingRows(width: width)
  }

  var columnCount: Int { columns.count }
}
