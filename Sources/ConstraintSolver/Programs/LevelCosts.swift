/// A convex piecewise-linear cost for each column of a component, one slope per level.
///
/// The error of a hint `|k·x + c|` bends at `-c/k`: to the left its slope is -|k|, to the right +|k|. Together, all
/// hints of a column make a convex function whose slope is a vector with one entry per level; at each bend, the entry
/// of the hint's level grows. Vectors are compared lexicographically, which is all that strict priorities require
/// (AL-2.2): there are no weights.
struct LevelCosts: ~Copyable {
  struct Bend: BitwiseCopyable {
    var position: Double
    /// The growth of the slope, always positive.
    var jump: Double
    var level: Int32
    /// Number of the hint that bends here.
    var hint: Int32
  }

  /// The intervals in which each column is optimal for the levels solved so far, and the reasons for their ends.
  struct Bounds: ~Copyable {
    var lower: Buffer<Double>
    var upper: Buffer<Double>
    var lowerReason: Buffer<Int32>
    var upperReason: Buffer<Int32>

    init(count: Int) {
      lower = Buffer(repeating: -.infinity, count: count)
      upper = Buffer(repeating: .infinity, count: count)
      lowerReason = Buffer(repeating: Program.Reason.none, count: count)
      upperReason = Buffer(repeating: Program.Reason.none, count: count)
    }
  }

  private(set) var levelCount = 0
  /// Bends of column c: `bends[starts[c]..<starts[c + 1]]`, by position.
  private(set) var starts = Buffer<Int32>()
  private(set) var bends = Buffer<Bend>()
  /// Slopes of column c before its bend b: the `levelCount` numbers from `(starts[c] + c + b) * levelCount`.
  private(set) var slopes = Buffer<Double>()
  /// Smaller slopes count as flat, by level: the rounding error of the level's steepest hint, or
  /// ``Tolerance/flatSlope``.
  private(set) var flatness = Buffer<Double>()

  /// Reads the current hints of some columns on some levels. Bounds set by the levels above come first, as a separate
  /// level.
  /// - Complexity: O(hints · (levels + log(hints))).
  mutating func read(
    _ columns: borrowing Buffer<Int32>, _ table: borrowing HintTable, levels: Range<Int>,
    within bounds: borrowing Bounds
  ) {
    let isBounded = levels.lowerBound > 0
    let firstLevel = Int32(truncatingIfNeeded: levels.lowerBound - (isBounded ? 1 : 0))
    levelCount = levels.upperBound - Int(firstLevel)
    starts.removeAll()
    bends.removeAll()
    for index in columns.indices {
      let first = bends.count
      starts.append(Int32(truncatingIfNeeded: first))
      if isBounded {
        let (lower, upper) = (bounds.lower[index], bounds.upper[index])
        let (below, above) = (bounds.lowerReason[index], bounds.upperReason[index])
        if lower.isFinite { bends.append(Bend(position: lower, jump: 1, level: 0, hint: below)) }
        if upper.isFinite { bends.append(Bend(position: upper, jump: 1, level: 0, hint: above)) }
      }
      for number in table.range(of: columns[index]) where levels.contains(Int(table.levels[number])) {
        let hint = table.hints[number]
        bends.append(
          Bend(
            position: hint.target, jump: hint.rightSlope - hint.leftSlope, level: table.levels[number] - firstLevel,
            hint: Int32(truncatingIfNeeded: number)))
      }
      if bends.count - first > 1 {
        bends.sort(first..<bends.count) {
          ($0.position, $0.level, $0.hint) < ($1.position, $1.level, $1.hint)
        }
      }
    }
    starts.append(Int32(truncatingIfNeeded: bends.count))
    sumSlopes(columns, table, levels, firstLevel, bounds)
  }

  private mutating func sumSlopes(
    _ columns: borrowing Buffer<Int32>, _ table: borrowing HintTable, _ levels: Range<Int>, _ firstLevel: Int32,
    _ bounds: borrowing Bounds
  ) {
    flatness.resize(to: levelCount, filling: Tolerance.flatSlope)
    flatness.fill(with: Tolerance.flatSlope)
    for index in bends.indices {
      let bend = bends[index]
      flatness[bend.level] = max(flatness[bend.level], Tolerance.cancelledSlope * bend.jump)
    }
    slopes.resize(to: (bends.count + columns.count) * levelCount, filling: 0)
    for column in columns.indices {
      let slope = slopes.base + (Int(starts[column]) + column) * levelCount
      slope.update(repeating: 0, count: levelCount)
      if levels.lowerBound > 0, bounds.lower[column].isFinite { slope[0] = -1 }
      for number in table.range(of: columns[column]) where levels.contains(Int(table.levels[number])) {
        slope[Int(table.levels[number] - firstLevel)] += table.hints[number].leftSlope
      }
      for bend in 0..<bendCount(column) {
        let next = slope + (bend + 1) * levelCount
        next.update(from: slope + bend * levelCount, count: levelCount)
        let here = bends[Int(starts[column]) + bend]
        next[Int(here.level)] += here.jump
        if abs(next[Int(here.level)]) < Tolerance.cancelledSlope { next[Int(here.level)] = 0 }
      }
    }
  }

  /// Returns the sign of the first slope that is not flat.
  @inline(__always)
  func sign(_ slopes: UnsafePointer<Double>) -> Int {
    for level in 0..<levelCount {
      if slopes[level] > flatness[level] { return 1 }
      if slopes[level] < -flatness[level] { return -1 }
    }
    return 0
  }

  @inline(__always)
  func bendCount(_ column: Int) -> Int { Int(starts[column + 1] - starts[column]) }
  @inline(__always)
  func bend(_ column: Int, _ index: Int) -> Bend { bends[Int(starts[column]) + index] }
  /// Returns the slopes of a column between its bends `segment - 1` and `segment`.
  @inline(__always)
  func slopes(_ column: Int, _ segment: Int) -> UnsafePointer<Double> {
    UnsafePointer(slopes.base + (Int(starts[column]) + column + segment) * levelCount)
  }

  /// Returns the number of bends clearly left of a value.
  func segment(_ column: Int, at value: Double) -> Int {
    let edge = value - nearness(value)
    var count = 0
    while count < bendCount(column), bend(column, count).position < edge { count += 1 }
    return count
  }

  /// Returns the bend with the lowest cost of a column on its own; nil if it has none.
  func best(_ column: Int) -> Int? {
    let count = bendCount(column)
    if count == 0 { return nil }
    var index = 0
    while index < count - 1, sign(slopes(column, index + 1)) < 0 { index += 1 }
    return index
  }
}
