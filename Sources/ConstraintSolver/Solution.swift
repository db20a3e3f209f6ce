/// The answer of a ``Solver``: a value for each variable, and what is to be said about it.
public struct Solution: Sendable {
  let values: [Double]
  /// Range of each variable that has more than one optimal value.
  let ranges: [Variable: (lower: Double, upper: Double)]
  /// Required rows that contradict each other, and the row broken to go on, in the order they were found.
  public let conflicts: [Conflict]
  /// Number of simplex steps that were taken: a measure of work that does not depend on the machine.
  public let stepCount: Int

  public func value(of variable: Variable) -> Double { values[variable.index] }

  /// Whether only one value of the variable is optimal (AL-2.13).
  public func isUnique(_ variable: Variable) -> Bool { ranges[variable] == nil }

  /// The least and the greatest optimal value; infinite where nothing bounds the variable.
  public func range(of variable: Variable) -> (lower: Double, upper: Double) {
    let value = values[variable.index]
    return ranges[variable] ?? (value, value)
  }
}

/// Required rows that cannot hold together (AL-2.20 to 2.24).
public struct Conflict: Sendable, Hashable {
  /// An irreducible set, by sequence: without any one of them, or of the hidden "size ≥ 0", the rest can hold.
  public let rows: [RowID]
  /// The one that was broken: it now pulls as an optional row above every priority (AL-2.22).
  public let broken: RowID
}
