import Values

/// A part of a run's scenes, chosen so that all parts take roughly equally long.
package struct Shard: Sendable, Hashable {
  /// From 1.
  package let number: Int
  /// The number of shards.
  package let count: Int

  /// The maximum of ``count``.
  package static let countLimit = Limits.shards

  /// nil if the numbers are not valid.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.countLimit).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/8`; nil for other texts.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number, of: count)
  }

  /// Reads the variables of job schedulers: SLURM's arrays, Kubernetes's indexed jobs, GNU parallel, GitLab, Buildkite
  /// and CircleCI.
  package init?(environment: [String: String]) {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    let found: [(index: Int?, base: Int, count: Int?)] = [
      (number("SLURM_ARRAY_TASK_ID"), number("SLURM_ARRAY_TASK_MIN") ?? 0, number("SLURM_ARRAY_TASK_COUNT")),
      (number("JOB_COMPLETION_INDEX"), 0, number("JOB_COMPLETIONS") ?? number("PLUMB_SHARDS")),
      (number("CI_NODE_INDEX"), 1, number("CI_NODE_TOTAL")),
      (number("BUILDKITE_PARALLEL_JOB"), 0, number("BUILDKITE_PARALLEL_JOB_COUNT")),
      (number("CIRCLE_NODE_INDEX"), 0, number("CIRCLE_NODE_TOTAL")),
      (number("PARALLEL_SEQ"), 1, number("PLUMB_SHARDS")),
    ]
    for (index, base, count) in found {
      guard let index, let count else { continue }
      // The environment may contain any number.
      let (offset, overflows) = index.subtractingReportingOverflow(base)
      guard !overflows, offset >= 0, offset < Self.countLimit, let shard = Shard(offset + 1, of: count) else {
        continue
      }
      self = shard
      return
    }
    return nil
  }

  /// As on the command line: `2/8`.
  package var text: String { "\(number)/\(count)" }

  /// Returns the indices that belong to this shard, by weight: the heaviest first, each to the shard with the lowest
  /// load so far. Every shard computes the same division.
  /// - Parameter delay: How much later the other shards begin than the first, in the unit of the weights.
  /// - Complexity: O(n · log n + n · shards).
  package func positions(of weights: [Double], delay: Double = 0) -> [Int] {
    var loads = [Double](repeating: delay, count: count)
    loads[0] = 0
    var mine: [Int] = []
    for index in weights.indices.sorted(by: { (-weights[$0], $0) < (-weights[$1], $1) }) {
      var least = 0
      for shard in loads.indices where loads[shard] < loads[least] { least = shard }
      loads[least] += weights[index]
      if least == number - 1 { mine.append(index) }
    }
    return mine.sorted()
  }
}
