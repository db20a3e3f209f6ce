extension StoredRun {
  /// Merges the runs of shards into one that equals a complete run.
  /// - Parameter unfinished: Folders without a run, of shards that were stopped.
  /// - Throws: ``RunError/mismatched(_:)``.
  package static func merged(_ runs: [StoredRun], unfinished: [String] = []) throws -> StoredRun {
    let unfinishedText = unfinished.isEmpty ? "" : " (no run is stored in \(unfinished.joined(separator: ", ")))"
    guard let first = runs.first else { throw RunError.mismatched("no folder has a run\(unfinishedText)") }
    let shards = runs.compactMap { $0.shard.flatMap { Shard($0) } }
    guard shards.count == runs.count else { throw RunError.mismatched("one of them is not a shard") }
    let count = shards[0].count
    guard shards.allSatisfy({ $0.count == count }) else {
      throw RunError.mismatched("they belong to runs with different numbers of shards")
    }
    var present: Set<Int> = []
    for shard in shards where !present.insert(shard.number).inserted {
      throw RunError.mismatched("shard \(shard.text) is given twice; leave one of its folders out")
    }
    let missing = (1...count).filter { !present.contains($0) }
    if let example = missing.first {
      let names = Listing.text(missing.map { "\($0)/\(count)" }, limit: 5)
      throw RunError.mismatched(
        "\(missing.count == 1 ? "shard" : "shards") \(names) missing\(unfinishedText); run only what is "
          + "missing again: plumb verify --shard \(example)/\(count) --report DIR, with the other options of the run")
    }
    for (shard, run) in zip(shards, runs) where run.shardBasis != first.shardBasis {
      let cause =
        run.shardBasis.flatMap { basis in
          first.shardBasis.flatMap { basis.difference(shard.text, from: $0, shards[0].text) }
        } ?? "shards \(shard.text) and \(shards[0].text) were made by different versions of plumb"
      throw RunError.mismatched("\(cause); run one of them again")
    }
    for (shard, run) in zip(shards, runs) where run.goldens != first.goldens {
      throw RunError.mismatched(
        "goldens of shard \(shard.text): \(run.goldens); of shard \(shards[0].text): \(first.goldens); run one of them again"
      )
    }
    guard runs.allSatisfy({ $0.isFiltered == first.isFiltered }) else {
      throw RunError.mismatched(
        "some of them verified less than everything: run all with the same paths, --device, --cells and --state")
    }
    var whole = first
    (whole.shard, whole.shardBasis) = (nil, nil)
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
    // Every shard sees everything that does not belong to a scene.
    guard runs.allSatisfy({ $0.orphans == first.orphans && $0.problems == first.problems }) else {
      throw RunError.mismatched("their documents or goldens were not the same")
    }
    return whole
  }
}
