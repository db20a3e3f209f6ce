import Foundation
import Layout
import RecipeDocuments
import Reports
import Values
import Verifying

/// Lays out two versions of scenes and finds what differs, without goldens: the older version is recorded in memory.
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
  /// - Parameters:
  ///   - problems: Why documents of the older version could not be read or compared.
  ///   - removed: Scenes that only the older version has.
  /// - Throws: ``TypographyError``, ``FileError``.
  func run(
    from old: [Scene], to new: Documents, problems: [String] = [], removed: [String] = [], _ console: Console
  ) async throws -> Outcome {
    try choice.states.check(old + new.scenes)
    let pipeline = try LayoutPipeline()
    let renderer = Renderer(measurer: pipeline.measurer)
    let work = CellWork(jobs: jobs, pipeline: pipeline, log: console)
    let earlier = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let before = try await observations(of: old, renderer, work)
    let scenes = new.scenes.map { ($0, choice.cells(of: $0)) }
    let observations = try await CellObserver(renderer: renderer).observe(scenes, work)
    folder.clear()
    let verification = Verification(
      pipeline: pipeline, renderer: renderer, pictures: folder, pictureLimit: pictureLimit)
    var run = StoredRun(goldens: "", isFiltered: true)
    var code = ExitCode.clean
    var resolved: [String] = []
    run.problems = problems + new.problems.map(\.description)
    run.orphans = removed
    for (order, observed) in observations.enumerated() {
      let (scene, cells) = (scenes[order].0, observed.results)
      run.problems += observed.failures.map { "\(scene.document): \($0)" }
      code = code.combined(with: observed.code)
      var request = Verification.Request(
        scene: scene, order: order, folder: nil,
        record: .success(
          earlier[scene.id].map { Self.record(of: $0, before[scene.id] ?? [], renderer) }), pictured: [],
        isFiltered: true,
        findings: [StoredFinding](cells.map { ($0.cell.name, $0.findings) }))
      request.isRecorded = false
      request.before = earlier[scene.id]
      run.scenes.append(verification.scene(verification.compare(request, cells)))
      resolved += Self.resolved(before[scene.id] ?? [], cells, in: scene)
    }
    try live?.write(&run, folder, of: new.scenes, before: { scene, _ in earlier[scene.id] }, pipeline, console)
    if !run.totals.isClean { try folder.writeWithPage(run) }
    return Outcome(run: run, code: code, resolved: resolved)
  }

  /// Returns the findings of the older version that cells do not have any more.
  private static func resolved(_ before: [Observation], _ now: [Observation], in scene: Scene) -> [String] {
    let present = Dictionary(now.map { ($0.cell.name, $0.findings) }) { first, _ in first }
    var causes = FindingCauses()
    for result in before {
      guard let findings = present[result.cell.name] else { continue }
      causes.add(Finding.gone(result.findings, in: findings), in: result.cell.name)
    }
    return causes.all.map { cause in
      "\(scene.document): resolved: \(cause.text.text), in \(CellNames.text(cause.cells, of: now.count))"
    }
  }

  /// Returns the cells of the older version, by the ids of its scenes.
  private func observations(
    of scenes: [Scene], _ renderer: Renderer, _ work: CellWork
  ) async throws -> [String: [Observation]] {
    let jobs = scenes.map { ($0, choice.cells(of: $0)) }
    let observations = try await CellObserver(renderer: renderer).observe(jobs, work)
    return Dictionary(zip(scenes.map(\.id), observations.map(\.results))) { first, _ in first }
  }

  /// Returns the record of the older version of a scene.
  private static func record(of scene: Scene, _ cells: [Observation], _ renderer: Renderer) -> SceneRecord {
    SceneRecord(
      renderer: renderer.fingerprint(of: cells).text, title: scene.title, recipe: SceneStatement.lines(of: scene),
      cells: cells.map(\.entry))
  }
}
