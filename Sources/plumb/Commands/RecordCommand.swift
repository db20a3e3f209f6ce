import Foundation
import RecipeDocuments
import Scenes
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
    ] + MatrixOptions.specifications,
    details: """
      A record holds the frames of all cells and a hash of each cell's picture. The pictures of the default matrix are stored
      next to it: PNG files, or SVG files with `pictureFormat: svg` in plumb.yaml, or both with `pictureFormat: both`. Modes
      changed and all remove files in the other format. With matrix flags, only those cells are recorded, with their pictures.
      A layout that is ambiguous, contradictory or fails its expectations is not recorded.
      """,
    examples: ["plumb record Recipes/login.yaml --all-devices"])

  private let paths: [String]
  private let selection: GoldenSelection
  private let mode: RecordMode
  private let format: PictureFormat
  private let tolerance: Tolerance
  private let jobs: Int
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.paths
    selection = try GoldenSelection(arguments)
    mode = try arguments.choice("--mode", RecordMode.self) ?? arguments.settings.recordMode
    format = arguments.settings.pictureFormat
    tolerance = try arguments.value("--tolerance").map { try arguments.settings.tolerance($0) } ?? .exact
    jobs = try JobOptions.jobs(arguments)
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths)
    var code = documents.report(to: console)
    if documents.scenes.isEmpty {
      if printsJSON { console.out(JSONText.result([("written", .list([])), ("problems", documents.json)])) }
      return code
    }
    try selection.states.check(documents.scenes)
    let pipeline = try LayoutPipeline()
    selection.lookAhead(documents.scenes, pipeline)
    let renderer = Renderer(measurer: pipeline.measurer)
    let observations = try await CellObserver(
      renderer: renderer, pictured: { [selection] in Set(selection.pictured(of: $0).map(\.name)) },
      // A tolerance compares pixels.
      files: Set(format.files).union(tolerance.isExact ? [] : [.png])
    ).observe(
      documents.scenes.map { ($0, selection.cells(of: $0)) },
      CellWork(jobs: jobs, pipeline: pipeline, log: console))
    var (written, removed): ([String], [String]) = ([], [])
    for (scene, observed) in zip(documents.scenes, observations) {
      if !observed.failures.isEmpty {
        console.diagnose("\(scene.document): not recorded")
        code = code.combined(with: observed.code)
        continue
      }
      let cells = observed.results
      let gate = [StoredFinding](cells.map { ($0.cell.name, $0.findings.filter(\.isFault)) })
      if !gate.isEmpty {
        let lines = gate.flatMap { $0.lines(in: scene.document, of: cells.count) }
        console.diagnose(
          block: "\(Escaped.line(scene.document)): not recorded\n" + lines.map { "  \($0)" }.joined(separator: "\n"))
        code = code.combined(with: .gate)
        continue
      }
      let folder = selection.folder(of: scene)
      do {
        written += try record(scene, cells, in: folder, renderer: renderer)
        removed += try removeOthers(of: cells, in: folder)
      } catch {
        console.diagnose("\(folder.recordPath): \(error)")
        code = code.combined(with: error is RecordError ? .usage : ExitCode(for: error))
      }
    }
    if mode == .never { console.diagnose("nothing is written in mode never; --mode changed writes what differs") }
    if printsJSON {
      console.out(
        JSONText.result([
          ("written", .list(written.map { .text($0) })), ("removed", .list(removed.map { .text($0) })),
          ("problems", documents.json),
        ]))
    } else {
      for path in written { console.out(path) }
      for path in removed { console.diagnose("\(path) removed: not a picture of the format in plumb.yaml") }
      console.diagnose("\(Count.text(written.count, "file")) written")
    }
    return code
  }

  /// Removes the pictures of these cells whose format is not the project's.
  /// - Returns: Their paths.
  /// - Throws: ``FileError``.
  private func removeOthers(of cells: [Observation], in folder: GoldenFolder) throws -> [String] {
    if mode == .never || mode == .missing { return [] }
    let names = Set(cells.map(\.cell.name))
    return try folder.pictures.compactMap { cell, file in
      guard names.contains(cell), !format.files.contains(file), try folder.removePicture(cell, as: file) else {
        return nil
      }
      return folder.picturePath(cell, as: file)
    }
  }

  /// - Returns: The paths written.
  /// - Throws: ``UsageError``, ``RecordError``, ``FileError``.
  private func record(
    _ scene: Scene, _ cells: [Observation], in folder: GoldenFolder, renderer: Renderer
  ) throws -> [String] {
    if mode == .never { return [] }
    let isPartial = selection.isPartial || mode == .missing
    var recording = Recording(
      // In mode all, the previous record does not matter unless only part of it is recorded.
      folder: folder, old: mode == .all && !isPartial ? nil : try selection.record(of: scene),
      renderer: renderer.fingerprint(of: cells), title: scene.title, recipe: SceneStatement.lines(of: scene),
      keepsOthers: isPartial)
    let known = mode == .missing ? Set(recording.old?.cells.map(\.entry.name) ?? []) : []
    let tolerated = mode == .changed ? tolerated(scene, cells, in: folder, recording) : []
    if !tolerated.isEmpty { recording.keepsOthers = true }
    for cell in cells where !tolerated.contains(cell.cell.name) {
      if !known.contains(cell.cell.name) { recording.cells.append(cell.entry) }
      for file in format.files
      where mode != .missing || !RegularFile.isThere(folder.picturePath(cell.cell.name, as: file)) {
        recording.addPicture(of: cell, as: file)
      }
    }
    do {
      return try recording.write()
    } catch RecordingError.otherRenderer(let name) {
      throw UsageError(
        "recorded by another renderer (\(name)), whose other cells cannot be combined with new ones; record the whole scene: "
          + "plumb record \(scene.document) --mode all")
    }
  }

  /// Returns the names of cells that differ from their goldens by no more than the tolerance.
  private func tolerated(
    _ scene: Scene, _ cells: [Observation], in folder: GoldenFolder, _ recording: Recording
  ) -> Set<String> {
    if tolerance.isExact { return [] }
    var comparison = SceneComparison(
      folder: folder, record: recording.old, renderer: recording.renderer, tolerance: tolerance, format: format)
    _ = comparison.compare(with: scene, recording.recipe, cells)
    return Set(
      cells.lazy.filter { cell in
        if case .tolerated = comparison.verdict(on: cell) { true } else { false }
      }.map(\.cell.name))
  }
}
