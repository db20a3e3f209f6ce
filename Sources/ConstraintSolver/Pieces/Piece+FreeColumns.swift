/// Eliminating columns without their own cost from the rows.
///
/// A column that no hint pulls at, usually a position, may have any value that a row gives it: the row becomes its
/// definition, and is substituted in other rows. If the column is in only one row, that removes row and column at once;
/// the chain of positions down a long form unravels from its end.
///
/// Example: `y2 = y1 + h1 + 12` and `y3 = y2 + h2 + 12`, with no other row on y3: the second row defines y3 and is
/// removed; now only the first contains y2, and is removed, too; the heights remain on their own.
extension Piece {
  /// - Complexity: Near-linear if columns are in few rows; else that of sparse Gaussian elimination.
  mutating func eliminateFreeColumns() {
    coupling.matrix.reserve(columnCount: columnCount)
    columns.definitions.resize(to: columnCount, filling: -1)
    var queues = FreeColumnQueues()
    for column in 0..<Int32(truncatingIfNeeded: columnCount) where isFree(column) {
      queues.push(column, standingIn: coupling.matrix.columnCounts[column])
    }
    while let column = queues.pop(coupling.matrix.columnCounts) {
      if isFree(column), coupling.matrix.columnCounts[column] > 0 { eliminate(column, &queues) }
    }
    for row in 0..<coupling.matrix.rowCount where coupling.matrix.rowCounts[row] == 0 {
      constants.insert(coupling.forms[Int32(truncatingIfNeeded: row)], .equal)
    }
  }

  private func isFree(_ column: Int32) -> Bool {
    costs.table.range(of: column).isEmpty && columns.roles[column] == .single
      && (columns.kept.isEmpty || !columns.kept.contains(columns.variables[column]))
  }

  private mutating func eliminate(_ column: Int32, _ queues: inout FreeColumnQueues) {
    let (chosen, pivot, entry) = pivot(of: column)
    var place = chosen
    define(column, by: pivot, entry)
    // Substitutes it elsewhere.
    coupling.matrix.remove(place)
    place = coupling.matrix.columnHeads[column]
    while place >= 0 {
      let other = coupling.matrix.entries[place]
      coupling.matrix.remove(place)
      place = other.nextInColumn
      let factor = -other.value / entry
      coupling.forms.add(pivot, times: factor, to: other.row)
      coupling.matrix.add(pivot, times: factor, to: other.row)
    }
    place = coupling.matrix.rowHeads[pivot]
    while place >= 0 {
      let entry = coupling.matrix.entries[place]
      coupling.matrix.remove(place)
      if isFree(entry.column) { queues.push(entry.column, standingIn: coupling.matrix.columnCounts[entry.column]) }
      place = entry.nextInRow
    }
    // The pivot row is empty, so its form no longer matters.
    coupling.forms[pivot].update(repeating: .zero, count: width)
  }

  /// Returns the shortest of the column's rows, among equals the one with the largest entry.
  private func pivot(of column: Int32) -> (place: Int32, row: Int32, entry: Double) {
    var best: (place: Int32, row: Int32, entry: Double) = (-1, -1, 0)
    var next = coupling.matrix.columnHeads[column]
    while next >= 0 {
      let place = next
      let entry = coupling.matrix.entries[place]
      next = entry.nextInColumn
      if best.row >= 0 {
        let (length, bestLength) = (coupling.matrix.rowCounts[entry.row], coupling.matrix.rowCounts[best.row])
        let isTiny = abs(entry.value) < Tolerance.pivotRatio * abs(best.entry)
        let isBetter =
          length == bestLength
          ? (abs(entry.value), -entry.row) > (abs(best.entry), -best.row)
          : length < bestLength || abs(best.entry) < Tolerance.pivotRatio * abs(entry.value)
        if isTiny || !isBetter { continue }
      }
      best = (place, entry.row, entry.value)
    }
    return best
  }

  private mutating func define(_ column: Int32, by row: Int32, _ entry: Double) {
    columns.roles[column] = .defined
    var form: Int32 = -1
    let constant = -coupling.forms[row][0][0] / entry
    if coupling.forms.isDynamic(row) {
      form = costs.forms.append(coupling.forms[row])
      Form.divide(costs.forms[form], by: -entry, width: width)
    }
    columns.definitions[column] = Int32(truncatingIfNeeded: definitions.count)
    definitions.beginDefinition(of: column, form: form, constant: constant)
    var place = coupling.matrix.rowHeads[row]
    while place >= 0 {
      let part = coupling.matrix.entries[place]
      if part.column != column { definitions.addPart(part.column, -part.value / entry) }
      place = part.nextInRow
    }
  }
}
