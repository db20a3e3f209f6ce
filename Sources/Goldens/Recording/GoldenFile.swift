import Foundation

/// A file of a golden to be written: a record or a picture.
package struct GoldenFile: Sendable {
  /// The folder of all goldens.
  package let root: String
  /// Relative to the root.
  package let name: String
  /// The whole content.
  package let bytes: [UInt8]

  /// See the properties.
  package init(root: String, name: String, bytes: [UInt8]) { (self.root, self.name, self.bytes) = (root, name, bytes) }

  /// Root and name.
  package var path: String { "\(root)/\(name)" }

  /// Checks that nothing but a file is in the file's place.
  /// - Throws: ``FileError``.
  package func check() throws {
    let path = try AtomicFile.path(of: name, in: root)
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw FileError(path: path, code: EEXIST) }
  }

  /// Writes the file, unless it already has these bytes. Symbolic links are not followed.
  /// - Returns: Whether anything was written.
  /// - Throws: ``FileError``.
  package func write() throws -> Bool { try AtomicFile.write(bytes, to: name, in: root) }

  /// Writes files as one change: all of them, or none. If one cannot be written, those before it get their bytes back.
  /// - Returns: Those that did not have their bytes already.
  /// - Throws: ``FileError``.
  /// - Complexity: O(bytes), of the files and of what they replace.
  package static func write(_ files: [GoldenFile]) throws -> [GoldenFile] {
    // A place that no file can take is found before anything is written.
    for file in files { try file.check() }
    var written: [(file: GoldenFile, before: [UInt8]?, isNew: Bool)] = []
    do {
      for file in files {
        let (before, isNew) = (try? RegularFile.bytes(file.path), !RegularFile.isThere(file.path))
        if try file.write() { written.append((file, before, isNew)) }
      }
    } catch {
      for (file, before, isNew) in written.reversed() {
        if let before {
          _ = try? GoldenFile(root: file.root, name: file.name, bytes: before).write()
        } else if isNew {
          unlink(file.path)
        }
      }
      throw error
    }
    return written.map(\.file)
  }
}
