import Foundation
import Layout
import Linting
import RecipeDocuments
import Reports
import Values
import Verifying

/// `plumb verify`: compares layouts with their goldens.
struct VerifyCommand: Command {
  static let specification = CommandSpecification(
    name: "verify", summary: "compare layouts with their goldens", operands: "[PATH...] [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--report", "DIR", "folder for the run, its pictures and its page (default report)"),
      GoldenSelection.specification,
      PictureLimit.specification,
      OptionSpecification("--tolerance", "NAME", "one of plumb.yaml's tolerances, or exact (default)"),
      JobOptions.specification,
      CacheOptions.specification,
      OptionSpecification(
        "--repeat", "N", "draw all cells N times with different numbers of jobs, and require equal results"),
      OptionSpecification("--exit-zero", "exit with 0 if layouts differ or are wrong, for runs that only report"),
      OptionSpecification("--json", "print the verdicts as JSON"),
      Documents.verbose,
    ] + LivePages.comparingSpecifications + ReportOptions.specifications + [
      GoldenHistory.specification,
      OptionSpecification(
        "--shard", "I/N", group: "Shards",
        "only part I of N; auto reads the environment of SLURM, Kubernetes, GitLab, ..."),
      OptionSpecification(
        "--times", "FILE", group: "Shards", "seconds by scene of an earlier run, to balance shards"),
    ] + MatrixOptions.specifications,
    details: """
      Without matrix options, the frames of all cells are compared with the records, and golden pictures with newly drawn ones.
      No golden is written: differences are stored in the report folder by cause, for `plumb review`, `accept` and `reject`.
      The comparison is exact. A layout must have exactly one solution and meet its expectations, or else the exit code is 4.
      Warnings and errors of `plumb lint` are counted, and its errors are listed; neither changes the exit code.

      With --live, each scene that is new or has changed also has a page SCENE/live.html in the report folder, with a window
      that can be dragged to any size, and a slider that uncovers the previous layout. The window is like that of the first
      device that differs, unless --like names another.
      """,
    examples: ["plumb verify --junit report/junit.xml --markdown report/summary.md"])

  private let paths: [String]
  private let selection: GoldenSelection
  private let folder: RunFolder
  /// Whether the folder was named, so that it is written even if there is nothing to report.
  private let keepsReport: Bool
  private let reports: ReportOptions
  private let pictureLimit: Int
  private let live: LivePages?
  /// How many earlier states of goldens the report has; nil for none.
  private let states: Int?
  private let tolerance: GoldenTolerance
  private let format: PictureFormat
  private let shard: Shard?
  private let times: [String: Double]
  private let jobs: Int
  private let ignoresCache: Bool
  private let repetitions: Int
  private let exitsZero: Bool
  private let printsJSON: Bool
  /// Finds likely mistakes in the layouts, whether they differ or not.
  private let lint: LintWork
  /// Whether the standard invariants of every scene are proven, too.
  private let provesStandard: Bool
  /// The settings, if the whole project is verified, so that names in them can be checked.
  private let wholeProject: Settings?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.paths
    selection = try GoldenSelection(arguments)
    folder = RunFolder(try arguments.report)
    // A shard without a run would be one that failed.
    keepsReport = arguments.has("--report") || arguments.has("--shard")
    reports = try ReportOptions(arguments)
    pictureLimit = try PictureLimit.value(arguments)
    live = try LivePages(arguments)
    states = try GoldenHistory.count(arguments)
    tolerance = try arguments.settings.tolerance(arguments.value("--tolerance"))
    format = arguments.settings.pictureFormat
    shard = try Self.shard(arguments.value("--shard"))
    times = try Self.times(arguments.value("--times"))
    jobs = try JobOptions.jobs(arguments)
    ignoresCache = arguments.has("--no-cache")
    repetitions = Int(try arguments.number("--repeat", in: 1...100) ?? 1)
    exitsZero = arguments.has("--exit-zero")
    printsJSON = arguments.has("--json")
    provesStandard = arguments.settings.provesStandard
    wholeProject = arguments.operands.isEmpty ? arguments.settings : nil
    lint = LintWork(settings: try arguments.lintSettings(), choice: try CellChoice(arguments))
  }

  private static func shard(_ text: String?) throws -> Shard? {
    guard let text else { return nil }
    if text == "auto" {
      guard let shard = Shard(environment: ProcessInfo.processInfo.environment) else {
        throw UsageError(
          "--shard auto finds nothing in the environment; write --shard I/N, or set SLURM_ARRAY_TASK_ID and _COUNT, "
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
    let times: [String: Double] = try JSONFile.read(path, "the times of an earlier run, such as report/times.json")
    return times.mapValues { $0.isFinite ? max(0, $0) : 0 }
  }

  func run(_ console: Console) async throws -> ExitCode {
    if Companion.ofThisProcess == nil { reports.removeEarlier() }
    let code = try await verify(console)
    return exitsZero && code.isOfLayouts ? .clean : code
  }

  private func verify(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths, checking: wholeProject)
    try documents.refuseTestScenes()
    try folder.checkIsOwn()
    let decisions = KeptDecisions(folder)
    let companion = Companion.ofThisProcess
    // The main process reports problems with documents.
    let code = companion == nil ? documents.report(to: console) : .clean
    if documents.scenes.isEmpty { return try finishWithoutScenes(documents, code, console) }
    try selection.states.check(documents.scenes)
    let work = VerificationWork(
      selection: selection, folder: companion?.folder ?? folder, pictureLimit: pictureLimit, tolerance: tolerance,
      format: format,
      reportOptions: shard.map { _ in
        ["live pages": live?.choice ?? "none", "history": states.map { "\($0)" } ?? "none"]
      },
      shard: companion?.shard ?? shard, times: times,
      jobs: max(1, jobs / (companion?.shard.count ?? 1)),
      ignoresCache: ignoresCache, isWhole: repetitions > 1)
    let pipeline = try LayoutPipeline()
    let cache = CacheOptions.cache(of: Renderer(measurer: pipeline.measurer))
    let plan = VerificationPlan(work, of: documents, pipeline: pipeline, cache: cache)
    let linting = lint.session(
      documents, pipeline: pipeline, cache: cache, ignoresCache: ignoresCache, isPart: shard != nil)
    let found = try await work.verify(plan, of: documents, pipeline: pipeline, cache: cache, linting, console) {
      BrokenInvariants(pipeline: pipeline, cache: ignoresCache ? nil : cache, provesStandard: provesStandard)
        .add(to: &$0, of: documents.scenes)
    }
    if let companion {
      try companion.keep(found)
      return .clean
    }
    var run = found.run
    // Another shard lints the other scenes.
    let own = Set(run.scenes.map(\.id))
    let report = linting.report(on: documents.scenes.filter { shard == nil || own.contains($0.id) })
    addErrors(of: report, to: &run)
    try live?.write(
      &run, folder, of: documents.scenes, before: { selection.recordedScene(before: $0, in: $1, pipeline) }, pipeline,
      console)
    if let states { try GoldenHistory(count: states, pipeline: pipeline).write(&run, folder) }
    let ended = finish(run, found.seconds, documents, code, decisions, console)
    // Advice alone is not worth a line here.
    if report.count(.error) + report.count(.warning) > 0 {
      console.diagnose("lint: \(report.counts); `plumb lint` lists them")
    }
    return try await prove(plan.chosen.jobs.map(\.job), ended, console)
  }

  /// Adds lint errors to the findings of their scenes. They are not differences and leave the exit code unchanged.
  private func addErrors(of report: LintReport, to run: inout StoredRun) {
    let errors = Dictionary(grouping: report.results.filter { $0.severity == .error }, by: \.scene)
    for index in run.scenes.indices {
      run.scenes[index].findings += (errors[run.scenes[index].id] ?? []).map(\.stored)
    }
  }

  /// Draws everything again, if requested, and reports whether the result was the same.
  private func prove(_ scenes: [CellJob], _ code: ExitCode, _ console: Console) async throws -> ExitCode {
    if repetitions < 2 { return code }
    let drawing = try await RepeatedDrawing(scenes, passes: repetitions, jobs: jobs, log: console)
    console.diagnose(drawing.text)
    console.diagnose("digest \(drawing.digest.text)")
    return code.combined(with: drawing.code)
  }

  /// Prints what was found and stores it.
  private func finish(
    _ run: StoredRun, _ seconds: [String: Double], _ documents: Documents, _ code: ExitCode,
    _ decisions: KeptDecisions?, _ console: Console
  ) -> ExitCode {
    let texts = RunTexts(run: reports.shown(run), folder: folder.path)
    var code = code.combined(with: texts.code)
    if printsJSON {
      console.out(texts.json(problems: documents.json))
    } else if !texts.text.isEmpty, !reports.isPrinted {
      console.out(block: texts.text)
    }
    do {
      // Without differences and without a requested report, leave nothing behind.
      if !run.totals.isClean || keepsReport {
        try folder.writeWithPage(run)
        try decisions?.write(to: folder, for: run)
      }
      if keepsReport { try folder.write(SortedJSON.text(seconds), to: RunFolder.timesName) }
      for line in try reports.write(run, folder) { console.out(verbatim: line) }
    } catch {
      // The differences are already printed.
      console.diagnose("plumb verify: \(error)")
      code = code.combined(with: ExitCode(for: error))
    }
    console.diagnose(texts.summary)
    return code
  }

  private func finishWithoutScenes(_ documents: Documents, _ code: ExitCode, _ console: Console) throws -> ExitCode {
    if printsJSON {
      console.out(JSONText.result([("clean", .flag(false)), ("scenes", .list([])), ("problems", documents.json)]))
    }
    // The stored run belongs to other documents.
    folder.clear()
    var run = StoredRun(goldens: selection.root, isFiltered: true, shard: shard?.text)
    run.problems = documents.problems.map(\.description)
    if keepsReport { try folder.write(run) }
    for line in try reports.write(run, folder) { console.out(verbatim: line) }
    return code
  }
}
