/// A required row on some unknowns, `Σ coefficient · unknown + constant = 0` or `>= 0`; parameters stand for their values.
///
/// Rows that were combined are divided by the largest factor with which an original row went in, so that what they are
/// missed by is in the unit of that row: the one that would be missed if all but one were to hold.
struct RequiredRow {
  struct Part {
    var unknown: Int32
    var coefficient: Double
  }

  /// By unknown, each once.
  var parts: [Part]
  var constant: Double
  var isEquation: Bool

  func coefficient(of unknown: Int32) -> Double { parts.first { $0.unknown == unknown }?.coefficient ?? 0 }

  /// Whether a row without unknowns does not hold.
  var isMissed: Bool { constant < -Tolerance.points || (isEquation && constant > Tolerance.points) }

  /// Whether an unknown is a good one to divide by: not tiny beside the others.
  func isPivot(_ unknown: Int32) -> Bool {
    let largest = parts.reduce(0) { max($0, abs($1.coefficient)) }
    return abs(coefficient(of: unknown)) >= Tolerance.pivotRatio * largest
  }

  /// Adds multiples of two rows so that an unknown cancels.
  ///
  /// - Parameters:
  ///   - factor: Positive unless the row is an equation; so is `otherFactor` for the other one.
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
