/// A row on one column, `coefficient · x + constant  REL  0`: not a row but a bend in that column's cost.
struct Hint: BitwiseCopyable {
  var coefficient: Double
  /// With the current parameters.
  var constant: Double
  var column: Int32
  /// The row it comes from; `-1 - variable` for the hidden "size ≥ 0" of a variable.
  var row: Int32
  /// Number of the constant's form if it depends on symbolic parameters, else -1.
  var form: Int32
  /// Position among the levels (``RowStore/Record/rank``).
  var rank: Float
  var relation: Relation

  var isRequired: Bool { rank == RowStore.requiredRank }

  /// The position at which the expression is zero.
  var target: Double { -constant / coefficient }

  /// The relation from the column's point of view: a negative coefficient reverses it.
  var side: Relation {
    if coefficient > 0 { return relation }
    switch relation {
    case .equal: return .equal
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .greaterThanOrEqual: return .lessThanOrEqual
    }
  }

  /// Slope of the cost left of the target: 0 or negative.
  var leftSlope: Double { side == .lessThanOrEqual ? 0 : -abs(coefficient) }
  /// Slope of the cost right of the target: 0 or positive.
  var rightSlope: Double { side == .greaterThanOrEqual ? 0 : abs(coefficient) }

  /// Returns the error of the expression, in the row's own unit (AL-2.4, AL-2.6).
  func error(at x: Double) -> Double { relation.error(coefficient * x + constant) }
}

/// Returns how near two positions must be to count as one.
@inline(__always)
func nearness(_ value: Double) -> Double { Tolerance.position * max(1, abs(value)) }

/// Returns whether an interval, which may be infinite, is hardly more than a point.
@inline(__always)
func isPoint(_ lower: Double, _ upper: Double) -> Bool {
  upper - lower < Tolerance.position * max(1, min(abs(lower), abs(upper)))
}
