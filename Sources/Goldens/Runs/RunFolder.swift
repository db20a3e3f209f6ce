import Foundation
import Values

/// Where a run lies: `run.json`, pictures below the scenes' names, decisions and what they replaced.
package struct RunFolder: Sendable, Hashable {
  /// As the command line names it.
  package let path: String

  /// - Parameter path: Of the folder, which need not exist.
  package init(_ path: String) { self.path = path }

  private static let runName = "run.json"
  static let decisionsName = "decisions.json"
  static let journalName = "journal"
  /// The page's name in the folder.
  package static let pageName = "index.html"

  /// The stored run's file.
  package var runPath: String { "\(path)/\(Self.runName)" }
  /// The page's file.
  package var pagePath: String { "\(path)/\(Self.pageName)" }
  /// What was decided about the run's cells.
  package var decisionsPath: String { "\(path)/\(Self.decisionsName)" }
  /// Held while decisions are written.
  var lockPath: String { "\(path)/lock" }
  /// Decisions in their order, and what they replaced.
  package var journalPath: String { "\(path)/\(Self.journalName)" }

  /// Kinds of pictures of a cell.
  package static let kinds: Set = ["actual", "comparison", "crop", "difference", "expected"]

  /// The file of a cell's picture of a kind.
  package func picturePath(_ scene: String, _ cell: String, _ kind: String) -> String {
    "\(path)/\(Self.pictureName(scene, cell, kind))"
  }

  /// The same relative to the folder.
  package static func pictureName(_ scene: String, _ cell: String, _ kind: String) -> String {
    "\(scene)/\(cell).\(kind).png"
  }

  /// Names of a run's pictures relative to the folder.
  package func pictureNames(of run: StoredRun) -> [String] { run.scenes.flatMap(pictureNames) }

  /// The page's name in a scene's folder on which its window is dragged to any size.
  package static let livePageFile = "live.html"

  /// The page of a scene's window, relative to the folder.
  package static func livePageName(_ scene: String) -> String { "\(scene)/\(livePageFile)" }

  /// Names of the pages of scenes' windows, relative to the folder.
  package func livePageNames(of run: StoredRun) -> [String] {
    run.scenes.filter { $0.hasLivePage == true }.map { Self.livePageName($0.id) }
  }

  /// What was drawn of a cell, as it becomes golden, relative to the folder. Pages show no SVG file.
  static func actualName(_ scene: String, _ cell: String, as file: PictureFile) -> String {
    "\(scene)/\(cell).actual.\(file.rawValue)"
  }

  /// Names of everything that was drawn for a run, relative to the folder: its pictures, pages of windows, and SVG files to be
  /// accepted.
  package func drawnNames(of run: StoredRun) -> [String] { run.scenes.flatMap(drawnNames) }

  private func drawnNames(of scene: StoredScene) -> [String] {
    let drawn = scene.cells.filter { $0.isPictured && $0.pictures.contains("actual") }
    return pictureNames(of: scene)
      + (scene.hasLivePage == true ? [Self.livePageName(scene.id)] : [])
      + (scene.goldenFiles.contains(.svg) ? drawn.map { Self.actualName(scene.id, $0.name, as: .svg) } : [])
  }

  private func pictureNames(of scene: StoredScene) -> [String] {
    scene.cells.flatMap { cell in
      cell.pictures.filter(Self.kinds.contains).map { Self.pictureName(scene.id, cell.name, $0) }
    }
  }

  /// Stores a run.
  /// - Throws: ``FileError``.
  package func write(_ run: StoredRun) throws { try write(Self.text(run), to: Self.runName) }

  /// Writes a file into the folder; symbolic links below it are not followed.
  /// - Parameter name: Relative to the folder.
  /// - Throws: ``FileError``.
  package func write(_ text: String, to name: String) throws { try AtomicFile.write(text, to: name, in: path) }

  /// Writes a picture into the folder.
  /// - Parameter name: As ``pictureName(_:_:_:)`` gives it.
  /// - Throws: ``FileError``.
  package func write(picture: [UInt8], to name: String) throws { try AtomicFile.write(picture, to: name, in: path) }

  /// Copies what was drawn for a run in another folder.
  /// - Throws: ``FileError``, ``RunError`` for a picture that is missing there.
  package func adoptPictures(of run: StoredRun, from other: RunFolder) throws {
    for name in other.drawnNames(of: run) {
      let source = "\(other.path)/\(name)"
      let picture: [UInt8]
      do throws(RegularFile.Failure) {
        picture = try RegularFile.bytes(source, limit: Limits.goldenPictureBytes)
      } catch {
        throw RunError.damaged(source, "\(error); the folder of that shard is not whole")
      }
      try write(picture: picture, to: name)
    }
  }

  /// A value as JSON, keys sorted: equal values give equal bytes.
  package static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings, numbers and lists always encode.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? "{}\n"
  }

  /// The run that is stored here, checked: indices, counts and names of a run that is returned can be used.
  /// - Throws: ``RunError``.
  package func run() throws -> StoredRun {
    guard let head = try Self.read(Head.self, runPath) else { throw RunError.none(path) }
    guard StoredRun.readable.contains(head.version) else { throw RunError.otherVersion(runPath, head.version) }
    guard let run = try Self.read(StoredRun.self, runPath) else { throw RunError.none(path) }
    do throws(RunFault) {
      try run.validate()
    } catch {
      throw RunError.damaged(runPath, error.description)
    }
    return run
  }

  private struct Head: Decodable { let version: Int }

  /// Decodes a JSON file of this folder; nil if there is none.
  /// - Throws: ``RunError/damaged(_:_:)``, with the place or the field.
  static func read<Value: Decodable>(_ type: Value.Type, _ path: String) throws(RunError) -> Value? {
    let data: Data
    do {
      data = Data(try RegularFile.bytes(path, limit: Limits.runBytes))
    } catch {
      if error == .missing { return nil }
      throw .damaged(path, "\(error)")
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .damaged(path, JSONDamage(error, in: data).description)
    }
  }

  /// Removes what an earlier run left here, and nothing that it did not write.
  package func clear() {
    AtomicFile.sweep(path)
    guard let old = try? run() else { return }
    let lock = try? FileLock(lockPath)
    defer { withExtendedLifetime(lock) {} }
    for scene in old.scenes {
      for name in drawnNames(of: scene) { if let file = NameInFolder.path(of: name, in: path) { unlink(file) } }
      removeEmptyFolders(of: scene.id)
    }
    for file in [runPath, decisionsPath, pagePath, lockPath] { unlink(file) }
    try? FileManager.default.removeItem(atPath: journalPath)
    rmdir(path)
  }

  /// Removes a scene's folders that are empty now, up to the run's own.
  private func removeEmptyFolders(of scene: String) {
    var parts = scene.split(separator: "/").map(String.init)
    while !parts.isEmpty {
      guard let folder = NameInFolder.path(of: parts.joined(separator: "/"), in: path) else { return }
      AtomicFile.sweep(folder)
      if rmdir(folder) != 0 { return }
      parts.removeLast()
    }
  }
}
