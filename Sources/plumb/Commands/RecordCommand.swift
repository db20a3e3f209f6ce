import Foundation
import Goldens
import RecipeDocuments
import Scenes
import Values

/// `plumb record`: writes goldens.
struct RecordCommand: Command {
  static let specification = CommandSpecification(
    name: "record", summary: "write goldens", operands: "[PATH...] [MATRIX] [OPTION...]",
    options: [
      OptionSpecification(
        "--mode", "MODE", "never, missing, changed or all (default changed; never where CI is set)"),
      OptionSpecification("--snapshots", "DIR", "where goldens lie (default Snapshots)"),
      CellWork.specification,
      OptionSpecification("--json", "print what was written as JSON"),
    ] + MatrixOptions.specifications,
    details: """
      A record holds the frames of all cells and a hash of each cell's picture; beside it lie pictures of the default
      matrix. With matrix flags only those cells are recorded, with their pictures, and the others stay. A layout that
      is ambiguous, contradictory or against its expectations is not recorded.
      """)

  enum Mode: String, CaseIterable {
    case never
    case missing
    case changed
    case all
  }

  private let paths: [String]
  private let selection: GoldenSelection
  private let mode: Mode
  private let jobs: Int
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.paths
    selection = try GoldenSelection(arguments)
    let isCI = !["", "0", "false"].contains((ProcessInfo.processInfo.environment["CI"] ?? "").lowercased())
    mode = try arguments.choice("--mode", Mode.self) ?? (isCI ? .never : .changed)
    jobs = try CellWork.jobs(arguments)
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths)
    var code = documents.report(to: console)
    if documents.scenes.isEmpty {
      if printsJSON { console.out(JSONText.object([("written", .list([])), ("problems", documents.json)])) }
      return code
    }
    try selection.states.check(documents.scenes)
    let pipeline = try LayoutPipeline()
    let renderer = Renderer(measurer: pipeline.measurer)
    let observations = try await Observing(
      renderer: renderer, pictured: { [selection] in Set(selection.pictured(of: $0).map(\.name)) }
    ).observe(
      documents.scenes.map { ($0, selection.cells(of: $0)) },
      CellWork(jobs: jobs, pipeline: pipeline, console: console))
    var written: [String] = []
    for (scene, observed) in zip(documents.scenes, observations) {
      if !observed.failures.isEmpty {
        console.talk("\(scene.document): not recorded")
        code = code.combined(with: observed.code)
        continue
      }
      let cells = observed.results
      let gate = FindingTexts.summary(cells.map { ($0.cell.name, $0.findings.filter(\.isFault)) })
      if !gate.isEmpty {
        console.talk(
          block: "\(Escaped.line(scene.document)): not recorded\n" + gate.map { "  \($0)" }.joined(separator: "\n"))
        code = code.combined(with: .gate)
        continue
      }
      let folder = selection.folder(of: scene)
      do {
        written += try record(scene, cells, in: folder, renderer: renderer)
      } catch {
        console.talk("\(folder.recordPath): \(error)")
        code = code.combined(with: error is RecordError ? .usage : ExitCode(for: error))
      }
    }
    if mode == .never { console.talk("nothing is written in mode never; --mode changed writes what differs") }
    if printsJSON {
      console.out(
        JSONText.object([("written", .list(written.map { .text($0) })), ("problems", documents.json)]))
    } else {
      for path in written { console.out(path) }
      console.talk("\(Count.text(written.count, "file")) written")
    }
    return code
  }

  /// - Returns: The paths written.
  private func record(
    _ scene: Scene, _ cells: [Observation], in folder: SnapshotFolder, renderer: Renderer
  ) throws -> [String] {
    if mode == .never { return [] }
    let isPartial = selection.isPartial || mode == .missing
    // In mode all, what was there does not matter, unless only a part of it is recorded.
    let old = mode == .all && !isPartial ? nil : try folder.record()
    var fingerprint = renderer.fingerprint(of: cells)
    if isPartial, let old {
      let recorded = Fingerprint(text: old.renderer)
      guard fingerprint.base == recorded.base else {
        throw UsageError(
          "recorded by another renderer (\(old.renderer)), whose other cells cannot stand beside this one's; take over "
            + "the whole record: plumb record \(scene.document) --mode all")
      }
      fingerprint.fonts = Set(fingerprint.fonts + recorded.fonts).sorted()
    }
    let known = Set(old?.cells.map(\.entry.name) ?? [])
    let taken = mode == .missing ? cells.filter { !known.contains($0.cell.name) } : cells
    let new = SceneRecord(
      renderer: fingerprint.text, title: scene.title, inputs: RecipeWriter.inputs(of: scene),
      cells: taken.map(\.entry))
    let fresh = Set(taken.map(\.cell.name))
    let isRest = old?.cells.contains { !fresh.contains($0.entry.name) } ?? false
    let record = isPartial ? old?.merging(new, isPartial: isRest) ?? new : new
    var written: [String] = []
    if !taken.isEmpty, try AtomicFile.write(record.text, to: folder.recordPath) { written.append(folder.recordPath) }
    for observation in cells {
      let path = folder.picturePath(observation.cell.name)
      if mode == .missing, FileManager.default.fileExists(atPath: path) { continue }
      if let path = try folder.write(pictureOf: observation) { written.append(path) }
    }
    return written
  }
}
