/// All best values of one column of a program.
extension Program {
  /// Returns the least and the greatest value of a column on the optimal face; infinite where it is unbounded.
  mutating func range(of column: Int32) -> (lower: Double, upper: Double) {
    let closedLower = bounds.lower.copy()
    let closedUpper = bounds.upper.copy()
    let closed = values.copy()
    bounds.lower.update(from: faceLower)
    bounds.upper.update(from: faceUpper)
    var range = (lower: -Double.infinity, upper: Double.infinity)
    if push(column, to: -Tolerance.horizon, settles: false) == .stopped { range.lower = values[column] }
    values.update(from: closed)
    if push(column, to: Tolerance.horizon, settles: false) == .stopped { range.upper = values[column] }
    values.update(from: closed)
    bounds.lower.update(from: closedLower)
    bounds.upper.update(from: closedUpper)
    return range
  }
}
