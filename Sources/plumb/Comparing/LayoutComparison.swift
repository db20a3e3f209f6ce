import Foundation
import RecipeDocuments
import Reports
import Scenes
import Values
import Verifying

/// Lays out two versions of scenes and finds what differs, without goldens; the older version is recorded in a scratch
/// folder.
@MainActor
struct LayoutComparison {
  /// The result of a comparison.
  struct Outcome {
    let run: StoredRun
    /// The exit code for scenes that could not be laid out.
    let code: ExitCode
    /// Findings of the older version that are gone: a line each, with the cells.
    let resolved: [String]
  }

  let choice: CellChoice
  /// The folder for pictures.
  let folder: RunFolder
  /// The most cells of a cause that get pictures.
  let pictureLimit: Int
  /// Writes pages with resizable windows; nil writes none.
  var live: LivePages?
  let jobs: Int

  /// Clears the folder and writes pictures and the page into it, if anything differs.
  /// - Throws: ``TypographyError``, ``FileError``.
  func run(from old: [Scene], to new: Documents, _ console: Console) async throws -> Outcome {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "plumb-goldens-\(UUID().uuidString)")
      .path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let pipeline = try LayoutPipeline()
    let renderer = Renderer(measurer: pipeline.measurer)
    let work = CellWork(jobs: jobs, pipeline: pipeline, log: console)
    let before = try await record(old, in: scratch, renderer, work)
    let scenes = new.scenes.map { ($0, choice.cells(of: $0)) }
    let observations = try await CellObserver(renderer: renderer).observe(scenes, work)
    folder.clear()
    let verification = Verification(
      pipeline: pipeline, renderer: renderer, pictures: folder, pictureLimit: pictureLimit)
    var run = StoredRun(snapshots: "", isFiltered: true)
    var code = ExitCode.clean
    var resolved: [String] = []
    run.problems = new.problems.map(\.description)
    for (order, observed) in observations.enumerated() {
      let (scene, cells) = (scenes[order].0, observed.results)
      let golden = GoldenFolder(root: scratch, scene: scene.id)
      run.problems += observed.failures.map { "\(scene.document): \($0)" }
      code = code.combined(with: observed.code)
      resolved += Self.resolved(before[scene.id] ?? [], cells, in: scene)
      run.scenes.append(
        verification.scene(
          Verification.Request(
            scene: scene, order: order, folder: golden, record: Result { try golden.record() }, pictured: [],
            isFiltered: true,
            findings: [StoredFinding](cells.map { ($0.cell.name, $0.findings) }), isRecorded: false), cells))
    }
    let earlier = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    try live?.write(&run, folder, of: new.scenes, before: { scene, _ in earlier[scene.id] }, pipeline, console)
    if !run.totals.isClean { try folder.writeWithPage(run) }
    return Outcome(run: run, code: code, resolved: resolved)
  }

  /// Returns the findings of the older version that cells do not have any more.
  private static func resolved(_ before: [Observation], _ now: [Observation], in scene: Scene) -> [String] {
    let present = Dictionary(now.map { ($0.cell.name, Set($0.findings.map(\.key))) }) { first, _ in first }
    var causes = FindingCauses()
    for result in before {
      guard let keys = present[result.cell.name] else { continue }
      causes.add(result.findings.filter { !keys.contains($0.key) }, in: result.cell.name)
    }
    return causes.all.map { cause in
      "\(scene.document): resolved: \(cause.text.text), in \(CellNames.text(cause.cells, of: now.count))"
    }
  }

  /// Records the older version, including pictures.
  /// - Returns: The cells of each scene, by its id.
  private func record(
    _ scenes: [Scene], in root: String, _ renderer: Renderer, _ work: CellWork
  ) async throws -> [String: [Observation]] {
    let jobs = scenes.map { ($0, choice.cells(of: $0)) }
    let names = Dictionary(jobs.map { ($0.0.id, Set($0.1.map(\.name))) }) { first, _ in first }
    let observations = try await CellObserver(renderer: renderer, pictured: { names[$0.id] ?? [] })
      .observe(jobs, work)
    for (scene, cells) in zip(scenes, observations.map(\.results)) {
      var recording = Recording(
        folder: GoldenFolder(root: root, scene: scene.id), renderer: renderer.fingerprint(of: cells),
        title: scene.title, recipe: SceneStatement.lines(of: scene))
      for cell in cells { recording.add(cell) }
      _ = try recording.write()
    }
    return Dictionary(zip(scenes.map(\.id), observations.map(\.results))) { first, _ in first }
  }
}
