/// A part of the system, compiled: what the required equations left of its rows, sorted into things to solve.
///
/// *Columns* are the unknowns that are left: the representatives of tied variables, and a slack for each expression on
/// several of them that carries hints. A column is one of
///
/// - *single*: in no row; its best interval is read off its hints (``BestInterval``),
/// - *defined*: without a cost of its own; some row says what it is (``FreeColumns``),
/// - *leaf* of a tree (``Forest``),
/// - member of a *program* (``Program``).
///
/// All of it is structure: the values of parameters and of hints' constants come in when the piece is solved.
struct Piece: ~Copyable {
  enum Role: UInt8 {
    case single
    case defined
    case leaf
    case member
  }

  /// A variable that is an image of a column: `variable = scale · column + offset`.
  struct Dependent: BitwiseCopyable {
    var scale: Double
    var offset: Double
    var variable: Int32
    var column: Int32
  }

  let width: Int
  /// What the piece covers.
  var variables: Buffer<Int32>
  var rows: Buffer<Int32>

  /// Variable of each column; -1 for a slack.
  var columnVariables = Buffer<Int32>()
  var columnValues = Buffer<Double>()
  var roles = Buffer<Role>()
  /// Program of each member, by number.
  var programOfColumn = Buffer<Int32>()
  /// Columns that are not to be eliminated although they have no cost, because closing asks for them jointly.
  var keptVariables: Set<Int32> = []

  var table = HintTable()
  var hintForms: FormPool
  /// Hints whose constants move with symbols.
  var dynamicHints = Buffer<Int32>()

  /// Number of the first column that is a slack.
  var firstSlack = 0
  /// Forms that rows have taken over from the hints on their slacks, by number, and which slack has which.
  var slackBases: FormPool
  var baseOfSlack = Buffer<Int32>()

  var matrix = SparseRows()
  var rowForms: FormPool
  var constants: ConstantRows
  var definitions = Definitions()
  var forest = Forest()
  var programs = Boxes<Program>()
  /// Forest nodes whose constants move with symbols.
  var dynamicNodes = Buffer<Int32>()

  /// Simplexes of trees that are or were tied, and the trees' numbers.
  var standIns = Boxes<Program>()
  var standInTrees = Buffer<Int>()
  /// The rows before columns were eliminated, once they were needed.
  var faceRows = Boxes<FaceRows>()
  /// Where the columns of tied trees without a stand-in may be.
  var treeBounds = Buffer<FaceGraph.Interval>()
  /// What is open as a graph, while it is closed; and all that is optimal, once it was asked for.
  var closingGraph = Boxes<FaceGraph>()
  var rangeGraph = Boxes<FaceGraph>()
  /// Whether some values come from a ``FaceGraph``.
  var isClosedByGraph = false
  /// Number of each column within its program, or within its tree's stand-in.
  var localOf = Buffer<Int32>()
  /// Number of each eliminated column's definition.
  var definitionOf = Buffer<Int32>()

  /// Singles to be solved.
  var dirtySingles = Buffer<Int32>()
  var singleStates = Buffer<SingleState>()
  var violatedSingleCount = 0
  /// Singles with more than one best value; some may be so no longer.
  var openSingles = Buffer<OpenSingle>()
  var interval = BestInterval()
  /// Variables in the order in which they are closed, once it was needed.
  var closingOrder = Buffer<Int32>()

  /// Variables whose images are constants that move with symbols.
  var dynamicConstants = Buffer<Int32>()
  /// Sorted by column.
  var dependents = Buffer<Dependent>()
  var dependentStarts = Buffer<Int32>()
  /// Dependents whose offsets move with symbols.
  var dynamicDependents = Buffer<Int32>()

  /// Whether the equations were absorbed before the last ones.
  var holdsOlderEquations = false
  /// Whether some required row is missed.
  var isViolated = false
  var needsSolving = true
  /// Whether the best solution is not the only one.
  var isOpen = false
  var closings = Buffer<Closing>()

  var laws = LawBook()
  /// Whether the values come from a law, and the columns' are older.
  var isStale = false
  /// Whether a solution has been found before.
  var isSettled = false

  struct SingleState: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// Some required hint is missed.
    static let violated = SingleState(rawValue: 1)
    /// There is more than one best value.
    static let open = SingleState(rawValue: 2)
    /// The column is listed among ``Piece/openSingles``.
    static let listed = SingleState(rawValue: 4)
    /// Open, and closed by now.
    static let closed = SingleState(rawValue: 8)
  }

  init(
    variables: consuming Buffer<Int32> = Buffer(), rows: consuming Buffer<Int32> = Buffer(), width: Int
  ) {
    self.variables = variables
    self.rows = rows
    self.width = width
    hintForms = FormPool(width: width)
    rowForms = FormPool(width: width)
    slackBases = FormPool(width: width)
    constants = ConstantRows(width: width)
  }

  var columnCount: Int { columnVariables.count }
}
