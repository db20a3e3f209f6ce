/// A required row on some unknowns, `Σ coefficient · unknown + constant = 0` or `>= 0`; parameters are replaced by
/// their values.
///
/// Combined rows are divided by the largest factor of an original row, so that their error is in the unit of that row:
/// the one that would be missed if all others were satisfied.
struct RequiredRow {
  struct Part {
    var unknown: Int32
    var coefficient: Double
  }

  /// By unknown, each only once.
  var parts: [Part]
  var constant: Double
  var isEquation: Bool

  func coefficient(of unknown: Int32) -> Double { parts.first { $0.unknown == unknown }?.coefficient ?? 0 }

  /// Whether a row without unknowns is violated.
  var isMissed: Bool { constant < -Tolerance.points || (isEquation && constant > Tolerance.points) }

  /// Returns whether an unknown is suitable to divide by: not tiny compared with the others.
  func isPivot(_ unknown: Int32) -> Bool {
    let largest = parts.reduce(0) { max($0, abs($1.coefficient)) }
    return abs(coefficient(of: unknown)) >= Tolerance.pivotRatio * largest
  }

  /// Returns the sum of multiples of two rows in which an unknown cancels.
  ///
  /// - Parameters:
  ///   - factor: Positive unless the row is an equation; the same for `otherFactor` and the other row.
  /// - Complexity: O(parts of both).
  static func sum(
    _ row: RequiredRow, times factor: Double, _ other: RequiredRow, times otherFactor: Double, cancelling unknown: Int32
  ) -> RequiredRow {
    let scale = 1 / max(abs(factor), abs(otherFactor))
    let (own, others) = (factor * scale, otherFactor * scale)
    var sum = RequiredRow(
      parts: [], constant: own * row.constant + others * other.constant,
      isEquation: row.isEquation && other.isEquation)
    sum.parts.reserveCapacity(row.parts.count + other.parts.count - 2)
    var (a, b) = (0, 0)
    func add(_ part: Int32, _ coefficient: Double) {
      if part != unknown, abs(coefficient) >= Tolerance.rowCoefficient {
        sum.parts.append(Part(unknown: part, coefficient: coefficient))
      }
    }
    while a < row.parts.count || b < other.parts.count {
      let left = a < row.parts.count ? row.parts[a].unknown : .max
      let right = b < other.parts.count ? other.parts[b].unknown : .max
      if left < right {
        add(left, own * row.parts[a].coefficient)
        a += 1
      } else if right < left {
        add(right, others * other.parts[b].coefficient)
        b += 1
      } else {
        add(left, own * row.parts[a].coefficient + others * other.parts[b].coefficient)
        a += 1
        b += 1
      }
    }
    return sum
  }
}
