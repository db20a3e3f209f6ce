/// Compiling, second half: components, and which of them are trees.
extension Piece {
  /// Splits the remaining rows into components, and peels each as a tree if possible.
  /// - Complexity: Near-linear in the entries.
  mutating func plan(_ granularity: Granularity) {
    var search = ComponentSearch(coupling.matrix)
    var peeling = Peeling(coupling.matrix)
    var ranks = LevelRanks()
    forest = Forest(columnCount: columnCount)
    columns.programs.resize(to: columnCount, filling: -1)
    columns.locals.resize(to: columnCount, filling: -1)
    var isDynamic = Buffer<Bool>(repeating: false, count: coupling.matrix.rowCount)
    for row in isDynamic.indices { isDynamic[row] = isDynamicRow(Int32(truncatingIfNeeded: row)) }

    for row in 0..<Int32(truncatingIfNeeded: coupling.matrix.rowCount) where coupling.matrix.rowCounts[row] > 0 {
      if !search.find(from: row, coupling.matrix) { continue }
      setLevels(search.columns, &ranks)
      if !hasFreeColumn(search.columns), peeling.peel(search.rows, coupling.matrix, isDynamic: &isDynamic),
        forest.plant(
          peeling.steps, of: coupling.matrix, costs.table, forms: coupling.forms, levelCount: ranks.count,
          slopeLimit: granularity.treeSlopes)
      {
        for index in search.columns.indices { columns.roles[search.columns[index]] = .leaf }
      } else {
        addProgram(search.rows, search.columns, levelCount: ranks.count, granularity)
        if hasLargeProgram { return }
      }
    }
    for node in forest.nodes.indices where forest.nodes[node].isDynamic {
      forest.movingNodes.append(Int32(truncatingIfNeeded: node))
    }
  }

  /// Returns whether a row should be near the root of its tree.
  private func isDynamicRow(_ row: Int32) -> Bool {
    if coupling.matrix.rowCounts[row] == 0 { return false }
    if coupling.forms.isDynamic(row) { return true }
    if costs.moving.isEmpty { return false }
    var place = coupling.matrix.rowHeads[row]
    while place >= 0 {
      let entry = coupling.matrix.entries[place]
      for number in costs.table.range(of: entry.column) where costs.table.hints[number].form >= 0 { return true }
      place = entry.nextInRow
    }
    return false
  }

  /// Returns whether some column has no cost; all of these were eliminated, except those that closing needs.
  private func hasFreeColumn(_ columns: borrowing Buffer<Int32>) -> Bool {
    if self.columns.kept.isEmpty { return false }
    for index in columns.indices where costs.table.range(of: columns[index]).isEmpty { return true }
    return false
  }

  private mutating func setLevels(_ columns: borrowing Buffer<Int32>, _ ranks: inout LevelRanks) {
    ranks.removeAll()
    for index in columns.indices {
      for number in costs.table.range(of: columns[index]) { ranks.insert(costs.table.hints[number].rank) }
    }
    for index in columns.indices {
      for number in costs.table.range(of: columns[index]) {
        costs.table.setLevel(ranks.level(of: costs.table.hints[number].rank), of: number)
      }
    }
  }

  private mutating func addProgram(
    _ rows: borrowing Buffer<Int32>, _ columns: borrowing Buffer<Int32>, levelCount: Int, _ granularity: Granularity
  ) {
    if rows.count > granularity.programRows {
      hasLargeProgram = true
      return
    }
    for index in columns.indices {
      self.columns.roles[columns[index]] = .member
      self.columns.programs[columns[index]] = Int32(truncatingIfNeeded: programs.count)
      self.columns.locals[columns[index]] = Int32(truncatingIfNeeded: index)
    }
    if levelCount >= granularity.manyLevels, columns.count * levelCount > granularity.slopes {
      programs.append(
        Program(columns: columns.copy(), narrowedRows: rows.copy(), width: width, levelCount: levelCount))
    } else {
      programs.append(makeProgram(rows, columns, levelCount: levelCount))
    }
  }

  mutating func makeProgram(_ rows: borrowing Buffer<Int32>, _ columns: borrowing Buffer<Int32>, levelCount: Int)
    -> Program
  {
    for index in columns.indices { self.columns.locals[columns[index]] = Int32(truncatingIfNeeded: index) }
    return Program(
      columns: columns.copy(), rows: rows, of: coupling.matrix, forms: coupling.forms, localOf: self.columns.locals,
      levelCount: levelCount,
      table: costs.table)
  }
}
