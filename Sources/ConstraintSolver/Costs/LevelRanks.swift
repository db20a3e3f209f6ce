/// The distinct ranks among some hints, highest first: the levels of one component.
///
/// Slopes are vectors with one entry per level, so a component should not have levels without hints.
struct LevelRanks: ~Copyable {
  private var ranks = Buffer<Float>()

  var count: Int { ranks.count }
  subscript(level: Int) -> Float { ranks[level] }

  mutating func removeAll() { ranks.removeAll() }

  /// Adds the level of a rank if it is new.
  /// - Complexity: O(log(levels)), O(levels) for a new one.
  mutating func insert(_ rank: Float) {
    let place = firstPlace(notAbove: rank)
    if place < ranks.count, ranks[place] == rank { return }
    ranks.append(rank)
    var index = ranks.count - 1
    while index > place {
      ranks[index] = ranks[index - 1]
      index -= 1
    }
    ranks[place] = rank
  }

  func level(of rank: Float) -> Int32 { Int32(truncatingIfNeeded: firstPlace(notAbove: rank)) }

  private func firstPlace(notAbove rank: Float) -> Int {
    var (low, high) = (0, ranks.count)
    while low < high {
      let middle = (low + high) / 2
      if ranks[middle] > rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Slopes by level, compared level by level: strict priorities without weights (AL-2.2).
enum Slopes {
  /// Returns a negative, zero or positive number if `a` is below, equal to or above `b`.
  @inline(__always)
  static func compare(_ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ levelCount: Int) -> Int {
    for level in 0..<levelCount {
      let difference = a[level] - b[level]
      if difference > Tolerance.flatSlope { return 1 }
      if difference < -Tolerance.flatSlope { return -1 }
    }
    return 0
  }
}
