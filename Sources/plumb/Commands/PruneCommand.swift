import Foundation
import Scenes
import Values
import Verifying

/// `plumb prune`: lists goldens that nothing needs any more, and removes them on request.
struct PruneCommand: Command {
  static let specification = CommandSpecification(
    name: "prune", summary: "list orphaned goldens, or remove them", operands: "[PATH...] [OPTION...]",
    options: [
      OptionSpecification("--remove", "remove what is listed"),
      GoldenSelection.specification,
      OptionSpecification("--json", "print the list as JSON"),
    ],
    details: """
      Orphans are records and pictures of scenes that are in no document, cells of a record that are in no matrix, and pictures
      in another format than `pictureFormat` in plumb.yaml. Nothing is laid out. Name all documents that have goldens; a
      document that cannot be read keeps its goldens.
      """)

  private let paths: [String]
  private let root: String
  private let format: PictureFormat
  private let removes: Bool
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.paths
    root = arguments.value("--goldens") ?? "Snapshots"
    format = arguments.settings.pictureFormat
    removes = arguments.has("--remove")
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths)
    let code = documents.report(to: console)
    if documents.scenes.isEmpty { return code }
    let orphans = try Orphans(documents: documents, root: root, format: format)
    if removes {
      if code != .clean {
        throw UsageError(
          "a document cannot be read, so which goldens belong to it is unknown; fix it, then prune again")
      }
      try orphans.remove()
    }
    if printsJSON {
      console.out(
        JSONText.result([("orphans", .list(orphans.all.map { .text($0) })), ("removed", .flag(removes))]))
    } else {
      for path in orphans.all { console.out(path) }
    }
    let count = Count.text(orphans.all.count, "orphan")
    console.diagnose(removes ? "\(count) removed" : orphans.all.isEmpty ? count : "\(count); --remove removes them")
    return code.combined(with: orphans.all.isEmpty || removes ? .clean : .goldens)
  }
}

/// Goldens that nothing needs any more.
private struct Orphans {
  private let root: String
  /// Files in golden folders that no scene needs, relative to the root.
  private var files: [String] = []
  /// Records with unknown cells: the folder, the record without these cells, and their names.
  private var records: [(folder: GoldenFolder, rest: SceneRecord, cells: [String])] = []

  var all: [String] {
    files.map { "\(root)/\($0)" }
      + records.flatMap { record in record.cells.map { "\(record.folder.recordPath): \($0)" } }
  }

  init(documents: Documents, root: String, format: PictureFormat) throws {
    self.root = root
    let scenes = Dictionary(documents.scenes.map { ($0.id, $0) }) { first, _ in first }
    let recorded = GoldenFolder.recorded(in: root)
    let unclaimed = Set(documents.unclaimed(recorded))
    for id in recorded {
      let folder = GoldenFolder(root: root, scene: id)
      guard let scene = scenes[id] else {
        if unclaimed.contains(id) {
          files += [folder.recordFile] + folder.pictures.map { folder.pictureFile($0.cell, as: $0.file) }
        }
        continue
      }
      guard let record = try? folder.record() else { continue }
      let states = Set(scene.states.map(\.id))
      func isKnown(_ name: String) -> Bool {
        guard let cell = Cell(named: name) else { return false }
        return cell.state.map(states.contains) ?? true
      }
      let gone = record.cells.map(\.entry.name).filter { !isKnown($0) }
      let kept = record.cells.filter { isKnown($0.entry.name) }
      if !gone.isEmpty {
        let rest = SceneRecord(
          renderer: record.renderer, rules: record.rules, title: record.title, recipe: record.recipe, cells: kept)
        records.append((folder, rest, gone))
      }
      let names = Set(kept.map(\.entry.name))
      files += folder.pictures.filter { !names.contains($0.cell) || !format.files.contains($0.file) }
        .map { folder.pictureFile($0.cell, as: $0.file) }
    }
  }

  /// - Throws: ``FileError``; symbolic links are not followed.
  func remove() throws {
    for record in records { try record.folder.write(record.rest) }
    for name in files {
      let path = try AtomicFile.path(of: name, in: root)
      guard unlink(path) == 0 || errno == ENOENT else { throw FileError(path: path, code: errno) }
      // Removes the folder only if it is empty now.
      rmdir(URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false))
    }
  }
}
