/// Compiling, second half: components, and which of them are trees.
extension Piece {
  /// Splits the rows that are left into components, and peels each as a tree if it can be.
  /// - Complexity: Near-linear in the entries.
  mutating func plan() {
    var search = ComponentSearch(matrix)
    var peeling = Peeling(matrix)
    var ranks = LevelRanks()
    forest = Forest(columnCount: columnCount)
    programOfColumn.resize(to: columnCount, filling: -1)
    localOf.resize(to: columnCount, filling: -1)
    var isDynamic = Buffer<Bool>(repeating: false, count: matrix.rowCount)
    for row in isDynamic.indices { isDynamic[row] = isDynamicRow(Int32(truncatingIfNeeded: row)) }

    for row in 0..<Int32(truncatingIfNeeded: matrix.rowCount) where matrix.rowCounts[row] > 0 {
      if !search.find(from: row, matrix) { continue }
      setLevels(search.columns, &ranks)
      if !hasFreeColumn(search.columns), peeling.peel(search.rows, matrix, isDynamic: &isDynamic),
        forest.plant(peeling.steps, of: matrix, table, forms: rowForms, levelCount: ranks.count)
      {
        for index in search.columns.indices { roles[search.columns[index]] = .leaf }
      } else {
        addProgram(search.rows, search.columns, levelCount: ranks.count)
      }
    }
    for node in forest.nodes.indices where forest.nodes[node].isDynamic {
      dynamicNodes.append(Int32(truncatingIfNeeded: node))
    }
  }

  /// Whether a row is to be near the root of its tree.
  private func isDynamicRow(_ row: Int32) -> Bool {
    if matrix.rowCounts[row] == 0 { return false }
    if rowForms.isDynamic(row) { return true }
    if dynamicHints.isEmpty { return false }
    var place = matrix.rowHeads[row]
    while place >= 0 {
      let entry = matrix.entries[place]
      for number in table.range(of: entry.column) where table.hints[number].form >= 0 { return true }
      place = entry.nextInRow
    }
    return false
  }

  /// Columns without a cost were all eliminated, except those that closing wants to see.
  private func hasFreeColumn(_ columns: borrowing Buffer<Int32>) -> Bool {
    if keptVariables.isEmpty { return false }
    for index in columns.indices where table.range(of: columns[index]).isEmpty { return true }
    return false
  }

  private mutating func setLevels(_ columns: borrowing Buffer<Int32>, _ ranks: inout LevelRanks) {
    ranks.removeAll()
    for index in columns.indices {
      for number in table.range(of: columns[index]) { ranks.insert(table.hints[number].rank) }
    }
    for index in columns.indices {
      for number in table.range(of: columns[index]) {
        table.setLevel(ranks.level(of: table.hints[number].rank), of: number)
      }
    }
  }

  private mutating func addProgram(_ rows: borrowing Buffer<Int32>, _ columns: borrowing Buffer<Int32>, levelCount: Int)
  {
    for index in columns.indices {
      roles[columns[index]] = .member
      programOfColumn[columns[index]] = Int32(truncatingIfNeeded: programs.count)
    }
    programs.append(makeProgram(rows, columns, levelCount: levelCount))
  }

  mutating func makeProgram(_ rows: borrowing Buffer<Int32>, _ columns: borrowing Buffer<Int32>, levelCount: Int)
    -> Program
  {
    for index in columns.indices { localOf[columns[index]] = Int32(truncatingIfNeeded: index) }
    return Program(
      columns: columns.copy(), rows: rows, of: matrix, forms: rowForms, localOf: localOf, levelCount: levelCount,
      table: table)
  }
}
