import Foundation
import Layout
import RecipeDocuments
import Values
import Verifying

/// The work of `plumb verify`: observes the cells of all scenes and compares them with their goldens.
@MainActor
struct VerificationWork {
  /// The selected goldens and cells.
  let selection: GoldenSelection
  /// The folder for pictures.
  let folder: RunFolder
  /// The most cells of a cause that get pictures.
  let pictureLimit: Int
  /// How much pictures of equal layouts may differ.
  let tolerance: GoldenTolerance
  /// The format of golden pictures.
  let format: PictureFormat
  /// What else the report has, by option, if this is to be merged with other machines' shards.
  let reportOptions: [String: String]?
  /// The part of the scenes that is verified; nil for all.
  var shard: Shard?
  /// The seconds each scene took in an earlier run.
  let times: [String: Double]
  var jobs: Int
  /// Whether every cell is rendered and compared with the cache.
  let ignoresCache: Bool
  /// Whether every scene is verified, even if an earlier run found it settled.
  let isWhole: Bool

  /// Scenes to verify.
  struct Choice {
    /// The scenes with their cells and their places among all scenes of the documents.
    var jobs: [(order: Int, job: CellJob)]
    let goldens: SelectedGoldens
  }

  /// Returns some scenes with their cells, limited to the shard.
  /// - Parameter positions: The positions of the scenes among all.
  func choice(_ scenes: [Scene], _ positions: [Int], _ pipeline: LayoutPipeline) -> Choice {
    let some = positions.map { scenes[$0] }
    let goldens = selection.goldens(of: some, pipeline)
    selection.readRecords(of: some)
    let jobs = some.concurrentlyMapped { ($0, goldens.cells(of: $0)) }
    let delay = Companion.ofThisProcess == nil ? 0 : Self.companionDelay
    let chosen = shard?.positions(of: jobs.map(weight), delay: delay) ?? Array(jobs.indices)
    return Choice(jobs: chosen.map { (positions[$0], jobs[$0]) }, goldens: goldens)
  }

  /// Returns earlier results of whole scenes; nil if they are not to be used.
  func settledScenes(_ cache: CacheFolder?) -> SettledScenes? {
    guard !isWhole, tolerance.isExact, !selection.isFiltered, shard == nil || Companion.ofThisProcess != nil else {
      return nil
    }
    return cache.map { SettledScenes($0, choice: "\(format.rawValue) \(selection.choice)") }
  }

  /// Clears the folder and writes pictures into it.
  /// - Parameters:
  ///   - choice: The scenes to verify, from the plan.
  ///   - cache: Results of earlier runs; nil for none.
  ///   - plan: Stores which scenes are settled.
  ///   - linting: Lints each scene when its cells are laid out.
  /// - Returns: The result, and the seconds each scene took.
  /// - Throws: ``TypographyError``; what cannot be drawn or read is recorded in the run.
  func run(
    _ choice: Choice, of documents: Documents, pipeline: LayoutPipeline, cache: CacheFolder?, plan: VerificationPlan,
    _ linting: LintSession?, _ console: Console
  ) async throws -> (run: StoredRun, seconds: [String: Double]) {
    let (renderer, chosen) = (Renderer(measurer: pipeline.measurer), choice.jobs)
    // The remains of an interrupted shard must not be taken for its result.
    if shard != nil { folder.clear() }
    let clock = CellTimes(count: chosen.count)
    var cells = CellWork(jobs: jobs, pipeline: pipeline, log: console, times: clock)
    if let linting {
      cells.aroundScene = { try await linting.lint(chosen[$0].job.scene, duringLayout: $1) }
    }
    let observations = try await observer(renderer, choice.goldens, cache).observe(chosen.map(\.job), cells)
    folder.clear()
    let verification = Verification(
      pipeline: pipeline, renderer: renderer, pictures: folder, pictureLimit: pictureLimit, tolerance: tolerance,
      format: format)
    var run = StoredRun(
      goldens: selection.root, isFiltered: selection.isFiltered, shard: shard?.text,
      shardBasis: shard.map { _ in basis(documents, renderer) }, sceneCount: documents.scenes.count)
    run.orphans = selection.isFiltered ? [] : documents.orphanedGoldens(in: selection.root)
    run.problems = documents.problems.map(\.description)
    run.renamed = documents.renamedScenes(run.orphans, in: selection)
    let compared = Array(chosen.indices).concurrentlyMapped { [selection] index in
      let ((order, (scene, _)), observed) = (chosen[index], observations[index])
      let cells = observed.results
      return verification.compare(
        Verification.Request(
          scene: scene, order: order, folder: selection.folder(of: scene),
          record: selection.recordResult(of: scene), pictured: choice.goldens.wantedPictures(of: scene),
          // The golden of a cell that could not be drawn is not orphaned.
          isFiltered: selection.isFiltered || !observed.failures.isEmpty,
          findings: [StoredFinding](cells.map { ($0.cell.name, $0.findings) })), cells)
    }
    for ((_, (scene, _)), observed) in zip(chosen, observations) {
      run.problems += observed.failures.map { "\(scene.document): \($0)" }
    }
    run.scenes = compared.map(verification.scene)
    for (index, compared) in compared.enumerated() {
      let scene = chosen[index].job.scene
      plan.keep(compared, of: scene, in: selection.folder(of: scene), clock.seconds[index])
    }
    let seconds = Dictionary(zip(chosen, clock.seconds).map { ($0.job.scene.id, $1) }) { first, _ in first }
    return (run, seconds)
  }

  /// Verifies and lints scenes, in several processes if that is worthwhile.
  /// - Parameters:
  ///   - plan: What to verify.
  ///   - linting: nil lints nothing.
  ///   - finish: Adds other findings, to the run of a part as well as to the whole run.
  /// - Throws: As ``run(_:of:pipeline:cache:plan:_:_:)``.
  func verify(
    _ plan: VerificationPlan, of documents: Documents, pipeline: LayoutPipeline, cache: CacheFolder?,
    _ linting: LintSession?, _ console: Console, finish: (inout StoredRun) -> Void
  ) async throws -> VerifiedPart {
    func part(
      _ work: VerificationWork, _ choice: Choice, repeating known: [SettledScenes.Entry] = []
    ) async throws -> VerifiedPart {
      var (run, seconds) = try await work.run(
        choice, of: documents, pipeline: pipeline, cache: cache, plan: plan, linting, console)
      for (_, job) in choice.jobs { _ = linting?.outcome(of: job.scene) }
      for entry in known {
        run.scenes.append(entry.scene)
        seconds[entry.scene.id] = entry.seconds
      }
      run.scenes.sort { $0.order < $1.order }
      finish(&run)
      return VerifiedPart(run: run, seconds: seconds, outcomes: linting?.outcomes ?? [:])
    }
    let (chosen, count) = (plan.chosen, plan.processes)
    guard count > 1, let first = Shard(1, of: count) else {
      let found = try await part(self, chosen, repeating: plan.repeated)
      guard plan.isRefuted(by: found.run) else { return found }
      console.diagnose(
        "the cache is stale: an unchanged scene has different cells than before; verifying all scenes")
      return try await part(self, choice(documents.scenes, Array(documents.scenes.indices), pipeline))
    }
    let scratch = Scratch.url("parts")
    defer { try? FileManager.default.removeItem(at: scratch) }
    var others: [Companion.Running] = []
    defer { for other in others { other.stop() } }
    do {
      for shard in (2...count).compactMap({ Shard($0, of: count) }) {
        others.append(try Companion.start(shard, in: scratch))
      }
    } catch {
      return try await part(self, chosen)
    }
    var own = self
    (own.shard, own.jobs) = (first, max(1, jobs / count))
    let mine = first.positions(of: chosen.jobs.map { weight($0.job) }, delay: Self.companionDelay)
    var whole = try await part(own, Choice(jobs: mine.map { chosen.jobs[$0] }, goldens: chosen.goldens))
    var runs = [whole.run]
    for other in others {
      guard let found = await other.part(console) else { break }
      runs.append(found.run)
      whole.seconds.merge(found.seconds) { $1 }
      linting?.adopt(found.outcomes)
    }
    guard let run = try? StoredRun.merged(runs) else {
      if runs.count < count { console.diagnose("a helper process failed; verifying everything in one process") }
      return try await part(self, chosen)
    }
    for (other, run) in zip(others, runs.dropFirst()) { try folder.adoptPictures(of: run, from: other.folder) }
    whole.run = run
    return whole
  }

  /// Returns how many processes are worth starting.
  func processes(for chosen: [CellJob], _ cache: CacheFolder?) -> Int {
    if jobs == 1 || shard != nil { return 1 }
    let known = ignoresCache ? nil : cache.map { ObservationCache($0) }
    // Looking scenes up in the cache computes their digests, which are reused later.
    let views = chosen.concurrentlyMapped { job in
      known?.isKept(job.scene) == true ? 0 : job.cells.count * (1 + job.scene.allViews.count)
    }
    return Companion.count(for: views.reduce(0, +), jobs: jobs)
  }

  private func basis(_ documents: Documents, _ renderer: Renderer) -> ShardBasis {
    var basis = ShardBasis(
      version: ToolVersion.text + (BuildStamp.text.map { " (\($0))" } ?? ""), renderer: renderer,
      files: documents.paths + [ProjectSettings.fileName])
    // Processes of one run see the same files and options.
    if let reportOptions {
      let options = [
        "tolerance": "\(tolerance)", "picture format": format.rawValue, "pictures of a cause": "\(pictureLimit)",
        "golden pictures": selection.choice, "cells": selection.askedText,
      ]
      basis.add(
        scenes: documents.scenes, goldens: selection.root,
        options: options.merging(reportOptions) { first, _ in first })
    }
    return basis
  }

  /// A tolerance compares pixels, so it needs the pictures of cells with a golden picture; SVG files are compared as
  /// they are. The cache has neither.
  private func observer(_ renderer: Renderer, _ selected: SelectedGoldens, _ cache: CacheFolder?) -> CellObserver {
    // Cells that draw the same are painted again only if their golden pictures are compared.
    let goldens: @Sendable (Scene) -> DrawnGoldens? = { [selection] scene in
      let painted = Set(selection.folder(of: scene).picturedCells)
      return ((try? selection.record(of: scene)) ?? nil).flatMap { DrawnGoldens($0, renderer, painted: painted) }
    }
    var files = Set(format.files).subtracting([.png])
    if !tolerance.isExact { files.insert(.png) }
    return CellObserver(
      renderer: renderer,
      pictured: { [files] in files.isEmpty ? [] : Set(selected.pictured(of: $0).map(\.name)) },
      files: files, goldens: goldens,
      cache: tolerance.isExact ? cache.map { ObservationCache($0) } : nil,
      ignoresCache: ignoresCache)
  }

  /// Returns how long a scene is likely to take, in seconds: as long as last time, else an estimate by its size.
  private func weight(_ job: (Scene, [Cell])) -> Double {
    times[job.0.id] ?? Double(job.1.count * (1 + job.0.allViews.count)) * Self.secondsAView
  }

  /// Roughly how long one view takes in a cell.
  private static let secondsAView = 1e-5
  /// How much later companions begin than this process, in seconds.
  private static let companionDelay = Double(Companion.startWork) * secondsAView
}
