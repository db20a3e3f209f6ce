import Layout
import Values
import Verifying

/// The scenes to verify, and the earlier results to repeat for the others.
@MainActor
struct VerificationPlan {
  /// The scenes to verify.
  let chosen: VerificationWork.Choice
  /// Earlier results of the other scenes.
  let repeated: [SettledScenes.Entry]
  /// How many processes are worth starting.
  let processes: Int
  /// Ids of settled scenes that are verified all the same.
  private let sample: Set<String>
  private let settled: SettledScenes?
  /// The paths of cache entries for settled scenes, by the scenes' ids.
  private let paths: [String: String]

  /// At least this many settled scenes are verified, however many there are.
  private static let leastSample = 8

  /// - Parameters:
  ///   - work: Selects scenes and cells; it reads the records of those to verify.
  ///   - cache: Results of earlier runs; nil for none.
  init(_ work: VerificationWork, of documents: Documents, pipeline: LayoutPipeline, cache: CacheFolder?) {
    let scenes = documents.scenes
    let all = Array(scenes.indices)
    let settled = work.settledScenes(cache)
    self.settled = settled
    let found = scenes.concurrentlyMapped { [selection = work.selection] scene in
      settled?.path(of: scene, in: selection.folder(of: scene))
    }
    paths = Dictionary(zip(scenes, found).compactMap { scene, path in path.map { (scene.id, $0) } }) { first, _ in first
    }
    // Without the cache everything is verified, and each of several processes its whole shard.
    let entries =
      work.shard == nil && !work.ignoresCache ? found.concurrentlyMapped { $0.flatMap { settled?.entry(at: $0) } } : []
    // The paths are digests of all files of a scene, so that their order is another one whenever a file changes.
    let known = entries.indices.filter { entries[$0] != nil }.sorted { (found[$0] ?? "", $0) < (found[$1] ?? "", $1) }
    let sure = Set(known.dropFirst(max(Self.leastSample, known.count / 4)))
    let open = work.choice(scenes, all.filter { !sure.contains($0) }, pipeline)
    processes = work.processes(for: open.jobs.map(\.job), cache)
    sample = Set(known.filter { !sure.contains($0) }.map { scenes[$0].id })
    if sure.isEmpty || processes > 1 {
      chosen = sure.isEmpty ? open : work.choice(scenes, all, pipeline)
      repeated = []
    } else {
      chosen = open
      repeated = sure.sorted().compactMap { index in
        var entry = entries[index]
        entry?.scene.order = index
        return entry
      }
    }
  }

  /// Returns whether a run found a difference in a supposedly settled scene; then no result may be repeated.
  func isRefuted(by run: StoredRun) -> Bool {
    !repeated.isEmpty && run.scenes.contains { sample.contains($0.id) && $0.identical < $0.cellCount }
  }

  /// Stores the result of a scene if it is settled and its goldens have not changed since.
  func keep(_ compared: Verification.Compared, of scene: Scene, in folder: GoldenFolder, _ seconds: Double) {
    guard let settled, let path = paths[scene.id], path == settled.path(of: scene, in: folder) else { return }
    settled.keep(compared, seconds: seconds, at: path)
  }
}
