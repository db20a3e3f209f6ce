import Goldens
import Values

extension Review {
  /// Writes the records of scenes whose cells are all identical, but whose document has edits without an effect or lacks
  /// recorded cells, as `plumb record` would.
  /// - Returns: The paths written or removed.
  /// - Throws: ``FileError``, ``RunError``.
  package func settle() throws -> [String] {
    if run.isFiltered { return [] }
    let lock = try FileLock(folder.lockPath)
    defer { withExtendedLifetime(lock) {} }
    try checkRun()
    var files: [GoldenFile] = []
    for (index, scene) in run.scenes.enumerated() where scene.golden == nil && !scene.isOfFiles && !scene.hasFault {
      guard scene.silentEdits != nil || !scene.orphans.isEmpty, scene.otherRenderer == nil,
        scene.cells.indices.allSatisfy({ run.differingItems(index, $0).isEmpty })
      else { continue }
      let golden = run.goldenFolder(of: scene)
      guard let old = (try? golden.record()) ?? nil else { continue }
      let gone = Set(scene.orphans)
      var recording = Recording(
        folder: golden, old: old, renderer: Fingerprint(text: scene.renderer), title: scene.title, recipe: scene.recipe)
      let redrawn = Self.redrawn(scene, of: old)
      let names = Set(redrawn.map(\.entry.name))
      recording.cells = old.cells.filter { !gone.contains($0.entry.name) && !names.contains($0.entry.name) } + redrawn
      files += try recording.files()
    }
    if files.isEmpty { return [] }
    for file in files { try file.check() }
    let entry = try journal.keep(.accepted, [], run: stamp, replacing: files, in: run.goldens)
    do {
      return try GoldenFile.write(files).map(\.path)
    } catch {
      journal.drop(entry)
      throw error
    }
  }
}
