/// Columns of a step that rows on two columns tie to each other.
///
/// Such rows arise when slacks are settled: two widths that were to be equal, and are, are one unknown from then on.
extension Narrowing {
  /// The number of times that longer rows are examined again.
  private static let patience = 4

  /// Finds the ties in the rows of the scratch's component.
  /// - Complexity: O(entries).
  mutating func tie() {
    scratch.images = Images(width: 1)
    scratch.images.reserve(scratch.columns.count)
    scratch.places.resize(to: max(scratch.columns.count, scratch.places.count), filling: -1)
    var pass = 0
    var hasTied = true
    while hasTied, pass < Self.patience {
      hasTied = false
      for index in scratch.rows.indices where pass > 0 || rows[scratch.rows[index]].openCount == 2 {
        reduce(scratch.rows[index])
        if tieReduced() { hasTied = true }
      }
      pass += 1
    }
  }

  /// Reads a row in terms of representatives.
  mutating func reduce(_ row: Int32) {
    scratch.reduced.removeAll()
    scratch.constant = rows[row].constant
    for part in parts(of: Int(row)) where !isSettled[part.column] {
      let local = scratch.localOf[part.column]
      scratch.images.compress(local)
      let root = scratch.images.parent[local]
      scratch.constant += part.coefficient * scratch.images.form(local)[0][0]
      if root < 0 { continue }
      let coefficient = part.coefficient * scratch.images.scale[local]
      if scratch.places[root] < 0 {
        scratch.places[root] = Int32(truncatingIfNeeded: scratch.reduced.count)
        scratch.reduced.append(ColumnTerm(column: root, coefficient: coefficient))
      } else {
        scratch.reduced[scratch.places[root]].coefficient += coefficient
      }
    }
    var kept = 0
    for index in scratch.reduced.indices {
      let part = scratch.reduced[index]
      scratch.places[part.column] = -1
      // A sum of multiplied images.
      if abs(part.coefficient) < Tolerance.rowCoefficient { continue }
      scratch.reduced[kept] = part
      kept += 1
    }
    scratch.reduced.resize(to: kept, filling: ColumnTerm(column: -1, coefficient: 0))
  }

  /// Ties the columns of the reduced row if it has only one or two.
  private mutating func tieReduced() -> Bool {
    let count = scratch.reduced.count
    if count == 0 || count > 2 { return false }
    let last = scratch.reduced[count - 1]
    if abs(last.coefficient) < Tolerance.startingPivot { return false }
    let constant = -scratch.constant / last.coefficient
    if count == 1 {
      scratch.images.tie(last.column, to: Images.constant, scale: 0, constant: constant)
      return true
    }
    let first = scratch.reduced[0]
    let scale = -first.coefficient / last.coefficient
    if abs(scale) < Tolerance.pivotRatio || abs(scale) * Tolerance.pivotRatio > 1 { return false }
    scratch.images.tie(last.column, to: first.column, scale: scale, constant: constant)
    return true
  }
}
