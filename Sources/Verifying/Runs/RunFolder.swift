import Foundation
import Values

/// The folder of a run: `run.json`, pictures in folders named after the scenes, decisions and what they replaced.
package struct RunFolder: Sendable, Hashable {
  /// The path as given on the command line.
  package let path: String

  /// - Parameter path: The path of the folder, which need not exist.
  package init(_ path: String) { self.path = path }

  static let runName = "run.json"
  static let decisionsName = "decisions.json"
  static let journalName = "journal"
  /// The name of the file with the seconds that each scene took, by its id.
  package static let timesName = "times.json"
  /// The page's name in the folder.
  package static let pageName = "index.html"

  /// The stored run's file.
  package var runPath: String { "\(path)/\(Self.runName)" }
  /// The page's file.
  package var pagePath: String { "\(path)/\(Self.pageName)" }
  /// The file of decisions about the run's cells.
  package var decisionsPath: String { "\(path)/\(Self.decisionsName)" }
  /// The lock held while decisions are written.
  var lockPath: String { "\(path)/lock" }
  /// The changes of goldens in order, and what they replaced (``GoldenJournal``).
  package var journalPath: String { "\(path)/\(Self.journalName)" }

  /// Returns the file of a cell's picture of a kind.
  package func picturePath(_ scene: String, _ cell: String, _ kind: PictureKind) -> String {
    "\(path)/\(Self.pictureName(scene, cell, kind))"
  }

  /// Returns the same, relative to the folder.
  package static func pictureName(_ scene: String, _ cell: String, _ kind: PictureKind) -> String {
    "\(scene)/\(cell).\(kind.rawValue).png"
  }

  /// Returns the same for a cell, which may be shown by another cell's pictures.
  package static func pictureName(_ scene: String, _ cell: StoredCell, _ kind: PictureKind) -> String {
    pictureName(scene, cell.drawnAs ?? cell.name, kind)
  }

  /// Returns the names of a run's pictures, relative to the folder.
  package func pictureNames(of run: StoredRun) -> [String] { run.scenes.flatMap(pictureNames) }

  /// The name, in a scene's folder, of the page with a window that can be dragged to any size.
  package static let livePageFile = "live.html"

  /// Returns the name of a scene's live page, relative to the folder.
  package static func livePageName(_ scene: String) -> String { "\(scene)/\(livePageFile)" }

  /// Returns the names of the scenes' live pages, relative to the folder.
  package func livePageNames(of run: StoredRun) -> [String] {
    run.scenes.filter { $0.hasLivePage == true }.map { Self.livePageName($0.id) }
  }

  /// Returns the name of the picture of an earlier state, from 1, relative to the folder.
  package static func statePictureName(_ scene: String, _ number: Int) -> String { "\(scene)/history-\(number).png" }

  /// Returns the names of the pictures of earlier states, relative to the folder.
  package func statePictureNames(of scene: StoredScene) -> [String] {
    (scene.history ?? []).enumerated().filter { $0.element.isPictured }.map {
      Self.statePictureName(scene.id, $0.offset + 1)
    }
  }

  /// Returns the name of a cell's picture that can become golden, relative to the folder. Pages do not show SVG files.
  static func actualName(_ scene: String, _ cell: String, as file: PictureFile) -> String {
    "\(scene)/\(cell).\(PictureKind.actual.rawValue).\(file.rawValue)"
  }

  /// Returns the names of everything drawn for a run, relative to the folder: its pictures, live pages, and SVG files
  /// to be accepted.
  package func drawnNames(of run: StoredRun) -> [String] { run.scenes.flatMap(drawnNames) }

  /// The folder of the page's parts.
  private static let partsFolder = "index.data"

  /// Returns the name of a part of the page, from 1, relative to the folder.
  package static func partName(_ number: Int) -> String { "\(partsFolder)/\(number).html" }

  /// Removes the parts of an earlier page.
  package func clearParts() {
    guard let folder = NameInFolder.path(of: Self.partsFolder, in: path) else { return }
    AtomicFile.sweep(folder)
    var number = 1
    while let file = NameInFolder.path(of: Self.partName(number), in: path), unlink(file) == 0 { number += 1 }
    rmdir(folder)
  }

  /// Stores a run.
  /// - Throws: ``FileError``, ``ForeignPageError``.
  package func write(_ run: StoredRun) throws {
    try checkRun()
    let text = PackedRun.isWanted(for: run) ? SortedJSON.line(PackedRun(run)) + "\n" : SortedJSON.text(run)
    try write(text, to: Self.runName)
  }

  /// Writes a file into the folder; symbolic links in it are not followed.
  /// - Parameter name: Relative to the folder.
  /// - Throws: ``FileError``.
  package func write(_ text: String, to name: String) throws { try AtomicFile.write(text, to: name, in: path) }

  /// Writes a picture into the folder.
  /// - Parameter name: A name from ``pictureName(_:_:_:)``.
  /// - Throws: ``FileError``.
  package func write(picture: [UInt8], to name: String) throws { try AtomicFile.write(picture, to: name, in: path) }

  /// Returns the bytes of a picture, or of another file that the run names. A folder may come from anywhere, so symbolic links
  /// in it are not followed.
  /// - Parameter name: Relative to the folder.
  /// - Throws: ``RegularFile/Failure``.
  package func bytes(of name: String) throws(RegularFile.Failure) -> [UInt8] {
    guard let file = NameInFolder.path(of: name, in: path) else { throw .notRegular }
    return try RegularFile.bytes(file, limit: Limits.goldenPictureBytes)
  }

  /// Checks that everything that was drawn for a run is here.
  /// - Throws: ``RunError`` for the first file that is missing or is none.
  package func checkPictures(of run: StoredRun) throws(RunError) {
    for name in drawnNames(of: run) {
      guard let file = NameInFolder.path(of: name, in: path), RegularFile.isThere(file) else {
        throw .damaged("\(path)/\(name)", "no such file, or a link; the folder of that run is incomplete")
      }
    }
  }

  /// Copies everything that was drawn for a run in another folder.
  /// - Throws: ``FileError``, ``RunError`` if a picture is missing there.
  package func adoptPictures(of run: StoredRun, from other: RunFolder) throws {
    for name in other.drawnNames(of: run) {
      let picture: [UInt8]
      do throws(RegularFile.Failure) {
        picture = try other.bytes(of: name)
      } catch {
        throw RunError.damaged("\(other.path)/\(name)", "\(error); the folder of that run is incomplete")
      }
      try write(picture: picture, to: name)
    }
  }

  /// Returns the stored run after checking it: indices, counts and names of a returned run are safe to use.
  /// - Throws: ``RunError``.
  package func run() throws -> StoredRun {
    guard let bytes = try Self.bytes(runPath) else { throw RunError.none(path) }
    return try Self.run(bytes, path: runPath)
  }

  /// Returns a run from the bytes of its file, after checking it.
  /// - Parameter path: For messages.
  static func run(_ bytes: [UInt8], path: String) throws(RunError) -> StoredRun {
    let data = Data(bytes)
    let head = try decoded(Head.self, data, path)
    guard StoredRun.readable.contains(head.version) else { throw .otherVersion(path, head.version) }
    let packed = head.version == PackedRun.version ? try decoded(PackedRun.self, data, path) : nil
    let plain = packed == nil ? try decoded(StoredRun.self, data, path) : nil
    do throws(RunFault) {
      guard let run = try packed?.unpacked() ?? plain else { throw RunFault("the run", "is empty") }
      try run.validate()
      return run
    } catch {
      throw .damaged(path, error.description)
    }
  }

  private struct Head: Decodable { let version: Int }

  /// Decodes a JSON file of this folder; nil if it does not exist.
  /// - Throws: ``RunError/damaged(_:_:)``, with the place or the field.
  static func read<Value: Decodable>(_ type: Value.Type, _ path: String) throws(RunError) -> Value? {
    try bytes(path).map { bytes throws(RunError) in try decoded(type, Data(bytes), path) }
  }

  /// Makes sure that the files of an earlier run in the folder, if there are any, are Plumb's own.
  /// - Throws: ``ForeignPageError``.
  package func checkIsOwn() throws {
    try PageFile.check(Self.pageName, in: path)
    try checkRun()
    let timesPath = "\(path)/\(Self.timesName)"
    let times = RegularFile.beginning(of: timesPath, length: .max)
    if !times.isEmpty, (try? JSONDecoder().decode([String: Double].self, from: Data(times.utf8))) == nil {
      throw ForeignPageError(path: timesPath)
    }
  }

  /// Removes the files of an earlier run, and nothing that plumb did not write.
  package func clear() {
    AtomicFile.sweep(path)
    guard let old = try? run() else { return }
    let lock = try? FileLock(lockPath)
    defer { withExtendedLifetime(lock) {} }
    for scene in old.scenes {
      for name in drawnNames(of: scene) { if let file = NameInFolder.path(of: name, in: path) { unlink(file) } }
      removeEmptyFolders(of: scene.id)
    }
    clearParts()
    if PageFile.isOwn(pagePath) { unlink(pagePath) }
    for file in [runPath, decisionsPath, lockPath, "\(path)/\(KeptDecisions.fileName)"] { unlink(file) }
    GoldenJournal(self).tidy()
    rmdir(path)
  }

  /// Removes a scene's folders that are now empty, up to the run's own.
  private func removeEmptyFolders(of scene: String) {
    var parts = scene.split(separator: "/").map(String.init)
    while !parts.isEmpty {
      guard let folder = NameInFolder.path(of: parts.joined(separator: "/"), in: path) else { return }
      AtomicFile.sweep(folder)
      if rmdir(folder) != 0 { return }
      parts.removeLast()
    }
  }

  private func drawnNames(of scene: StoredScene) -> [String] {
    let drawn = scene.cells.filter { $0.isPictured && $0.pictures.contains(.actual) }
    return pictureNames(of: scene) + statePictureNames(of: scene)
      + (scene.hasLivePage == true ? [Self.livePageName(scene.id)] : [])
      + scene.cells.filter { $0.file != nil }.map { DifferingFile.actualName(scene.id, $0) }
      + (scene.goldenFiles.contains(.svg) ? drawn.map { Self.actualName(scene.id, $0.name, as: .svg) } : [])
  }

  private func pictureNames(of scene: StoredScene) -> [String] {
    scene.cells.filter { $0.drawnAs == nil }.flatMap { cell in
      cell.pictures.map { Self.pictureName(scene.id, cell.name, $0) }
    }
  }

  /// Returns the bytes of a JSON file of this folder; nil if it does not exist.
  private static func bytes(_ path: String) throws(RunError) -> [UInt8]? {
    do throws(RegularFile.Failure) {
      return try RegularFile.bytes(path, limit: Limits.runBytes)
    } catch {
      if error == .missing { return nil }
      throw .damaged(path, "\(error)")
    }
  }

  private static func decoded<Value: Decodable>(
    _ type: Value.Type, _ data: Data, _ path: String
  ) throws(RunError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .damaged(path, JSONDamage(error, in: data).description)
    }
  }

  /// Makes sure that a stored run in the folder, if there is one, is Plumb's, whatever its version.
  private func checkRun() throws {
    let beginning = RegularFile.beginning(of: runPath, length: 4096)
    let isOwn =
      beginning.isEmpty || beginning.hasPrefix("{\"names\":")
      || ["\"isFiltered\"", "\"format\""].contains(where: beginning.contains)
    if !isOwn { throw ForeignPageError(path: runPath) }
  }
}
