import Values

/// A part of a run's scenes, chosen so that all parts take about as long.
package struct Shard: Sendable, Hashable {
  /// From 1.
  package let number: Int
  /// How many shards there are.
  package let count: Int

  /// Of ``count``.
  package static let countLimit = Limits.shards

  /// nil for numbers that are no shard.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.countLimit).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// `2/8`; nil for other texts.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number, of: count)
  }

  /// What schedulers of jobs say of this one, by the variables they set: SLURM's arrays, Kubernetes's indexed jobs, GNU
  /// parallel, GitLab, Buildkite and CircleCI.
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
      // The environment may hold any number.
      let (offset, overflows) = index.subtractingReportingOverflow(base)
      guard !overflows, offset >= 0, offset < Self.countLimit, let shard = Shard(offset + 1, of: count) else {
        continue
      }
      self = shard
      return
    }
    return nil
  }

  /// As the command line has it: `2/8`.
  package var text: String { "\(number)/\(count)" }

  /// Which of some things belong to this shard, by their weights: the heaviest first, each to the shard with the least so
  /// far. Every shard comes to the same division.
  /// - Complexity: O(n · log n + n · shards).
  package func positions(of weights: [Double]) -> [Int] {
    var loads = [Double](repeating: 0, count: count)
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

extension StoredRun {
  /// Runs of shards as one, equal to a run of everything.
  /// - Throws: ``RunError/mismatched(_:)``.
  package static func merged(_ runs: [StoredRun]) throws -> StoredRun {
    guard let first = runs.first else { throw RunError.mismatched("there are none") }
    let shards = runs.compactMap { $0.shard.flatMap { Shard($0) } }
    guard shards.count == runs.count else { throw RunError.mismatched("one of them is not a shard") }
    let count = shards[0].count
    guard shards.allSatisfy({ $0.count == count }) else {
      throw RunError.mismatched("they are parts of different wholes")
    }
    let numbers = shards.map(\.number).sorted()
    if Set(numbers).count < numbers.count { throw RunError.mismatched("a shard is given twice") }
    let present = Set(numbers)
    let missing = (1...count).filter { !present.contains($0) }
    if !missing.isEmpty {
      let names = missing.prefix(5).map { "\($0)/\(count)" }.joined(separator: ", ")
      throw RunError.mismatched("\(missing.count == 1 ? "shard" : "shards") \(names) missing")
    }
    guard runs.allSatisfy({ $0.snapshots == first.snapshots && $0.isFiltered == first.isFiltered }) else {
      throw RunError.mismatched("they were made with different options")
    }
    var whole = first
    whole.shard = nil
    whole.scenes = runs.flatMap(\.scenes).sorted { $0.order < $1.order }
    if Set(whole.scenes.map(\.order)).count < whole.scenes.count {
      throw RunError.mismatched("a scene is in two of them; the documents were not the same")
    }
    guard runs.allSatisfy({ $0.sceneCount == first.sceneCount }), whole.scenes.count == first.sceneCount,
      whole.scenes.enumerated().allSatisfy({ $0.element.order == $0.offset })
    else {
      throw RunError.mismatched(
        "scenes are missing; the shards were given different paths or different --times")
    }
    // What is not of a scene every shard has seen.
    guard runs.allSatisfy({ $0.orphans == first.orphans && $0.problems == first.problems }) else {
      throw RunError.mismatched("their documents or goldens were not the same")
    }
    return whole
  }
}
