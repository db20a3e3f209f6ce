/// The rows of a piece before columns were eliminated from them, flat.
///
/// Elimination substitutes one row into another: a chain becomes one long row and a list of definitions. For finding
/// the optimal values, the chain is more useful.
struct FaceRows: ~Copyable {
  /// Parts of row r: `parts[starts[r]..<starts[r + 1]]`.
  private(set) var starts = Buffer<Int32>()
  private(set) var parts = Buffer<ColumnTerm>()
  let forms: FormPool

  /// - Complexity: O(entries).
  init(_ matrix: borrowing SparseRows, _ rowForms: borrowing FormPool) {
    var forms = FormPool(width: rowForms.width)
    forms.reserve(matrix.rowCount)
    starts.reserve(matrix.rowCount + 1)
    for row in 0..<Int32(truncatingIfNeeded: matrix.rowCount) {
      starts.append(Int32(truncatingIfNeeded: parts.count))
      _ = forms.append(rowForms[row])
      var place = matrix.rowHeads[row]
      while place >= 0 {
        let entry = matrix.entries[place]
        parts.append(ColumnTerm(column: entry.column, coefficient: entry.value))
        place = entry.nextInRow
      }
    }
    starts.append(Int32(truncatingIfNeeded: parts.count))
    self.forms = forms
  }

  var rowCount: Int { max(0, starts.count - 1) }

  func parts(of row: Int) -> UnsafeMutableBufferPointer<ColumnTerm> {
    parts.slice(Int(starts[row])..<Int(starts[row + 1]))
  }
}
