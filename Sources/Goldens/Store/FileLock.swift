import Foundation
import Values

/// A lock held by one process at a time for the lifetime of this object; others wait.
package final class FileLock {
  private let file: Int32

  /// - Throws: ``FileError`` if the lock cannot be created; a symbolic link in the file's place is not followed.
  package init(_ path: String) throws {
    file = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
  }

  /// The lock of a folder, which need not exist: a file among the user's temporary ones, named after the absolute path.
  /// - Throws: ``FileError``.
  package convenience init(ofFolder folder: String) throws {
    let name = "plumb-\(getuid())-\(HashText.text(of: Array(URL(filePath: folder).standardized.path.utf8))).lock"
    try self.init(FileManager.default.temporaryDirectory.appending(path: name).path(percentEncoded: false))
  }

  deinit { close(file) }
}
