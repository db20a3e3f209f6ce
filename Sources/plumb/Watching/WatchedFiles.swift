import Glibc
import Reports
import Synchronization
import Values
import Verifying

/// The files a watch has written: its page, the page's state and pictures. They can be read while others are being
/// written.
final class WatchedFiles: Sendable {
  /// The folder of the files.
  let folder: String
  private let names = Mutex<Set<String>>([])
  /// Documents of the displayed scenes, by the scenes' ids.
  private let documents = Mutex<[String: String]>([:])

  /// - Throws: ``FileError`` if nothing can be written, ``ForeignPageError``.
  init(_ folder: String) throws {
    self.folder = folder
    try AtomicFile.prepare(folder: folder)
    try PageFile.check(WatchPage.name, in: folder)
  }

  /// - Parameter name: Relative to the folder.
  /// - Throws: ``FileError``.
  func write(_ bytes: [UInt8], to name: String) throws {
    try AtomicFile.write(bytes, to: name, in: folder)
    names.withLock { _ = $0.insert(name) }
  }

  /// Records which scenes are shown.
  func show(_ documents: [String: String]) { self.documents.withLock { $0 = documents } }

  /// The document of a scene that is shown; nil for any other.
  func document(of scene: String) -> String? { documents.withLock { $0[scene] } }

  /// Removes a file that was written.
  /// - Throws: ``FileError``.
  func remove(_ name: String) throws {
    names.withLock { _ = $0.remove(name) }
    unlink(try AtomicFile.path(of: name, in: folder))
  }

  /// Returns the bytes of a file; nil for one that this watch has not written, even if it is in the folder.
  /// - Complexity: O(bytes).
  func bytes(of name: String) -> [UInt8]? {
    guard names.withLock({ $0.contains(name) }), let path = NameInFolder.path(of: name, in: folder) else { return nil }
    return try? RegularFile.bytes(path, limit: Limits.goldenPictureBytes)
  }
}
