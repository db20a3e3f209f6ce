/// Taking columns without a cost of their own out of the rows.
///
/// A column that no hint pulls at, a position mostly, may be whatever a row says it is: the row becomes its definition,
/// and in other rows it is replaced. In the one row it stands in, that removes row and column at once; the chain of
/// positions down a long form unravels from its end.
///
/// Example: `y2 = y1 + h1 + 12` and `y3 = y2 + h2 + 12`, nothing else naming y3: the second row defines y3 and is gone;
/// now only the first names y2, and is gone too; the heights are left to themselves.
extension Piece {
  /// - Complexity: Near-linear while columns stand in few rows; else that of sparse Gaussian elimination.
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
    // Replace it elsewhere.
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
    // Of the pivot row nothing is left to be judged.
    coupling.forms[pivot].update(repeating: .zero, count: width)
  }

  /// The shortest of the column's rows, among equals the one with the largest entry.
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
