import CairoCanvas
import Drawing
import Foundation
import Layout
import RecipeDocuments
import Reports
import Values
import Verifying

/// Draws documents, and draws them again when they are saved. Fonts, measured texts and pictures are kept between
/// saves.
@MainActor
struct WatchSession {
  private let pipeline: LayoutPipeline
  private let renderer: Renderer
  private let choice: CellChoice
  /// The folder of all goldens.
  private let goldens: String
  /// The page, its state and its pictures.
  let files: WatchedFiles
  private let jobs: Int
  private let console: Console
  private var documents: WatchedDocuments
  private var shown: [String: WatchedScene] = [:]
  private var pictures: [String: DrawnPictures] = [:]
  /// Distinguishes this session's versions from the previous session's, which may have been the same process.
  private let number = UInt32.random(in: 0...UInt32.max)
  /// Counts the updates of the page.
  private var version = 0

  /// - Throws: ``TypographyError``, ``FileError``.
  init(
    _ operands: [String], choice: CellChoice, goldens: String, folder: String, jobs: Int, console: Console
  ) throws {
    pipeline = try LayoutPipeline()
    renderer = Renderer(measurer: pipeline.measurer)
    documents = WatchedDocuments(operands)
    (self.choice, self.goldens, self.jobs, self.console) = (choice, goldens, jobs, console)
    files = try WatchedFiles(folder)
    try files.write(Array(WatchPage.html.utf8), to: WatchPage.name)
  }

  /// Reads and draws everything, or only what some saved files changed.
  /// - Parameter changed: Paths of the files; nil for all.
  /// - Throws: ``UsageError``, ``FileError``.
  mutating func update(_ changed: Set<String>?) async throws {
    let started = ContinuousClock.now
    let read = try documents.read(changed)
    let scenes = documents.scenes
    // A state that a later save removes does not end the session.
    if changed == nil { try choice.states.check(scenes) }
    let ids = Set(scenes.map(\.id))
    let isKnown = shown.count
    let gone = shown.keys.filter { !ids.contains($0) }
    for id in gone { shown[id] = nil }
    let open = scenes.filter { shown[$0.id]?.scene != $0 }
    // The file belongs to no document, or the save changed nothing.
    if changed != nil, open.isEmpty, shown.count == isKnown, read.isEmpty { return }
    let drawn = try await draw(open)
    for scene in drawn { shown[scene.scene.id] = scene }
    try writeState()
    for id in gone.sorted() { try forget(id) }
    let time = (ContinuousClock.now - started).formatted(.units(allowed: [.milliseconds]))
    for path in read { for problem in documents.documents[path]?.problems ?? [] { console.diagnose(block: problem) } }
    // The pictures are written, so the verdicts may take longer.
    for scene in drawn {
      console.out("\(scene.scene.document): \(summary(scene)), \(time)")
      let verdict = verdict(on: scene)
      shown[scene.scene.id]?.verdict = verdict
      for line in verdict { console.out(block: "  \(line)") }
    }
    if !drawn.isEmpty { try writeState() }
    try sweep(drawn)
  }

  private func summary(_ scene: WatchedScene) -> String {
    "\(Count.text(scene.cells.count, "layout")), \(Count.text(scene.changed.count, "picture")) changed"
  }

  // MARK: Drawing

  private mutating func draw(_ scenes: [Scene]) async throws -> [WatchedScene] {
    for scene in scenes { pictures[scene.id] = pictures[scene.id] ?? DrawnPictures() }
    let (pictures, renderer, files) = (pictures, renderer, files)
    for scene in scenes { pictures[scene.id]?.begin() }
    let results = try await CellWork(jobs: jobs, pipeline: pipeline, log: console).run(
      scenes.map { ($0, choice.cells(of: $0)) }
    ) { solved in
      let (scene, layout) = (scenes[solved.scene], solved.layout)
      let list = renderer.displayList(layout).untitled
      let known = pictures[scene.id]
      var hash = known?[list]
      if hash == nil {
        let picture = try renderer.picture(list, scale: .one)
        hash = picture.hashText
        try files.write(try Renderer.png(picture), to: WatchPage.pictureName(scene.id, hash ?? ""))
      }
      known?[list] = hash
      return WatchedCell(
        observation: Observation(
          cell: layout.cell, facts: LayoutFacts(layout), findings: layout.findings, pixelHash: hash ?? "",
          fonts: renderer.fonts(in: layout)),
        file: WatchPage.pictureName(scene.id, hash ?? ""), size: [list.size.width, list.size.height])
    }
    return zip(scenes, results).map { scene, result in
      let before = Dictionary((shown[scene.id]?.cells ?? []).map { ($0.observation.cell.name, $0.file) }) {
        first, _ in first
      }
      let changed = result.results.filter { before[$0.observation.cell.name] != $0.file }.map(\.observation.cell.name)
      return WatchedScene(
        scene: scene, cells: result.results, failures: result.failures, changed: before.isEmpty ? [] : Set(changed))
    }
  }

  /// Describes what differs from the goldens, cause by cause, and what is wrong.
  private func verdict(on watched: WatchedScene) -> [String] {
    let scene = watched.scene
    let golden = GoldenFolder(root: goldens, scene: scene.id)
    let observations = watched.cells.map(\.observation)
    let findings = [StoredFinding](observations.map { ($0.cell.name, $0.findings) })
    let record = Result { try golden.record() }
    if case .success(nil) = record {
      return findings.flatMap { $0.lines(in: scene.document, of: observations.count) }
        + ["no golden; `plumb record` writes it"]
    }
    let stored = Verification(pipeline: pipeline, renderer: renderer, pictures: nil).scene(
      Verification.Request(
        scene: scene, order: 0, folder: golden, record: record, pictured: [],
        isFiltered: true, findings: findings), observations)
    let lines = RunTexts(run: StoredRun(goldens: goldens, isFiltered: true), folder: files.folder).lines(stored)
    return lines.isEmpty ? ["matches its goldens"] : lines
  }

  // MARK: The page

  private mutating func writeState() throws {
    version += 1
    let ids = documents.scenes.map(\.id)
    let problems = documents.paths.map { (path: $0, texts: documents.documents[$0]?.problems ?? []) }
    let unread = problems.filter { path, texts in
      !texts.isEmpty && documents.documents[path]?.scenes.isEmpty ?? true
    }
    let state = JSONText.pairs([
      ("version", .text("\(number).\(version)")),
      ("problems", .list(unread.flatMap(\.texts).map { .text($0) })),
      (
        "scenes",
        .list(
          ids.compactMap { id in
            shown[id].map { $0.json(problems: documents.documents[$0.scene.document]?.problems ?? []) }
          })
      ),
    ])
    files.show(shown.mapValues(\.scene.document))
    try files.write(Array(WatchPage.state(state.compact).utf8), to: WatchPage.stateName)
  }

  /// Picture files of the last pass and the one before, by scene.
  private var passes: [String: (latest: Set<String>, older: Set<String>)] = [:]

  /// Removes the pictures of a scene that no longer exists.
  private mutating func forget(_ id: String) throws {
    pictures[id] = nil
    guard let (latest, older) = passes.removeValue(forKey: id) else { return }
    for file in latest.union(older).sorted() { try files.remove(file) }
  }

  /// Removes pictures that no page shows any more; a page that is still loading shows those of the previous pass.
  private mutating func sweep(_ drawn: [WatchedScene]) throws {
    for scene in drawn {
      let (latest, older) = passes[scene.scene.id] ?? ([], [])
      for file in older.subtracting(latest).subtracting(scene.files) {
        try files.remove(file)
      }
      passes[scene.scene.id] = (scene.files, latest)
    }
  }
}
