import Foundation
import Layout
import RecipeDocuments
import Values
import Verifying

/// `plumb record`: writes goldens.
struct RecordCommand: Command {
  static let specification = CommandSpecification(
    name: "record", summary: "write goldens", operands: "[PATH...] [MATRIX] [OPTION...]",
    options: [
      OptionSpecification(
        "--mode", "MODE", completion: .words(of: RecordMode.self),
        "never, missing, changed or all (default changed; never where CI is set)"),
      GoldenSelection.specification,
      OptionSpecification("--tolerance", "NAME", "in mode changed, keep goldens that are within this tolerance"),
      JobOptions.specification,
      OptionSpecification("--json", "print what was written as JSON"),
      Documents.verbose,
    ] + MatrixOptions.specifications,
    details: """
      A record holds the frames of all cells and a hash of each cell's picture. The pictures of the default matrix are stored
      next to it: PNG files, or SVG files with `pictureFormat: svg` in plumb.yaml, or both with `pictureFormat: both`. Modes
      changed and all remove files in the other format. With matrix options, only those cells are recorded, with their pictures.
      A layout that is ambiguous, contradictory or fails its expectations is not recorded.
      """,
    examples: ["plumb record Recipes/login.yaml --all-devices"])

  private let paths: [String]
  private let selection: GoldenSelection
  private let mode: RecordMode
  private let format: PictureFormat
  private let tolerance: GoldenTolerance
  private let jobs: Int
  /// The settings, if the whole project is recorded, so that names in them can be checked.
  private let wholeProject: Settings?
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.paths
    selection = try GoldenSelection(arguments)
    mode = try arguments.choice("--mode", RecordMode.self) ?? arguments.settings.recordMode
    format = arguments.settings.pictureFormat
    tolerance = try arguments.value("--tolerance").map { try arguments.settings.tolerance($0) } ?? .exact
    jobs = try JobOptions.jobs(arguments)
    wholeProject = arguments.operands.isEmpty ? arguments.settings : nil
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths, checking: wholeProject)
    try documents.refuseTestScenes()
    var code = documents.report(to: console)
    if documents.scenes.isEmpty {
      if printsJSON { console.out(JSONText.result([("written", .list([])), ("problems", documents.json)])) }
      return code
    }
    try selection.states.check(documents.scenes)
    let pipeline = try LayoutPipeline()
    let goldens = selection.goldens(of: documents.scenes, pipeline)
    let renderer = Renderer(measurer: pipeline.measurer)
    let observations = try await CellObserver(
      renderer: renderer, pictured: { Set(goldens.pictured(of: $0).map(\.name)) },
      // A tolerance compares pixels.
      files: Set(format.files).union(tolerance.isExact ? [] : [.png])
    ).observe(
      documents.scenes.map { ($0, goldens.cells(of: $0)) },
      CellWork(jobs: jobs, pipeline: pipeline, log: console))
    let recorder = GoldenRecorder(
      mode: mode, format: format, tolerance: tolerance, isPartial: selection.isPartial)
    var (written, removed): ([String], [String]) = ([], [])
    for (scene, observed) in zip(documents.scenes, observations) {
      if !observed.failures.isEmpty {
        console.diagnose("\(name(of: scene, in: documents)): not recorded")
        code = code.combined(with: observed.code)
        continue
      }
      let cells = observed.results
      let gate = [StoredFinding](cells.map { ($0.cell.name, $0.findings.filter(\.isFault)) })
      if !gate.isEmpty {
        let lines = gate.flatMap { $0.lines(in: scene.document, of: cells.count) }
        console.diagnose(
          block: "\(Escaped.line(name(of: scene, in: documents))): not recorded\n"
            + lines.map { "  \($0)" }.joined(separator: "\n"))
        code = code.combined(with: .gate)
        continue
      }
      let folder = selection.folder(of: scene)
      do {
        let outcome = try recorder.record(scene, cells, in: folder, by: renderer)
        written += outcome.written
        removed += outcome.removed
      } catch RecordingError.otherRenderer(let name) {
        console.diagnose(
          "\(folder.recordPath): recorded by another renderer (\(name)), whose other cells cannot be combined with new "
            + "ones; record the whole scene: plumb record \(scene.document) --mode all")
        code = code.combined(with: .usage)
      } catch {
        console.diagnose(error is FileError ? "\(error)" : "\(folder.recordPath): \(error)")
        code = code.combined(with: ExitCode(for: error))
      }
    }
    report(written, removed, documents, console)
    return code
  }

  /// Returns the name of a document, with the scene's title where others are in it.
  private func name(of scene: Scene, in documents: Documents) -> String {
    let isAlone = documents.scenes.count { $0.document == scene.document } == 1
    return isAlone ? scene.document : "\(scene.document), \(scene.title)"
  }

  private func report(_ written: [String], _ removed: [String], _ documents: Documents, _ console: Console) {
    if mode == .never { console.diagnose("nothing is written in mode never; --mode changed writes what differs") }
    if printsJSON {
      console.out(
        JSONText.result([
          ("written", .list(written.map { .text($0) })), ("removed", .list(removed.map { .text($0) })),
          ("problems", documents.json),
        ]))
    } else {
      for path in written { console.out(path) }
      for path in removed { console.diagnose("\(path) removed") }
      console.diagnose("\(Count.text(written.count, "file")) written")
    }
    if let warning = Git.warning(about: written) { console.diagnose(warning) }
  }
}
