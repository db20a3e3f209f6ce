/// Solving a large component with many levels by narrowing it (``Narrowing``).
extension Piece {
  /// Narrows the columns of a program; what stays open becomes its dictionary.
  mutating func narrow(_ program: UnsafeMutablePointer<Program>, _ system: borrowing ReducedSystem) {
    var narrowing = Narrowing(of: program.pointee.columns, granularity: system.granularity)
    for index in program.pointee.narrowedRows.indices {
      let row = program.pointee.narrowedRows[index]
      narrowing.addRow(coupling.forms.value(of: row, system.symbols))
      var place = coupling.matrix.rowHeads[row]
      while place >= 0 {
        let entry = coupling.matrix.entries[place]
        narrowing.addPart(columns.locals[entry.column], entry.value)
        place = entry.nextInRow
      }
    }
    narrowing.solve(costs.table)
    program.pointee.stepCount += narrowing.stepCount
    program.pointee.take(narrowing, costs.table)
  }
}

extension Program {
  /// Takes the bounds of all columns over, and makes a dictionary of those that are open.
  mutating func take(_ narrowing: borrowing Narrowing, _ table: borrowing HintTable) {
    dictionary = SparseRows(columnCount: dictionary.columnCount)
    basicOfRow.removeAll()
    rowOfBasic.fill(with: -1)
    restingBend.fill(with: -1)
    isOpen = false
    for column in 0..<columnCount {
      values[column] = narrowing.values[column]
      bounds.lower[column] = narrowing.lower[column]
      bounds.upper[column] = narrowing.upper[column]
      if !narrowing.isSettled[column] { isOpen = true }
    }
    if !isOpen { return }
    for row in narrowing.rows.indices where narrowing.rows[row].openCount > 0 {
      let number = dictionary.addRow()
      basicOfRow.append(-1)
      for part in narrowing.parts(of: row) where !narrowing.isSettled[part.column] {
        dictionary.insert(part.coefficient, row: number, column: part.column)
      }
      let constant = narrowing.rows[row].constant
      if constant != 0 { dictionary.insert(constant, row: number, column: Int32(truncatingIfNeeded: givenStart)) }
    }
    settleWithinBounds(table)
  }
}
