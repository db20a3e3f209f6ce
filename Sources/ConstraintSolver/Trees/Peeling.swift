/// Peels a component from its outermost rows inward.
struct Peeling: ~Copyable {
  /// A row and the column it is peeled onto; -1 for the last row, the root.
  struct Step: BitwiseCopyable {
    var row: Int32
    var column: Int32
  }

  private(set) var steps = Buffer<Step>()
  /// The number of rows not yet peeled that contain each column.
  private var remaining: Buffer<Int32>
  /// The number of columns of each row that are in other rows, too.
  private var branchCounts: Buffer<Int32>
  private var isPeeled: Buffer<Bool>
  private var still = Buffer<Int32>()
  private var moving = Buffer<Int32>()

  init(_ matrix: borrowing SparseRows) {
    remaining = matrix.columnCounts.copy()
    branchCounts = Buffer(repeating: 0, count: matrix.rowCount)
    isPeeled = Buffer(repeating: false, count: matrix.rowCount)
  }

  /// Peels the rows of one component. Rows that depend on parameters come last, near the root, where their changes
  /// affect no functions.
  /// - Returns: Whether the rows form a tree; if not, ``steps`` is only a part of them.
  /// - Complexity: O(entries).
  mutating func peel(
    _ rows: borrowing Buffer<Int32>, _ matrix: borrowing SparseRows, isDynamic: inout Buffer<Bool>
  ) -> Bool {
    steps.removeAll()
    still.removeAll()
    moving.removeAll()
    for index in rows.indices {
      let row = rows[index]
      // Elimination may leave a row with one column, which it fixes: there is nothing to distribute.
      if matrix.rowCounts[row] < 2 { return false }
      var place = matrix.rowHeads[row]
      while place >= 0 {
        if remaining[matrix.entries[place].column] > 1 { branchCounts[row] += 1 }
        place = matrix.entries[place].nextInRow
      }
      if branchCounts[row] <= 1 { queue(row, isDynamic) }
    }
    while let row = next() {
      let column = branch(of: row, matrix)
      steps.append(Step(row: row, column: column))
      isPeeled[row] = true
      if column < 0 { continue }
      remaining[column] -= 1
      let above = remaining[column] == 1 ? lastRow(of: column, matrix) : -1
      if isDynamic[row] { markDynamic(column, matrix, &isDynamic) }
      if above >= 0 {
        branchCounts[above] -= 1
        if branchCounts[above] == 1 { queue(above, isDynamic) }
      }
    }
    return steps.count == rows.count
  }

  private mutating func queue(_ row: Int32, _ isDynamic: borrowing Buffer<Bool>) {
    if isDynamic[row] { moving.append(row) } else { still.append(row) }
  }

  private mutating func next() -> Int32? {
    while true {
      let row: Int32
      if !still.isEmpty {
        row = still.removeLast()
      } else if !moving.isEmpty {
        row = moving.removeLast()
      } else {
        return nil
      }
      if !isPeeled[row] { return row }
    }
  }

  private func branch(of row: Int32, _ matrix: borrowing SparseRows) -> Int32 {
    var place = matrix.rowHeads[row]
    while place >= 0 {
      let entry = matrix.entries[place]
      if remaining[entry.column] > 1 { return entry.column }
      place = entry.nextInRow
    }
    return -1
  }

  private func lastRow(of column: Int32, _ matrix: borrowing SparseRows) -> Int32 {
    var place = matrix.columnHeads[column]
    while place >= 0, isPeeled[matrix.entries[place].row] { place = matrix.entries[place].nextInColumn }
    return place < 0 ? -1 : matrix.entries[place].row
  }

  /// Marks every row that a moving function reaches as moving.
  private func markDynamic(_ column: Int32, _ matrix: borrowing SparseRows, _ isDynamic: inout Buffer<Bool>) {
    var place = matrix.columnHeads[column]
    while place >= 0 {
      isDynamic[matrix.entries[place].row] = true
      place = matrix.entries[place].nextInColumn
    }
  }
}

/// Finds connected rows and columns.
struct ComponentSearch: ~Copyable {
  private(set) var rows = Buffer<Int32>()
  private(set) var columns = Buffer<Int32>()
  private var isRowFound: Buffer<Bool>
  private var isColumnFound: Buffer<Bool>

  init(_ matrix: borrowing SparseRows) {
    isRowFound = Buffer(repeating: false, count: matrix.rowCount)
    isColumnFound = Buffer(repeating: false, count: matrix.columnCount)
  }

  /// Collects the component of a row, if it has not been found before.
  mutating func find(from row: Int32, _ matrix: borrowing SparseRows) -> Bool {
    if isRowFound[row] { return false }
    rows.removeAll()
    columns.removeAll()
    add(row)
    var next = 0
    while next < rows.count {
      var place = matrix.rowHeads[rows[next]]
      next += 1
      while place >= 0 {
        let column = matrix.entries[place].column
        place = matrix.entries[place].nextInRow
        if isColumnFound[column] { continue }
        isColumnFound[column] = true
        columns.append(column)
        var other = matrix.columnHeads[column]
        while other >= 0 {
          add(matrix.entries[other].row)
          other = matrix.entries[other].nextInColumn
        }
      }
    }
    return true
  }

  private mutating func add(_ row: Int32) {
    if isRowFound[row] { return }
    isRowFound[row] = true
    rows.append(row)
  }
}
