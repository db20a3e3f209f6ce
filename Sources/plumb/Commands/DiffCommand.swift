import Foundation
import Goldens
import Observing
import RecipeDocuments
import Reports
import Scenes
import Values

/// `plumb diff`: what a branch does to layouts, from two revisions of the documents; no goldens are needed.
struct DiffCommand: Command {
  static let specification = CommandSpecification(
    name: "diff", summary: "compare the layouts of two revisions, without goldens",
    operands: "--base REV [PATH...] [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--base", "REV", "the revision to compare with: a branch, a tag, a commit"),
      OptionSpecification("--head", "REV", "what is compared (default: the files as they are here)"),
      OptionSpecification("--exact", "compare with the revision itself, not with where the branches parted"),
      OptionSpecification("--report", "DIR", "where the pictures and the page go (default diff)"),
      OptionSpecification("--pictures", "N", "cells of a cause that get pictures (default 24)"),
      JobOptions.specification,
      OptionSpecification("--json", "print the differences as JSON"),
    ] + ReportOptions.specifications + MatrixOptions.specifications,
    details: """
      Lays out both revisions and says which edges moved, and which change of a document moved them. Files come from git's
      objects: the work tree is not touched. With no PATH, Recipes/; with no matrix flag, a few devices that differ in layout.
      The exit code is 1 where something differs.
      """)

  private let base: String
  private let head: String?
  private let isExact: Bool
  private let paths: [String]
  private let choice: CellChoice
  private let folder: RunFolder
  private let pictureLimit: Int
  private let reports: ReportOptions
  private let jobs: Int
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard let base = arguments.value("--base") else {
      throw UsageError("say what to compare with: plumb diff --base main")
    }
    self.base = base
    head = arguments.value("--head")
    isExact = arguments.has("--exact")
    paths = (arguments.operands.isEmpty ? arguments.settings.documents : arguments.operands).map { path in
      // As git names them.
      path.hasPrefix("./")
        ? String(path.dropFirst(2)) : path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    for path in paths where path != "." && !NameInFolder.isPlain(path) {
      throw UsageError("\(path): name paths inside the working folder, as git knows them")
    }
    choice = try CellChoice(arguments)
    folder = RunFolder(arguments.given("--report") ?? "diff")
    pictureLimit = Int(try arguments.number("--pictures", in: 0...100_000) ?? 24)
    reports = try ReportOptions(arguments)
    jobs = try JobOptions.jobs(arguments)
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "plumb-diff-\(UUID().uuidString)")
      .path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    var before = try GitRevision(base)
    let after = try head.map(GitRevision.init)
    if !isExact { before = try before.mergeBase(with: after) }
    let old = try documents(of: before, in: "\(scratch)/old")
    let new = try after.map { try documents(of: $0, in: "\(scratch)/new") } ?? Documents(paths)
    var code = new.report(to: console)
    let pipeline = try LayoutPipeline()
    let renderer = Renderer(measurer: pipeline.measurer)
    let goldens = "\(scratch)/goldens"
    let work = CellWork(jobs: jobs, pipeline: pipeline, log: console)
    try await record(old.scenes, in: goldens, renderer, work)
    let scenes = new.scenes.map { ($0, choice.cells(of: $0)) }
    let observations = try await CellObserver(renderer: renderer).observe(scenes, work)
    folder.clear()
    let verification = Verification(
      pipeline: pipeline, renderer: renderer, pictures: folder, pictureLimit: pictureLimit)
    var run = StoredRun(snapshots: "", isFiltered: true)
    run.problems = new.problems.map(\.description)
    for (order, observed) in observations.enumerated() {
      let (scene, cells) = (scenes[order].0, observed.results)
      let golden = GoldenFolder(root: goldens, scene: scene.id)
      run.problems += observed.failures.map { "\(scene.document): \($0)" }
      code = code.combined(with: observed.code)
      run.scenes.append(
        verification.scene(
          Verification.Request(
            scene: scene, order: order, inputs: RecipeWriter.inputs(of: scene),
            folder: golden, record: Result { try golden.record() }, pictured: [], isFiltered: true,
            findings: [StoredFinding](cells.map { ($0.cell.name, $0.findings) }),
            names: RecipeWriter.documentNames(of: scene), isRecorded: false,
            reading: { RecipeDocument.scene(of: $0, like: scene) }), cells))
    }
    let gone = new.unclaimed(old.scenes.map(\.id)).sorted()
    if !run.totals.isClean { try folder.writeWithPage(run) }
    let texts = RunTexts(run: reports.shown(run), folder: folder.path)
    code = code.combined(with: texts.code == .goldens ? .differences : texts.code)
    if printsJSON {
      console.out(texts.json(problems: new.json, gone: gone))
    } else if !texts.text.isEmpty {
      console.out(block: texts.text)
    }
    if !printsJSON { for id in gone { console.out("\(id): gone since \(base)") } }
    for line in try reports.write(run, folder) { console.out(verbatim: line) }
    let totals = run.totals
    console.diagnose(
      "\(totals.identical) of \(Count.text(totals.cells, "cell")) identical to \(base) in \(Count.text(totals.scenes, "scene"))"
    )
    return code.combined(with: gone.isEmpty ? .clean : .differences)
  }

  /// The documents as they are in a revision, named by their paths here.
  private func documents(of revision: GitRevision, in scratch: String) throws -> Documents {
    guard try revision.extract(paths, into: scratch) else { return Documents.empty }
    return try Documents(
      paths.filter { FileManager.default.fileExists(atPath: "\(scratch)/\($0)") }.map { "\(scratch)/\($0)" }
    ).renamed { $0.hasPrefix(scratch + "/") ? String($0.dropFirst(scratch.count + 1)) : $0 }
  }

  /// Records the older revision, pictures and all, in a scratch folder.
  private func record(
    _ scenes: [Scene], in root: String, _ renderer: Renderer, _ work: CellWork
  ) async throws {
    let jobs = scenes.map { ($0, choice.cells(of: $0)) }
    let names = Dictionary(jobs.map { ($0.0.id, Set($0.1.map(\.name))) }) { first, _ in first }
    let observations = try await CellObserver(renderer: renderer, pictured: { names[$0.id] ?? [] })
      .observe(jobs, work)
    for (scene, cells) in zip(scenes, observations.map(\.results)) {
      var recording = Recording(
        folder: GoldenFolder(root: root, scene: scene.id), renderer: renderer.fingerprint(of: cells),
        title: scene.title, inputs: RecipeWriter.inputs(of: scene))
      for cell in cells { recording.add(cell) }
      _ = try recording.write()
    }
  }
}
