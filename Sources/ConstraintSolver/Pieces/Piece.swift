/// A part of the system, compiled: what the required equations left of its rows, sorted into things to solve.
///
/// Its parts are the phases, in the order in which a solution passes through them. All of it is structure: the values of
/// parameters and of hints' constants come in when the piece is solved.
struct Piece: ~Copyable {
  /// Chunks of a form: how many symbols there are, in fours.
  let width: Int

  // MARK: What it covers

  var variables: Buffer<Int32>
  var rows: Buffer<Int32>
  /// Whether the equations were absorbed before the last ones.
  var holdsOlderEquations = false

  // MARK: Phases

  /// Reduction: the variables that hang on columns, and rows of which no unknown is left.
  var dependents = Dependents()
  var constants: ConstantRows
  /// Costs: rows on one column.
  var costs: ColumnCosts
  /// Elimination: the columns, the rows on several of them, and the columns that rows define.
  var columns = Columns()
  var coupling: CouplingRows
  var definitions = Definitions()
  /// Trees and programs: what is left of the rows.
  var forest = Forest()
  var programs = Boxes<Program>()
  var standIns = StandIns()
  /// Ambiguity: columns in no row, and how what is open is closed.
  var singles = Singles()
  var face = OptimalFace()
  var closing = Closings()
  /// Laws: solutions as functions of the parameters.
  var laws = LawBook()

  // MARK: Where it stands

  var needsSolving = true
  /// Whether some required row is missed.
  var isViolated = false
  /// Whether the best solution is not the only one.
  var isOpen = false
  /// Whether the values come from a law, and the columns' are older.
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
