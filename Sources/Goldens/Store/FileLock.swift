import Foundation

/// A lock held by one process at a time for the lifetime of this object; others wait.
package final class FileLock {
  private let file: Int32

  /// - Throws: ``FileError`` if the lock cannot be created; a symbolic link in the file's place is not followed.
  package init(_ path: String) throws {
    file = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { close(file) }
}
