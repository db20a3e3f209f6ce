import Values

/// A run in a zip archive, as CI services keep the folder of a report. It may come from anywhere: only the run and the
/// pictures that it names are read, and they are written under names of our own.
package struct RunArchive {
  private let archive: ZipArchive
  /// What comes before the names of the run's files, such as `report/`.
  private let prefix: String
  /// For messages.
  private let name: String
  private let text: [UInt8]
  /// The run, checked.
  package let run: StoredRun

  /// - Parameter name: The archive's path or address, for messages.
  /// - Throws: ``RunError``.
  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8], name: String) throws(RunError) {
    self.name = name
    guard bytes.count <= Limits.archiveBytes else {
      throw .noArchive(name, "it is larger than \(Limits.text(bytes: Limits.archiveBytes))")
    }
    do throws(ZipArchive.Failure) {
      archive = try ZipArchive(bytes)
      guard let first = [RunFolder.runName, "report/\(RunFolder.runName)"].first(where: archive.holds) else {
        throw .damaged("no run.json in it, nor report/run.json")
      }
      prefix = String(first.dropLast(RunFolder.runName.count))
      text = try archive.contents(of: first, limit: Limits.archivedRunBytes) ?? []
    } catch {
      throw .noArchive(name, "it is \(error)")
    }
    run = try RunFolder.run(text, path: "\(name): \(prefix)\(RunFolder.runName)")
  }

  /// Writes the run and its pictures into a folder, in place of an earlier run. If it already exists, nothing
  /// changes, and decisions on it stay.
  /// - Throws: ``RunError``, ``FileError``.
  /// - Complexity: O(bytes of the pictures).
  package func unpack(into folder: RunFolder) throws {
    if let present = try? RegularFile.bytes(folder.runPath, limit: Limits.archivedRunBytes), present == text { return }
    var files: [(name: String, bytes: [UInt8])] = []
    var rest = Limits.archivedPictureBytes
    for picture in folder.drawnNames(of: run) {
      do throws(ZipArchive.Failure) {
        guard let bytes = try archive.contents(of: prefix + picture, limit: rest) else { continue }
        rest -= bytes.count
        files.append((picture, bytes))
      } catch {
        throw RunError.noArchive(name, "it is \(error)")
      }
    }
    folder.clear()
    for file in files { try folder.write(picture: file.bytes, to: file.name) }
    // Written last: a folder without it has no run.
    try folder.write(picture: text, to: RunFolder.runName)
  }
}
