/// Linear rows over columns, `Σ value · column = 0`, with every entry linked along its row and along its column.
///
/// Elimination needs both "which rows contain this column" and "which columns are in this row", and inserts and removes
/// entries all the time; linked entries make each of these a constant-time step.
///
/// Source: Knuth's orthogonal lists, The Art of Computer Programming 2.2.6.
struct SparseRows: ~Copyable {
  struct Entry {
    var value: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  /// The link of the last entry.
  static let none: Int32 = -1

  private(set) var entries = Buffer<Entry>()
  private(set) var rowHeads = Buffer<Int32>()
  private(set) var rowCounts = Buffer<Int32>()
  private(set) var columnHeads = Buffer<Int32>()
  private(set) var columnCounts = Buffer<Int32>()
  private var free: Int32 = SparseRows.none
  /// Entry of each column in the row that is being modified.
  private var marks = Buffer<Int32>()

  init() {}

  init(columnCount: Int) { reserve(columnCount: columnCount) }

  var rowCount: Int { rowHeads.count }
  var columnCount: Int { columnHeads.count }

  mutating func reserve(columnCount: Int) {
    columnHeads.resize(to: columnCount, filling: Self.none)
    columnCounts.resize(to: columnCount, filling: 0)
    marks.resize(to: columnCount, filling: Self.none)
  }

  mutating func addRow() -> Int32 {
    rowHeads.append(Self.none)
    rowCounts.append(0)
    return Int32(truncatingIfNeeded: rowHeads.count - 1)
  }

  @discardableResult
  mutating func insert(_ value: Double, row: Int32, column: Int32) -> Int32 {
    let (inRow, inColumn) = (rowHeads[row], columnHeads[column])
    let entry = Entry(
      value: value, row: row, column: column, nextInRow: inRow, previousInRow: Self.none, nextInColumn: inColumn,
      previousInColumn: Self.none)
    let place: Int32
    if free >= 0 {
      place = free
      free = entries[place].nextInRow
      entries[place] = entry
    } else {
      place = Int32(truncatingIfNeeded: entries.count)
      entries.append(entry)
    }
    if inRow >= 0 { entries[inRow].previousInRow = place }
    if inColumn >= 0 { entries[inColumn].previousInColumn = place }
    rowHeads[row] = place
    columnHeads[column] = place
    rowCounts[row] += 1
    columnCounts[column] += 1
    return place
  }

  mutating func remove(_ place: Int32) {
    let entry = entries[place]
    if entry.previousInRow >= 0 {
      entries[entry.previousInRow].nextInRow = entry.nextInRow
    } else {
      rowHeads[entry.row] = entry.nextInRow
    }
    if entry.nextInRow >= 0 { entries[entry.nextInRow].previousInRow = entry.previousInRow }
    if entry.previousInColumn >= 0 {
      entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
    } else {
      columnHeads[entry.column] = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 { entries[entry.nextInColumn].previousInColumn = entry.previousInColumn }
    rowCounts[entry.row] -= 1
    columnCounts[entry.column] -= 1
    entries[place].nextInRow = free
    free = place
  }

  mutating func removeRow(_ row: Int32) {
    while rowHeads[row] >= 0 { remove(rowHeads[row]) }
  }

  /// Returns the value in a place; 0 if there is no entry. O(the row's length).
  func value(row: Int32, column: Int32) -> Double {
    var place = rowHeads[row]
    while place >= 0 {
      if entries[place].column == column { return entries[place].value }
      place = entries[place].nextInRow
    }
    return 0
  }

  mutating func setValue(_ value: Double, at place: Int32) { entries[place].value = value }

  /// Divides a row by its entry in a column. That entry becomes exactly 1, so that elimination by it leaves nothing.
  mutating func normalise(_ row: Int32, by column: Int32) {
    let factor = 1 / value(row: row, column: column)
    var place = rowHeads[row]
    while place >= 0 {
      entries[place].value = entries[place].column == column ? 1 : entries[place].value * factor
      place = entries[place].nextInRow
    }
  }

  /// `target += factor · source`; entries that cancel are removed.
  /// - Complexity: O(source), times the rows that contain its columns; or O(source + target) if that is less.
  mutating func add(_ source: Int32, times factor: Double, to target: Int32) {
    var cost: Int32 = 0
    var place = rowHeads[source]
    while place >= 0, cost <= rowCounts[target] {
      cost += columnCounts[entries[place].column]
      place = entries[place].nextInRow
    }
    if cost <= rowCounts[target] { return addSearching(source, times: factor, to: target) }
    place = rowHeads[target]
    while place >= 0 {
      marks[entries[place].column] = place
      place = entries[place].nextInRow
    }
    place = rowHeads[source]
    while place >= 0 {
      let entry = entries[place]
      let known = marks[entry.column]
      if !add(factor * entry.value, to: known, row: target, column: entry.column) { marks[entry.column] = Self.none }
      place = entry.nextInRow
    }
    place = rowHeads[target]
    while place >= 0 {
      marks[entries[place].column] = Self.none
      place = entries[place].nextInRow
    }
  }

  /// Finds the entries of a long target by its columns, which are in few rows.
  private mutating func addSearching(_ source: Int32, times factor: Double, to target: Int32) {
    var place = rowHeads[source]
    while place >= 0 {
      let entry = entries[place]
      var known = columnHeads[entry.column]
      while known >= 0, entries[known].row != target { known = entries[known].nextInColumn }
      _ = add(factor * entry.value, to: known, row: target, column: entry.column)
      place = entry.nextInRow
    }
  }

  /// - Parameter known: The position of the entry, or -1.
  /// - Returns: Whether a known entry still exists.
  @inline(__always)
  private mutating func add(_ added: Double, to known: Int32, row: Int32, column: Int32) -> Bool {
    if known < 0 {
      if abs(added) >= Tolerance.matrixEntry { insert(added, row: row, column: column) }
      return true
    }
    let sum = entries[known].value + added
    if abs(sum) < Tolerance.matrixEntry {
      remove(known)
      return false
    }
    entries[known].value = sum
    return true
  }
}
