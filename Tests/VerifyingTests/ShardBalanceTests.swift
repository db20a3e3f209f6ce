import Testing

@testable import Goldens
@testable import Verifying

/// With the times of an earlier run, the slowest of eight shards takes only slightly longer than the mean.
@Suite struct ShardBalanceTests {
  private func balance(_ times: [Double], shards count: Int = 8) throws -> Double {
    let loads = try (1...count).map { number in
      try #require(Shard(number, of: count)).positions(of: times).reduce(0) { $0 + times[$1] }
    }
    return (loads.max() ?? 0) * Double(count) / loads.reduce(0, +)
  }

  /// Seconds per recipe of the repository, in the order of their ids: `plumb verify --report r` with an empty cache,
  /// `r/times.json`.
  private static let recorded: [Double] = [
    0.494, 0.372, 0.043, 0.62, 1.223, 1.796, 2.792, 1.716, 1.38, 0.893, 2.028, 1.74, 0.508, 0.711, 1.478, 0.639,
    0.644, 2.097, 2.496, 0.457, 0.313, 0.778, 0.258, 0.425, 0.261, 0.702, 0.595, 0.491, 0.22, 0.295, 0.64, 0.341,
    0.51, 0.345, 0.349, 0.359, 0.325, 0.147, 0.374, 0.317, 0.409, 0.375, 0.437, 0.082, 1.39, 0.499, 0.466, 0.622,
    1.142, 3.064, 1.782, 0.73, 1.826, 1.061, 3.33, 6.781, 7.374, 8.15, 3.605,
  ]

  @Test(
    arguments: [
      ([1, 1, 1, 1], 0, [[0, 2], [1, 3]]), ([1, 3, 1, 1], 0, [[1], [0, 2, 3]]), ([2, 2, 1], 0, [[0, 2], [1]]),
      // The first begins earlier, so that it has done two when the others begin.
      ([1, 1, 1, 1], 2, [[0, 1, 2], [3]]), ([5], 0, [[0], []]), ([], 0, [[], []]),
    ] as [([Double], Double, [[Int]])])
  func `the heaviest goes first, each to the first of the shards with the least load`(
    _ weights: [Double], _ delay: Double, _ positions: [[Int]]
  ) throws {
    let found = try (1...2).map { try #require(Shard($0, of: 2)).positions(of: weights, delay: delay) }
    #expect(found == positions)
  }

  @Test func `the recipes of this repository`() throws {
    #expect(Self.recorded.count == 59)
    #expect(try balance(Self.recorded) <= 1.15)
  }

  /// One recipe takes a thousand times as long as another, and the longest almost as long as a whole shard may.
  @Test func `a thousand recipes, of which few take most of the time`() throws {
    #expect(try balance((1...1000).map { 1 / Double($0) }) <= 1.15)
  }

  /// Times were measured on another day and another machine.
  @Test func `times that are wrong by up to a half`() throws {
    let guesses = (1...1000).map { 1 / (8 + Double($0)) }
    let times = guesses.enumerated().map { $1 * (0.5 + Double(($0 * 7919) % 1000) / 1000) }
    let loads = try (1...8).map { number in
      try #require(Shard(number, of: 8)).positions(of: guesses).reduce(0) { $0 + times[$1] }
    }
    #expect((loads.max() ?? 0) * 8 / loads.reduce(0, +) <= 1.15)
  }

  @Test(arguments: [0.0, 0.3, 3, 30])
  func `shards that begin later get less, and each thing is in one`(_ delay: Double) throws {
    let weights = (1...200).map { 0.01 * Double(1 + $0 % 7) }
    let parts = try (1...3).map { try #require(Shard($0, of: 3)).positions(of: weights, delay: delay) }
    #expect(parts.joined().sorted() == Array(weights.indices))
    let ends = parts.enumerated().map { $1.reduce($0 == 0 ? 0 : delay) { $0 + weights[$1] } }
    // A shard that starts after the others could finish everything gets nothing.
    let latest = max(delay, (weights.reduce(0, +) + 2 * delay) / 3)
    #expect(ends.allSatisfy { $0 <= latest + 0.07 })
  }
}
