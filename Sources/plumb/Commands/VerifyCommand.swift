import CairoCanvas
import Foundation
import Goldens
import Scenes

/// `plumb verify`: holds layouts against their goldens.
struct VerifyCommand: Command {
  static let specification = CommandSpecification(
    name: "verify", summary: "compare layouts with their goldens", operands: "[PATH...] [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--report", "DIR", "where pictures of differences go (default report)"),
      OptionSpecification("--snapshots", "DIR", "where goldens lie (default Snapshots)"),
      OptionSpecification("--json", "print the verdicts as JSON"),
    ] + MatrixOptions.specifications,
    details: """
      Without matrix flags the frames of all cells are held against the records, and golden pictures against what is
      drawn now. Nothing is written but the report. The comparison is exact. A layout must have one solution and
      only one, and meet its expectations: otherwise the exit code is 4.
      """)

  private let paths: [String]
  private let selection: GoldenSelection
  private let report: String
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands
    selection = try GoldenSelection(arguments)
    report = arguments.value("--report") ?? "report"
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths)
    var code = documents.report(to: console)
    if documents.scenes.isEmpty {
      if printsJSON {
        console.out(JSONText.object([("clean", .flag(false)), ("scenes", .list([])), ("problems", documents.json)]))
      }
      return code
    }
    try selection.states.check(documents.scenes)
    let pipeline = try LayoutPipeline()
    let renderer = Renderer(measurer: pipeline.measurer)
    let observations = try await Observing(renderer: renderer).observe(
      documents.scenes.map { ($0, selection.cells(of: $0)) }, with: pipeline, console: console)
    var summaries: [SceneSummary] = []
    for (scene, cells) in zip(documents.scenes, observations) {
      let summary = summary(of: scene, cells, renderer, pipeline)
      summaries.append(summary)
      code = code.combined(with: summary.code)
    }
    let strays = selection.isFiltered ? [] : orphanedFolders(documents)
    if !strays.isEmpty { code = code.combined(with: .goldens) }
    if printsJSON {
      console.out(
        JSONText.object([
          ("clean", .flag(code == .clean)), ("scenes", .list(summaries.map(\.json))),
          ("orphans", .list(strays.map { .text($0) })), ("problems", documents.json),
        ]))
    } else {
      for summary in summaries where !summary.lines.isEmpty {
        console.out(([summary.document] + summary.lines.map { "  \($0)" }).joined(separator: "\n"))
      }
      for stray in strays { console.out("\(selection.root)/\(stray): orphaned, no document belongs to it") }
    }
    let count = observations.reduce(0) { $0 + $1.count }
    let identical = summaries.reduce(0) { $0 + $1.identical }
    console.talk("\(identical) of \(Count.text(count, "cell")) identical in \(Count.text(summaries.count, "recipe"))")
    return code
  }

  /// Golden folders that no document belongs to.
  private func orphanedFolders(_ documents: Documents) -> [String] {
    let known = Set(documents.scenes.map(\.id))
    // A document that cannot be read today has its goldens all the same.
    let broken = Set(documents.paths.map(Scene.id(ofDocument:))).subtracting(
      documents.scenes.map { Scene.id(ofDocument: $0.document) })
    return SnapshotFolder.recorded(in: selection.root).filter { stray in
      !known.contains(stray) && !broken.contains { stray == $0 || stray.hasPrefix("\($0)/") }
        && !isOfOtherDocument(stray, documents)
    }
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

  private func summary(
    of scene: Scene, _ cells: [Observation], _ renderer: Renderer, _ pipeline: LayoutPipeline
  ) -> SceneSummary {
    var summary = SceneSummary(document: scene.document, pictures: "\(report)/\(scene.id)")
    summary.note(findings: cells.map { ($0.cell.name, $0.findings) })
    let folder = selection.folder(of: scene)
    let comparison: SceneComparison
    do {
      comparison = try SceneComparison(folder: folder, renderer: renderer.fingerprint(of: cells))
    } catch {
      summary.note(unreadable: "\(folder.recordPath): \(error)")
      return summary
    }
    for observation in cells {
      let verdict = comparison.verdict(on: observation)
      summary.note(verdict, in: observation.cell.name)
      guard verdict.hasPictures else { continue }
      do {
        try writePictures(scene, observation.cell, comparison, renderer, pipeline)
        summary.notePictures()
      } catch {
        summary.note(unwritable: "\(error)")
      }
    }
    if !selection.isFiltered {
      summary.note(orphans: comparison.orphans(among: cells.map(\.cell)))
      summary.note(missingPictures: comparison.missingPictures(among: selection.usual(scene)))
    }
    summary.finish(otherRenderer: comparison.otherRenderer, cellCount: cells.count)
    return summary
  }

  /// Expected, actual and difference, as far as there is an expected picture.
  private func writePictures(
    _ scene: Scene, _ cell: Cell, _ comparison: SceneComparison, _ renderer: Renderer, _ pipeline: LayoutPipeline
  ) throws {
    let path = "\(report)/\(scene.id)/\(cell.name)"
    let actual = try renderer.picture(renderer.displayList(pipeline.solve(scene, in: cell)), scale: 1)
    try AtomicFile.write(Renderer.png(actual), to: path + ".actual.png")
    guard let expected = comparison.goldenPicture(cell) else { return }
    try AtomicFile.write(Renderer.png(expected), to: path + ".expected.png")
    try AtomicFile.write(
      Renderer.png(PictureDifference.picture(expected, actual).image), to: path + ".difference.png")
  }
}
