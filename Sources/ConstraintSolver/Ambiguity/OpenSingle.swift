/// A column in no row that has more than one best value.
struct OpenSingle: BitwiseCopyable {
  var column: Int32
  /// All best values.
  var lowest: Double
  var highest: Double
  /// The values left after the column's own hints have closed what they can (AL-2.18, stages 0 and 0b).
  var lower: Double
  var upper: Double

  var isPoint: Bool { ConstraintSolver.isPoint(lower, upper) }

  /// The value nearest to a target.
  func nearest(_ target: Double) -> Double { min(max(target, lower), upper) }

  mutating func approach(_ target: Double) {
    let value = nearest(target)
    (lower, upper) = (value, value)
  }

  /// Requires the column to be at least, or at most, a target, as far as possible; the rest stays open.
  mutating func reach(_ side: Relation, _ target: Double) {
    switch side {
    case .equal: approach(target)
    case .greaterThanOrEqual: if upper < target { approach(target) } else { lower = max(lower, target) }
    case .lessThanOrEqual: if lower > target { approach(target) } else { upper = min(upper, target) }
    }
  }
}
