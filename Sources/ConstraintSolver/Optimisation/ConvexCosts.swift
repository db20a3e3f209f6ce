/// A convex piecewise-linear cost for each variable of a component, one slope per level.
///
/// The error of a hint `|k·x + c|` bends at `-c/k`: to the left its slope is -|k|, to the right +|k|. All hints of a
/// variable together make a convex function whose slope is a vector, one entry a level, that grows at each bend in the
/// one entry of the hint's level. Vectors compare lexicographically, which is all there is to strict priorities
/// (AL-2.2): no weights anywhere.
struct ConvexCosts {
  struct Bend {
    var position: Double
    var level: Int
    /// By how much the slope grows, always positive.
    var jump: Double
  }

  /// What pulls at one variable before it is sorted into bends.
  struct Pull {
    var variable: Int
    var position: Double
    var level: Int
    /// Slope added to the left of the position (0 or negative) and to the right of it (0 or positive).
    var left: Double
    var right: Double
  }

  let levelCount: Int
  /// Bends of variable `v`: `bends[starts[v]..<starts[v + 1]]`, by position.
  private(set) var starts: [Int]
  private(set) var bends: [Bend]
  /// Slopes left of all bends, `base[v * levelCount + level]`.
  private(set) var base: [Double]

  /// - Complexity: O(pulls · log(pulls) + variables · levels).
  init(_ pulls: [Pull], variableCount: Int, levelCount: Int) {
    self.levelCount = levelCount
    starts = Array(repeating: 0, count: variableCount + 1)
    base = Array(repeating: 0, count: variableCount * levelCount)
    for pull in pulls { starts[pull.variable + 1] += 1 }
    for variable in 0..<variableCount { starts[variable + 1] += starts[variable] }
    var next = starts
    bends = Array(repeating: Bend(position: 0, level: 0, jump: 0), count: pulls.count)
    for pull in pulls {
      bends[next[pull.variable]] = Bend(position: pull.position, level: pull.level, jump: pull.right - pull.left)
      next[pull.variable] += 1
      base[pull.variable * levelCount + pull.level] += pull.left
    }
    for variable in 0..<variableCount where starts[variable + 1] - starts[variable] > 1 {
      bends[starts[variable]..<starts[variable + 1]].sort { ($0.position, $0.level) < ($1.position, $1.level) }
    }
  }

  func bendCount(_ variable: Int) -> Int { starts[variable + 1] - starts[variable] }

  func bend(_ variable: Int, _ index: Int) -> Bend { bends[starts[variable] + index] }

  /// The slopes of a variable right of its first `segment` bends.
  func slopes(_ variable: Int, segment: Int, into slopes: inout [Double]) {
    for level in 0..<levelCount { slopes[level] = base[variable * levelCount + level] }
    for bend in bends[starts[variable]..<starts[variable] + segment] { slopes[bend.level] += bend.jump }
  }

  /// Number of bends clearly left of a value.
  func segment(_ variable: Int, at value: Double) -> Int {
    let slack = Self.nearness(value)
    var count = 0
    while count < bendCount(variable), bend(variable, count).position < value - slack { count += 1 }
    return count
  }

  /// How near two positions must be to count as one.
  static func nearness(_ value: Double) -> Double { 1e-9 * max(1, abs(value)) }
}

extension Component.Hint {
  var pull: ConvexCosts.Pull {
    let weight = abs(coefficient)
    return ConvexCosts.Pull(
      variable: variable, position: target, level: level, left: side == .lessThanOrEqual ? 0 : -weight,
      right: side == .greaterThanOrEqual ? 0 : weight)
  }
}
