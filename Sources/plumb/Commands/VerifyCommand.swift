import Foundation
import Goldens
import RecipeDocuments
import Reports
import Scenes

/// `plumb verify`: holds layouts against their goldens.
struct VerifyCommand: Command {
  static let specification = CommandSpecification(
    name: "verify", summary: "compare layouts with their goldens", operands: "[PATH...] [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--report", "DIR", "where the run, its pictures and its page go (default report)"),
      OptionSpecification("--snapshots", "DIR", "where goldens lie (default Snapshots)"),
      OptionSpecification("--pictures", "N", "cells of a cause that get pictures (default 24)"),
      OptionSpecification("--tolerance", "NAME", "one of plumb.yaml's tolerances, or exact (the usual one)"),
      CellWork.specification,
      CacheOptions.specification,
      OptionSpecification("--json", "print the verdicts as JSON"),
    ] + ReportOptions.specifications + [
      OptionSpecification(
        "--shard", "I/N", group: "Shards",
        "only part I of N; auto asks the environment of SLURM, Kubernetes, GitLab, ..."),
      OptionSpecification(
        "--times", "FILE", group: "Shards", "seconds by scene of an earlier run, which shards are balanced by"),
    ] + MatrixOptions.specifications,
    details: """
      Without matrix flags the frames of all cells are held against the records, and golden pictures against what is
      drawn now. No golden is written: what differs is stored in the report's folder, cause by cause, for `plumb review`,
      `accept` and `reject`. The comparison is exact. A layout must have one solution and only one, and meet its
      expectations: otherwise the exit code is 4.
      """)

  private let paths: [String]
  private let selection: GoldenSelection
  private let folder: RunFolder
  /// Whether the folder was named, and is written even if there is nothing to say.
  private let keepsReport: Bool
  private let reports: ReportOptions
  private let pictureLimit: Int
  private let tolerance: Tolerance
  private let shard: Shard?
  private let times: [String: Double]
  private let jobs: Int
  private let isProof: Bool
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.paths
    selection = try GoldenSelection(arguments)
    folder = RunFolder(arguments.value("--report") ?? "report")
    keepsReport = arguments.has("--report")
    reports = try ReportOptions(arguments)
    pictureLimit = Int(try arguments.number("--pictures", in: 0...100_000) ?? 24)
    tolerance = try arguments.settings.tolerance(arguments.value("--tolerance"))
    shard = try Self.shard(arguments.value("--shard"))
    times = try Self.times(arguments.value("--times"))
    jobs = try CellWork.jobs(arguments)
    isProof = arguments.has("--no-cache")
    printsJSON = arguments.has("--json")
  }

  private static func shard(_ text: String?) throws -> Shard? {
    guard let text else { return nil }
    if text == "auto" {
      guard let shard = Shard(environment: ProcessInfo.processInfo.environment) else {
        throw UsageError(
          "--shard auto finds nothing in the environment; say --shard I/N, or set SLURM_ARRAY_TASK_ID and _COUNT, "
            + "JOB_COMPLETION_INDEX and PLUMB_SHARDS, or CI_NODE_INDEX and CI_NODE_TOTAL")
      }
      return shard
    }
    guard let shard = Shard(text) else {
      throw UsageError("--shard is I/N, such as 2/8, with I from 1 to N and N at most \(Shard.countLimit)")
    }
    return shard
  }

  private static func times(_ path: String?) throws -> [String: Double] {
    guard let path else { return [:] }
    guard let data = FileManager.default.contents(atPath: path),
      let times = try? JSONDecoder().decode([String: Double].self, from: data)
    else { throw UsageError("\(path): no times of an earlier run; one is report/times.json") }
    return times.mapValues { $0.isFinite ? max(0, $0) : 0 }
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths)
    var code = documents.report(to: console)
    if documents.scenes.isEmpty {
      if printsJSON {
        console.out(JSONText.object([("clean", .flag(false)), ("scenes", .list([])), ("problems", documents.json)]))
      }
      // What an earlier run found is not this one's.
      folder.clear()
      let run = StoredRun(
        snapshots: selection.root, isFiltered: true, shard: shard?.text, problems: documents.problems.map(\.description)
      )
      if keepsReport { try folder.write(run) }
      for line in try reports.write(run, folder) { console.out(verbatim: line) }
      return code
    }
    try selection.states.check(documents.scenes)
    let pipeline = try LayoutPipeline()
    let renderer = Renderer(measurer: pipeline.measurer)
    let scenes = documents.scenes.map { ($0, selection.cells(of: $0)) }
    let chosen = shard?.positions(of: scenes.map(weight)) ?? Array(scenes.indices)
    let clock = CellTimes(count: chosen.count)
    // A tolerance compares pixels, and so needs those of cells with a golden picture.
    let observing =
      tolerance.isExact
      ? Observing(
        renderer: renderer, cache: CacheOptions.folder().map { ObservationCache(folder: $0, renderer: renderer) },
        isProof: isProof)
      : Observing(renderer: renderer, pictured: { [selection] in Set(selection.pictured(of: $0).map(\.name)) })
    let observations = try await observing.observe(
      chosen.map { scenes[$0] }, CellWork(jobs: jobs, pipeline: pipeline, console: console, times: clock))
    folder.clear()
    let verification = Verification(
      pipeline: pipeline, renderer: renderer, pictures: folder, pictureLimit: pictureLimit, tolerance: tolerance)
    var run = StoredRun(
      snapshots: selection.root, isFiltered: selection.isFiltered, shard: shard?.text, sceneCount: scenes.count,
      orphans: selection.isFiltered ? [] : orphanedFolders(documents), problems: documents.problems.map(\.description))
    for (order, observed) in zip(chosen, observations) {
      let (scene, cells) = (scenes[order].0, observed.results)
      run.problems += observed.failures.map { "\(scene.document): \($0)" }
      code = code.combined(with: observed.code)
      run.scenes.append(
        verification.scene(
          Verification.Question(
            scene: scene, order: order, inputs: RecipeWriter.inputs(of: scene), folder: selection.folder(of: scene),
            usual: selection.usual(scene),
            // A cell that cannot be drawn still has a right to its golden.
            isFiltered: selection.isFiltered || !observed.failures.isEmpty,
            findings: FindingTexts.summary(cells.map { ($0.cell.name, $0.findings) })), cells))
    }
    let texts = RunTexts(run: run, folder: folder.path)
    code = code.combined(with: texts.code)
    if printsJSON {
      console.out(texts.json(problems: documents.json))
    } else if !texts.text.isEmpty {
      console.out(block: texts.text)
    }
    do {
      try store(run, documents.scenes, clock.seconds, chosen)
      for line in try reports.write(run, folder) { console.out(verbatim: line) }
    } catch {
      // What was found is told already.
      console.talk("plumb verify: \(error)")
      code = code.combined(with: ExitCode(for: error))
    }
    console.talk(texts.summary)
    return code
  }

  /// How long a scene is likely to take: what it took, or by how much there is to do.
  private func weight(_ job: (Scene, [Cell])) -> Double {
    times[job.0.id] ?? Double(job.1.count * (1 + job.0.allViews.count)) * 1e-5
  }

  /// Leaves nothing behind where there is nothing to say and nobody asked for a report.
  private func store(_ run: StoredRun, _ scenes: [Scene], _ seconds: [Double], _ chosen: [Int]) throws {
    if run.totals.isClean, !keepsReport { return }
    try folder.writeWithPage(run)
    if keepsReport {
      let times = Dictionary(zip(chosen, seconds).map { (scenes[$0].id, $1) }) { first, _ in first }
      try AtomicFile.write(RunFolder.text(times), to: "\(folder.path)/times.json")
    }
  }

  /// Golden folders that no document belongs to.
  private func orphanedFolders(_ documents: Documents) -> [String] {
    documents.unclaimed(SnapshotFolder.recorded(in: selection.root)).filter { !isOfOtherDocument($0, documents) }
  }

  /// Whether goldens belong to a document that is there and was not asked for.
  private func isOfOtherDocument(_ folder: String, _ documents: Documents) -> Bool {
    var path = folder
    while !path.isEmpty {
      for ending in Documents.endings {
        let document = "\(path).\(ending)"
        if FileManager.default.fileExists(atPath: document), !documents.paths.contains(document) { return true }
      }
      guard let slash = path.lastIndex(of: "/") else { return false }
      path = String(path[..<slash])
    }
    return false
  }
}
