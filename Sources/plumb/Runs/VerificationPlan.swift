import Goldens
import Observing
import Scenes
import Values

/// The scenes that a verification looks at, and those of which it repeats what an earlier run found.
@MainActor
struct VerificationPlan {
  /// With their positions among all scenes of the documents.
  let chosen: [(order: Int, job: CellJob)]
  /// What earlier runs found of the others.
  let repeated: [SettledScenes.Entry]
  /// How many processes are worth their start.
  let processes: Int
  /// Scenes that are looked at though they are settled, by their ids.
  private let sample: Set<String>
  private let settled: SettledScenes?
  /// Where it is kept that a scene is settled, by its id.
  private let paths: [String: String]

  /// So many settled scenes are looked at whatever their number is.
  private static let leastSample = 8

  /// - Parameters:
  ///   - work: Which scenes and cells; it reads the records of those that are looked at.
  ///   - cache: What earlier runs found; nil for none.
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
    // A proof looks at everything, and each process of several at its shard as a whole.
    let entries =
      work.shard == nil && !work.isProof ? found.concurrentlyMapped { $0.flatMap { settled?.entry(at: $0) } } : []
    let known = entries.indices.filter { entries[$0] != nil }.shuffled()
    let sure = Set(known.dropFirst(max(Self.leastSample, known.count / 4)))
    let open = work.jobs(scenes, all.filter { !sure.contains($0) }, pipeline)
    processes = work.processes(for: open.map(\.job), cache)
    sample = Set(known.filter { !sure.contains($0) }.map { scenes[$0].id })
    if sure.isEmpty || processes > 1 {
      chosen = sure.isEmpty ? open : work.jobs(scenes, all, pipeline)
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

  /// Whether a run has found that a scene is not settled that was: then nothing is repeated.
  func isRefuted(by run: StoredRun) -> Bool {
    !repeated.isEmpty && run.scenes.contains { sample.contains($0.id) && $0.identical < $0.cellCount }
  }

  /// Keeps what was found of a scene, if it is settled, and its goldens are those that there were before.
  func keep(_ compared: Verification.Compared, of scene: Scene, in folder: GoldenFolder, _ seconds: Double) {
    guard let settled, let path = paths[scene.id], path == settled.path(of: scene, in: folder) else { return }
    settled.keep(compared, seconds: seconds, at: path)
  }
}
