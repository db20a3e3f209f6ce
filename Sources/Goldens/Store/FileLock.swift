import Foundation
import Values

/// A lock held by one process at a time for the lifetime of this object; others wait. Its file exists as long.
package final class FileLock {
  private let file: Int32
  private let path: String

  /// - Throws: ``FileError`` if the lock cannot be created; a symbolic link in the file's place is not followed.
  package init(_ path: String) throws {
    self.path = path
    while true {
      let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard file >= 0 else { throw FileError(path: path, code: errno) }
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
      if Self.isRemoved(file, path) {
        close(file)
        continue
      }
      self.file = file
      return
    }
  }

  /// The lock of a folder, which need not exist: a file among the user's temporary ones, named after the absolute path.
  /// - Throws: ``FileError``.
  package convenience init(ofFolder folder: String) throws {
    let name = "plumb-\(getuid())-\(HashText.text(of: Array(URL(filePath: folder).standardized.path.utf8))).lock"
    try self.init("\(Self.folder)/\(name)")
  }

  /// Names the folder of locks in the environment of processes that have temporary folders of their own.
  package static let variable = "PLUMB_LOCKS"

  /// The folder of locks: that of the user's temporary files, unless the environment names another one.
  package static var folder: String {
    if let named = ProcessInfo.processInfo.environment[variable], !named.isEmpty { return named }
    let path = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  deinit {
    unlink(path)
    close(file)
  }

  /// Whether the previous holder has removed the file: a lock on it then excludes no one.
  private static func isRemoved(_ file: Int32, _ path: String) -> Bool {
    var (own, present) = (stat(), stat())
    guard fstat(file, &own) == 0 else { return false }
    guard lstat(path, &present) == 0 else { return errno == ENOENT }
    return (own.st_ino, own.st_dev) != (present.st_ino, present.st_dev)
  }
}
