/// A component whose rows do not form a tree, or whose optimum is not unique: solved by a simplex.
///
/// The rows are stored as a dictionary: each has one *basic* column,
///
///     basic = -Σ entry · nonbasic
///
/// and every other column rests on one of its bends. Besides the component's own columns there is one for each number
/// of a form, the constant 1 and the symbolic parameters: their values are given, and so are the right sides.
///
/// Costs are convex, so a basis is never infeasible, only more or less expensive, and any basis is a valid start: a
/// conflict is a cost at the highest level, not a failure, and the next device continues from the previous one's basis.
///
/// Sources: Dantzig's simplex; piecewise-linear costs and long steps after Fourer, "A simplex algorithm for
/// piecewise-linear programming" (1985); lexicographic levels as in the constraint hierarchies of Borning and others
/// (1992); Bland (1977) against cycles.
struct Program: ~Copyable {
  /// Columns of the piece, by number in this program.
  let columns: Buffer<Int32>
  let columnCount: Int
  /// Rows of the piece's matrix if the component is narrowed level by level (``Narrowing``), else empty.
  let narrowedRows: Buffer<Int32>
  /// Number of the first column with a given value.
  let givenStart: Int
  let levelCount: Int
  /// The number of levels solved at a time; each batch stays within the bounds left by the previous one.
  static let levelsAtOnce = 64

  var dictionary: SparseRows
  /// Basic column of each row, or -1 for an empty row.
  var basicOfRow: Buffer<Int32>
  /// Row of each basic column, or -1.
  var rowOfBasic: Buffer<Int32>
  var values: Buffer<Double>

  var costs = LevelCosts()
  /// The bend on which a nonbasic column rests, or -1.
  var restingBend: Buffer<Int32>
  /// Number of bends left of the column; for a resting one, of those before its bend.
  var segments: Buffer<Int32>
  /// The cost of one unit of each nonbasic column through the basic ones: ``LevelCosts/levelCount`` numbers per column.
  var marginals: Buffer<Double>
  var stepCount = 0
  var needsSolving = true

  /// Bounds of the optimal values, narrowed as ambiguity is closed, and their origins (``Reason``).
  var bounds: LevelCosts.Bounds
  /// What fixes each nonbasic column.
  var restReason: Buffer<Int32>
  /// Bounds of the optimal values before anything was closed.
  var faceLower = Buffer<Double>()
  var faceUpper = Buffer<Double>()
  var faceLowerReason = Buffer<Int32>()
  var faceUpperReason = Buffer<Int32>()
  /// Whether some required row is missed.
  var isViolated = false
  /// Whether there is more than one optimum.
  var isOpen = false
  /// Wishes of the closing rule that could not be granted.
  var missed = Buffer<Missed>()

  var scratch = Scratch()

  struct Scratch: ~Copyable {
    /// Rows that contain the entering column.
    var movers = Buffer<Mover>()
    /// Columns whose move was found to lower the cost.
    var candidates = Buffer<Int32>()
    /// The column examined last in the search for them.
    var lookedAt = -1
    var slope = Buffer<Double>()
    var best = Buffer<Double>()
  }

  struct Missed: BitwiseCopyable {
    var column: Int32
    var reason: Int32
    /// Whether the column stayed below the wish.
    var isBelow: Bool
  }

  struct Mover: BitwiseCopyable {
    var row: Int32
    var entry: Double
  }

  /// - Parameters:
  ///   - narrowedRows: The rows of a component that is narrowed level by level.
  ///   - width: The number of chunks of the rows' forms.
  init(columns: consuming Buffer<Int32>, narrowedRows: consuming Buffer<Int32>, width: Int, levelCount: Int) {
    let count = columns.count
    let total = count + 4 * width
    let levelsAtOnce = narrowedRows.isEmpty ? min(levelCount, Self.levelsAtOnce + 1) : 1
    columnCount = count
    givenStart = count
    self.levelCount = levelCount
    self.narrowedRows = narrowedRows
    dictionary = SparseRows(columnCount: total + 1)
    basicOfRow = Buffer()
    rowOfBasic = Buffer(repeating: -1, count: total + 1)
    values = Buffer(repeating: 0, count: total + 1)
    restingBend = Buffer(repeating: -1, count: count)
    segments = Buffer(repeating: 0, count: count)
    marginals = Buffer(repeating: 0, count: count * levelsAtOnce)
    bounds = LevelCosts.Bounds(count: total + 1)
    restReason = Buffer(repeating: Reason.none, count: total + 1)
    self.columns = columns
  }

  /// - Parameters:
  ///   - rows: Rows of the piece's matrix that form the component.
  ///   - localOf: Number in this program of each of the piece's columns.
  init(
    columns: consuming Buffer<Int32>, rows: borrowing Buffer<Int32>, of matrix: borrowing SparseRows,
    forms: borrowing FormPool, localOf: borrowing Buffer<Int32>, levelCount: Int,
    table: borrowing HintTable
  ) {
    self.init(columns: columns, narrowedRows: Buffer(), width: forms.width, levelCount: levelCount)
    basicOfRow.resize(to: rows.count, filling: -1)
    for index in rows.indices {
      let row = dictionary.addRow()
      var place = matrix.rowHeads[rows[index]]
      while place >= 0 {
        let entry = matrix.entries[place]
        dictionary.insert(entry.value, row: row, column: localOf[entry.column])
        place = entry.nextInRow
      }
      for lane in 0..<4 * forms.width {
        let value = forms[rows[index]][lane / 4][lane % 4]
        if value != 0 { dictionary.insert(value, row: row, column: Int32(truncatingIfNeeded: givenStart + lane)) }
      }
    }
    costs.read(self.columns, table, levels: 0..<min(levelCount, Self.levelsAtOnce), within: bounds)
    chooseBasis()
  }

  /// Chooses a basis for the dictionary, and puts the other columns on their best bends.
  mutating func chooseBasis() {
    for row in 0..<dictionary.rowCount {
      if let column = startingBasic(of: Int32(truncatingIfNeeded: row)) { makeBasic(column, in: row) }
    }
    settle()
  }

  /// Returns the column with the fewest bends, and among those the one with the largest entry.
  ///
  /// These choices keep the dictionary sparse: slacks, which are in one row, have few bends.
  private func startingBasic(of row: Int32) -> Int32? {
    var best: Int32?
    var bestScore = (Int.max, Int32.max, 0.0)
    var place = dictionary.rowHeads[row]
    while place >= 0 {
      let entry = dictionary.entries[place]
      if Int(entry.column) < givenStart, rowOfBasic[entry.column] < 0, abs(entry.value) >= Tolerance.startingPivot {
        let score = (
          costs.bendCount(Int(entry.column)), dictionary.columnCounts[entry.column], -abs(entry.value)
        )
        if score < bestScore || (score == bestScore && entry.column < best ?? .max) {
          bestScore = score
          best = entry.column
        }
      }
      place = entry.nextInRow
    }
    return best
  }

  /// Makes a column basic in a row, by Gauss-Jordan elimination from all other rows.
  mutating func makeBasic(_ column: Int32, in row: Int) {
    let row = Int32(truncatingIfNeeded: row)
    dictionary.normalise(row, by: column)
    var place = dictionary.columnHeads[column]
    while place >= 0 {
      let entry = dictionary.entries[place]
      place = entry.nextInColumn
      if entry.row != row { dictionary.add(row, times: -entry.value, to: entry.row) }
    }
    let leaving = basicOfRow[row]
    if leaving >= 0 {
      rowOfBasic[leaving] = -1
      restingBend[leaving] = -1
    }
    basicOfRow[row] = column
    rowOfBasic[column] = row
    restingBend[column] = -1
  }

  /// Puts every nonbasic column on the bend that is best for it alone.
  private mutating func settle() {
    for column in 0..<columnCount where rowOfBasic[column] < 0 {
      guard let bend = costs.best(column) else { continue }
      restingBend[column] = Int32(truncatingIfNeeded: bend)
      segments[column] = Int32(truncatingIfNeeded: bend)
      values[column] = costs.bend(column, bend).position
    }
  }

  /// The number of slopes and marginal costs.
  var slopeCount: Int { costs.slopes.count + marginals.count }

  /// Whether the component is narrowed level by level.
  var isNarrowed: Bool { !narrowedRows.isEmpty }

  // MARK: Values

  /// Sets the parameters' values.
  mutating func setGiven(_ symbols: borrowing Buffer<Form.Chunk>) {
    for chunk in symbols.indices {
      for lane in 0..<4 {
        let given = givenStart + 4 * chunk + lane
        if values[given] == symbols[chunk][lane] { continue }
        values[given] = symbols[chunk][lane]
        if dictionary.columnCounts[given] > 0 || isNarrowed { needsSolving = true }
      }
    }
  }

  /// Returns whether the optimum misses a required hint, or a row without unknowns is not zero.
  func missesRequired(_ table: borrowing HintTable) -> Bool {
    for index in columns.indices {
      for number in table.range(of: columns[index]) {
        let hint = table.hints[number]
        if !hint.isRequired { break }
        if hint.error(at: values[index]) > Tolerance.points { return true }
      }
    }
    for row in basicOfRow.indices where basicOfRow[row] < 0 {
      if abs(valueOfBasic(in: Int32(truncatingIfNeeded: row))) > Tolerance.points { return true }
    }
    return false
  }

  func valueOfBasic(in row: Int32) -> Double {
    var value = 0.0
    var place = dictionary.rowHeads[row]
    let basic = basicOfRow[row]
    while place >= 0 {
      let entry = dictionary.entries[place]
      if entry.column != basic { value -= entry.value * values[entry.column] }
      place = entry.nextInRow
    }
    return value
  }
}
