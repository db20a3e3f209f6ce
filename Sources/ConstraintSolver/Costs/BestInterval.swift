/// The best values of one column that is in no row.
///
/// Level by level, highest first, the interval of best values shrinks to those values that miss the level's hints
/// least. One hint is a clamp. Several hints of a level make a convex sum of errors, whose minimum is where its slope
/// changes from negative to positive: the weighted median of the targets (AL-2.5).
///
/// Example: `x >= 30` at 750, `x == 24` at 250. First [30, ∞), then the end nearest to 24: only 30.
struct BestInterval: ~Copyable {
  private(set) var lower = -Double.infinity
  private(set) var upper = Double.infinity
  /// The hints at the ends, by number; -1 for none.
  private(set) var lowerHint: Int32 = -1
  private(set) var upperHint: Int32 = -1
  private var bends = Buffer<Bend>()

  struct Bend {
    var position: Double
    var jump: Double
    var hint: Int32
  }

  var isPoint: Bool { ConstraintSolver.isPoint(lower, upper) }

  /// Returns whether the best values miss a required hint.
  func missesRequired(_ hints: UnsafeMutableBufferPointer<Hint>) -> Bool {
    let value = lower.isFinite ? lower : upper
    for hint in hints {
      if !hint.isRequired { return false }
      if hint.error(at: value) > Tolerance.points { return true }
    }
    return false
  }

  /// Starts over and applies a column's hints, sorted by rank.
  /// - Complexity: O(hints), and O(k · log(k)) for k hints of one rank.
  @inline(__always)
  mutating func follow(_ hints: UnsafeMutableBufferPointer<Hint>, numberedFrom first: Int32) {
    lower = -Double.infinity
    upper = Double.infinity
    lowerHint = -1
    upperHint = -1
    var index = 0
    while index < hints.count {
      var next = index + 1
      while next < hints.count, hints[next].rank == hints[index].rank { next += 1 }
      let number = first + Int32(truncatingIfNeeded: index)
      if next == index + 1 {
        clamp(hints[index].target, hints[index].side, number)
      } else {
        clampToMedian(hints, index..<next, first)
      }
      if lower == upper { return }
      index = next
    }
  }

  @inline(__always)
  private mutating func clamp(_ target: Double, _ side: Relation, _ hint: Int32) {
    if side != .lessThanOrEqual {
      if upper < target {
        collapseToUpper()
      } else if target > lower {
        lower = target
        lowerHint = hint
      }
    }
    if side != .greaterThanOrEqual {
      if lower > target {
        collapseToLower()
      } else if target < upper {
        upper = target
        upperHint = hint
      }
    }
  }

  private mutating func collapseToUpper() {
    lower = upper
    lowerHint = upperHint
  }

  private mutating func collapseToLower() {
    upper = lower
    upperHint = lowerHint
  }

  /// Applies several hints of one level.
  ///
  /// Often some value satisfies all of them; then the values that do are a clamp, found without sorting.
  private mutating func clampToMedian(_ hints: UnsafeMutableBufferPointer<Hint>, _ group: Range<Int>, _ first: Int32) {
    var (highestFloor, lowestCeiling) = (-Double.infinity, Double.infinity)
    var (floorHint, ceilingHint): (Int32, Int32) = (-1, -1)
    for index in group {
      let (target, side) = (hints[index].target, hints[index].side)
      if side != .lessThanOrEqual, target > highestFloor {
        highestFloor = target
        floorHint = first + Int32(truncatingIfNeeded: index)
      }
      if side != .greaterThanOrEqual, target < lowestCeiling {
        lowestCeiling = target
        ceilingHint = first + Int32(truncatingIfNeeded: index)
      }
    }
    if highestFloor <= lowestCeiling {
      if floorHint >= 0 { clamp(highestFloor, .greaterThanOrEqual, floorHint) }
      if ceilingHint >= 0 { clamp(lowestCeiling, .lessThanOrEqual, ceilingHint) }
    } else {
      clampToBend(hints, group, first)
    }
  }

  private mutating func clampToBend(_ hints: UnsafeMutableBufferPointer<Hint>, _ group: Range<Int>, _ first: Int32) {
    bends.removeAll()
    var slope = 0.0
    for index in group {
      let hint = hints[index]
      slope += hint.leftSlope
      bends.append(
        Bend(
          position: hint.target, jump: hint.rightSlope - hint.leftSlope, hint: first + Int32(truncatingIfNeeded: index))
      )
    }
    bends.sort(bends.indices) { ($0.position, $0.hint) < ($1.position, $1.hint) }
    // The best values extend from the bend where the slope stops being negative to the one where it becomes positive.
    var index = 0
    while index < bends.count, slope < -Tolerance.flatSlope {
      slope += bends[index].jump
      index += 1
    }
    if index > 0 {
      let bend = bends[index - 1]
      clamp(bend.position, slope > Tolerance.flatSlope ? .equal : .greaterThanOrEqual, bend.hint)
    }
    if slope <= Tolerance.flatSlope, index < bends.count {
      clamp(bends[index].position, .lessThanOrEqual, bends[index].hint)
    }
  }
}
