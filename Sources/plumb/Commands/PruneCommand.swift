import Foundation
import Layout
import Values
import Verifying

/// `plumb review prune`: lists goldens that nothing needs any more, and removes them on request.
struct PruneCommand: Command {
  static let specification = CommandSpecification(
    name: "review prune", formerly: "prune", summary: "list orphaned goldens, or remove them",
    operands: "[PATH...] [OPTION...]",
    options: [
      OptionSpecification("--remove", "remove what is listed"),
      GoldenSelection.specification,
      OptionSpecification(
        "--report", "DIR", "folder that keeps removed goldens for `plumb review undo` (default report)"),
      OptionSpecification("--json", "print the list as JSON"),
      Documents.verbose,
    ],
    details: """
      Orphans are records of documents that no longer exist, with the pictures they name, cells of a record that are in
      no matrix or that the recipe's `cells:` does not name, pictures that plumb drew for cells that the record does not name,
      and pictures in another format than `pictureFormat` in plumb.yaml. Nothing is laid out. A picture without a record, the
      goldens of documents that were not named and of documents that cannot be read are not orphans. Goldens of Swift tests are
      orphans if their test file or their test is gone, or if the test compared only with others in the last `swift test`.
      `plumb review undo` brings back what was removed.
      """,
    examples: ["plumb review prune --remove"])

  private let paths: [String]
  /// Whether goldens of Swift tests are looked at: no document is named.
  private let looksAtTests: Bool
  private let root: String
  private let format: PictureFormat
  private let report: RunFolder
  private let removes: Bool
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.paths
    looksAtTests = arguments.operands.isEmpty
    root = try arguments.goldens
    format = arguments.settings.pictureFormat
    report = RunFolder(try arguments.report)
    removes = arguments.has("--remove")
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let tests = looksAtTests ? TestOrphans().folders : []
    // A package of Swift code alone has no documents.
    let mayLackDocuments = looksAtTests && paths.isEmpty && RegularFile.isThere("Package.swift")
    let documents = mayLackDocuments ? try? Documents(paths) : try Documents(paths)
    let code = documents?.report(to: console) ?? .clean
    if documents?.scenes.isEmpty ?? false, tests.isEmpty { return code }
    let orphans = Orphans(documents: documents, tests: tests, root: root, format: format)
    if removes {
      if code != .clean {
        throw UsageError(
          "a document cannot be read, so which goldens belong to it is unknown; fix it, then prune again")
      }
      if !orphans.all.isEmpty { try orphans.remove(noting: GoldenJournal(report)) }
    }
    if printsJSON {
      console.out(
        JSONText.result([("orphans", .list(orphans.all.map { .text($0) })), ("removed", .flag(removes))]))
    } else {
      for line in orphans.lines { console.out(line) }
    }
    console.diagnose(summary(of: orphans.all.count, canRemove: code == .clean))
    return code.combined(with: orphans.all.isEmpty || removes ? .clean : .goldens)
  }

  private func summary(of count: Int, canRemove: Bool) -> String {
    let orphans = Count.text(count, "orphan")
    if removes { return "\(orphans) removed" }
    if count == 0 { return orphans }
    return "\(orphans); --remove removes \(count == 1 ? "it" : "them")"
      + (canRemove ? "" : " once all documents can be read")
  }
}

/// Goldens that nothing needs any more.
private struct Orphans {
  private let root: String
  /// Files in golden folders that no scene needs, relative to the root.
  private var files: [String] = []
  /// The same of Swift tests, relative to the working folder.
  private var testFiles: [String] = []
  /// Records with unknown cells: the folder, the record without these cells, and their names.
  private var records: [(folder: GoldenFolder, rest: SceneRecord, cells: [String])] = []

  var all: [String] {
    paths
      + records.flatMap { record in record.cells.map { "\(record.folder.recordPath): \($0)" } }
  }

  private var paths: [String] { files.map { "\(root)/\($0)" } + testFiles }

  /// One line for each file, and one for each record with unknown cells.
  var lines: [String] {
    paths
      + records.map { "\($0.folder.recordPath): \(OrphanedCells($0.cells).text)" }
  }

  init(documents: Documents?, tests: [String], root: String, format: PictureFormat) {
    self.root = root
    for path in tests {
      let folder = GoldenFolder(root: StoredRun.besideTests, scene: path)
      guard let record = try? folder.record() else { continue }
      testFiles +=
        [folder.recordFile] + folder.goldenPictures(of: record).map { folder.pictureFile($0.cell, as: $0.file) }
    }
    guard let documents, !documents.scenes.isEmpty else { return }
    for id in documents.orphanedGoldens(in: root) {
      let folder = GoldenFolder(root: root, scene: id)
      let record = folder.documentRecord ?? SceneRecord(renderer: "", title: "", cells: [])
      files += [folder.recordFile] + folder.goldenPictures(of: record).map { folder.pictureFile($0.cell, as: $0.file) }
    }
    for scene in documents.scenes {
      let folder = GoldenFolder(root: root, scene: scene.id)
      guard let record = folder.documentRecord else { continue }
      let states = Set(scene.states.map(\.id))
      let guarded = scene.guardedCells.map { Set(scene.cells($0).map(\.name)) }
      func isKnown(_ name: String) -> Bool {
        guard let cell = Cell(named: name), guarded?.contains(name) ?? true else { return false }
        return cell.state.map(states.contains) ?? true
      }
      let gone = record.cells.map(\.entry.name).filter { !isKnown($0) }
      let kept = record.cells.filter { isKnown($0.entry.name) }
      if kept.isEmpty, !gone.isEmpty {
        files.append(folder.recordFile)
      } else if !gone.isEmpty {
        records.append((folder, record.filter(isKnown), gone))
      }
      let names = Set(kept.map(\.entry.name))
      files += folder.goldenPictures(of: record).filter { !names.contains($0.cell) || !format.files.contains($0.file) }
        .map { folder.pictureFile($0.cell, as: $0.file) }
    }
  }

  /// - Throws: ``FileError``, ``RunError``; nothing is removed then.
  func remove(noting journal: GoldenJournal) throws {
    let shortened = records.map { record in
      GoldenFile(root: root, name: record.folder.recordFile, bytes: Array(record.rest.text.utf8))
    }
    let orphans =
      files.map { GoldenJournal.Orphan(root: root, name: $0) }
      + testFiles.map { GoldenJournal.Orphan(root: StoredRun.besideTests, name: $0) }
    try journal.prune(orphans, shortening: shortened)
  }
}
