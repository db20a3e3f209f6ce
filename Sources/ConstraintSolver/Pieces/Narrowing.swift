/// Solves a large component with many levels by narrowing the columns' optimal values, a few levels at a time.
///
/// All solutions that are optimal for the levels so far form a polyhedron: an interval for each column, and the rows
/// (``TreeFace``). So the next levels are a smaller problem of the same kind: the intervals are required, and the hints
/// below do not exist yet. Most columns then have no cost and are eliminated, and what is left is mostly trees, although
/// the component as a whole is none. Columns whose intervals have shrunk to a point leave the rows, which falls apart
/// into components; each goes on alone with the levels that it has left.
///
/// Example: a thousand views, each after the previous one by `≥` and pulled to the left with a priority of its own. The
/// highest pull fixes one view and everything that it touches; the other pulls work in what is left on either side.
///
/// The cost is that of a few trees for each component, instead of a dictionary of all rows with a slope for each level.
struct Narrowing: ~Copyable {
  struct OpenRow: BitwiseCopyable {
    var first: Int32
    var count: Int32 = 0
    /// The number of its columns that are not settled.
    var openCount: Int32 = 0
    /// The row's constant, with the columns that are settled.
    var constant: Double
  }

  /// A component, at the end of ``waitingColumns`` and ``waitingRows``, and its first level that is not solved yet.
  struct Job: BitwiseCopyable {
    var columnCount: Int
    var rowCount: Int
    var level: Int32
    /// The number of levels to try at once.
    var levelCount: Int
  }

  /// Columns of the piece, by number in this component.
  let columns: Buffer<Int32>
  let granularity: Granularity

  // MARK: Rows

  private(set) var rows = Buffer<OpenRow>()
  private var parts = Buffer<ColumnTerm>()
  /// The rows of column c, each with its coefficient: `uses[useStarts[c]..<useStarts[c + 1]]`.
  private var useStarts = Buffer<Int32>()
  private var uses = Buffer<ColumnTerm>()

  // MARK: Results

  var lower: Buffer<Double>
  var upper: Buffer<Double>
  var values: Buffer<Double>
  private(set) var isSettled: Buffer<Bool>
  var stepCount = 0

  // MARK: Work

  var jobs = Buffer<Job>()
  var waitingColumns = Buffer<Int32>()
  var waitingRows = Buffer<Int32>()
  /// Rows with one column left.
  private var shortRows = Buffer<Int32>()
  var scratch: Scratch

  struct Scratch: ~Copyable {
    /// The component that is being solved.
    var columns = Buffer<Int32>()
    var rows = Buffer<Int32>()
    var localOf: Buffer<Int32>
    var hints = Buffer<Hint>()
    var levels = Buffer<Int32>()
    var interval = BestInterval()
    /// Ties among the component's columns, by number in it.
    var images = Images(width: 1)
    /// The row that was reduced last by these ties, its constant, and the position of each column in it.
    var reduced = Buffer<ColumnTerm>()
    var constant = 0.0
    var places = Buffer<Int32>()
    /// The search that found each column, row and level last.
    var columnMarks: Buffer<Int32>
    var rowMarks = Buffer<Int32>()
    var levelMarks = Buffer<Int32>()
    var mark: Int32 = 0
  }

  init(of columns: borrowing Buffer<Int32>, granularity: Granularity) {
    let count = columns.count
    self.columns = columns.copy()
    self.granularity = granularity
    lower = Buffer(repeating: -.infinity, count: count)
    upper = Buffer(repeating: .infinity, count: count)
    values = Buffer(repeating: 0, count: count)
    isSettled = Buffer(repeating: false, count: count)
    scratch = Scratch(
      localOf: Buffer(repeating: -1, count: count), columnMarks: Buffer(repeating: 0, count: count))
  }

  // MARK: Rows

  mutating func addRow(_ constant: Double) {
    rows.append(OpenRow(first: Int32(truncatingIfNeeded: parts.count), constant: constant))
  }

  /// Adds a column to the row that was added last.
  mutating func addPart(_ column: Int32, _ coefficient: Double) {
    parts.append(ColumnTerm(column: column, coefficient: coefficient))
    rows[rows.count - 1].count += 1
    rows[rows.count - 1].openCount += 1
  }

  func parts(of row: Int) -> UnsafeMutableBufferPointer<ColumnTerm> {
    parts.slice(Int(rows[row].first)..<Int(rows[row].first + rows[row].count))
  }

  func uses(of column: Int32) -> UnsafeMutableBufferPointer<ColumnTerm> {
    uses.slice(Int(useStarts[column])..<Int(useStarts[column + 1]))
  }

  private mutating func collectUses() {
    useStarts = Buffer(repeating: 0, count: columns.count + 1)
    for index in parts.indices { useStarts[parts[index].column + 1] += 1 }
    for column in columns.indices { useStarts[column + 1] += useStarts[column] }
    uses.resize(to: parts.count, filling: ColumnTerm(column: -1, coefficient: 0))
    var next = useStarts.copy()
    for row in rows.indices {
      for part in parts(of: row) {
        uses[next[part.column]] = ColumnTerm(column: Int32(truncatingIfNeeded: row), coefficient: part.coefficient)
        next[part.column] += 1
      }
    }
  }

  // MARK: Solving

  /// Narrows the columns by all levels.
  mutating func solve(_ table: borrowing HintTable) {
    collectUses()
    scratch.rowMarks.resize(to: rows.count, filling: 0)
    for column in columns.indices { waitingColumns.append(Int32(truncatingIfNeeded: column)) }
    for row in rows.indices { waitingRows.append(Int32(truncatingIfNeeded: row)) }
    jobs.append(
      Job(
        columnCount: columns.count, rowCount: rows.count, level: 0,
        levelCount: max(1, granularity.stepSlopes / columns.count)))
    while !jobs.isEmpty {
      let job = jobs.removeLast()
      take(job)
      if job.rowCount == 0 {
        solveSingle(scratch.columns[0], from: job.level, table)
      } else if let rest = step(job, table) {
        divide(rest)
      }
    }
  }

  /// Moves the columns and rows of a component from the waiting ones to the scratch.
  private mutating func take(_ job: Job) {
    scratch.columns.removeAll()
    scratch.rows.removeAll()
    for _ in 0..<job.columnCount { scratch.columns.append(waitingColumns.removeLast()) }
    for _ in 0..<job.rowCount { scratch.rows.append(waitingRows.removeLast()) }
  }

  /// Narrows a column that is in no row any more by all levels that are left.
  private mutating func solveSingle(_ column: Int32, from level: Int32, _ table: borrowing HintTable) {
    scratch.hints.removeAll()
    scratch.images = Images(width: 1)
    scratch.images.reserve(1)
    addHints(of: column, as: 0, levels: level..<Int32.max, table)
    scratch.interval.follow(scratch.hints.slice(scratch.hints.indices), numberedFrom: 0)
    narrow(column, to: scratch.interval.lower, scratch.interval.upper)
  }

  /// Narrows a column; a point settles it.
  mutating func narrow(_ column: Int32, to lower: Double, _ upper: Double) {
    self.lower[column] = lower
    self.upper[column] = upper
    if isPoint(lower, upper) { settle(column, at: lower) }
  }

  /// Settles a column, and those that this leaves alone in a row.
  mutating func settle(_ column: Int32, at value: Double) {
    shortRows.removeAll()
    remove(column, at: value)
    while !shortRows.isEmpty {
      let row = shortRows.removeLast()
      for part in parts(of: Int(row)) where !isSettled[part.column] {
        let value = -rows[row].constant / part.coefficient
        remove(part.column, at: min(max(value, lower[part.column]), upper[part.column]))
      }
    }
  }

  private mutating func remove(_ column: Int32, at value: Double) {
    if isSettled[column] { return }
    isSettled[column] = true
    values[column] = value
    lower[column] = value
    upper[column] = value
    for use in uses(of: column) {
      rows[use.column].constant += use.coefficient * value
      rows[use.column].openCount -= 1
      if rows[use.column].openCount == 1 { shortRows.append(use.column) }
    }
  }

  // MARK: Components

  /// Divides what is open of the scratch's component into components that wait for the next levels.
  private mutating func divide(_ rest: Job) {
    scratch.mark += 1
    for index in scratch.columns.indices {
      let column = scratch.columns[index]
      if isSettled[column] || scratch.columnMarks[column] == scratch.mark { continue }
      collectComponent(of: column, rest)
    }
  }

  private mutating func collectComponent(of column: Int32, _ rest: Job) {
    let (firstColumn, firstRow) = (waitingColumns.count, waitingRows.count)
    var next = firstColumn
    scratch.columnMarks[column] = scratch.mark
    waitingColumns.append(column)
    while next < waitingColumns.count {
      for use in uses(of: waitingColumns[next]) where scratch.rowMarks[use.column] != scratch.mark {
        scratch.rowMarks[use.column] = scratch.mark
        waitingRows.append(use.column)
        for part in parts(of: Int(use.column))
        where !isSettled[part.column] && scratch.columnMarks[part.column] != scratch.mark {
          scratch.columnMarks[part.column] = scratch.mark
          waitingColumns.append(part.column)
        }
      }
      next += 1
    }
    var job = rest
    job.columnCount = waitingColumns.count - firstColumn
    job.rowCount = waitingRows.count - firstRow
    jobs.append(job)
  }
}
