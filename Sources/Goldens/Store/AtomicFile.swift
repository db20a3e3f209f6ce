internal import CLinux
import Foundation
import Synchronization
import Values

/// Files that are either old or new, never half-written.
///
/// A file is written under a temporary name and renamed when it is complete. If the process is killed in between, the
/// temporary file stays behind, and the next write into the same folder removes it. Files are not flushed to disk: after
/// a power failure, those written in the last seconds may be empty.
package enum AtomicFile {
  /// Creates a folder, and makes sure that files can be written to it.
  /// - Throws: ``FileError``.
  package static func prepare(folder: String) throws {
    try makeFolder(folder)
    guard access(folder, W_OK | X_OK) == 0 else { throw FileError(path: folder, code: errno) }
  }

  /// Writes a file in a folder. The name may come from a document, so it must be plain (``NameInFolder``), a symbolic
  /// link on the way or in the file's place is not followed, and nothing is written to a pipe or a device there.
  /// - Parameter name: Relative to the folder.
  /// - Returns: Whether anything was written; false if the file already has these bytes.
  /// - Throws: ``FileError``.
  @discardableResult
  package static func write(_ bytes: [UInt8], to name: String, in folder: String) throws -> Bool {
    let path = try path(of: name, in: folder)
    var status = stat()
    if lstat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw FileError(path: path, code: EEXIST)
    }
    return try write(bytes, to: path)
  }

  /// Returns the path of a name in a folder that may be written to or removed.
  /// - Throws: ``FileError``.
  package static func path(of name: String, in folder: String) throws -> String {
    let path = "\(folder)/\(name)"
    guard NameInFolder.isPlain(name) else { throw FileError(path: path, code: EXDEV) }
    if let link = NameInFolder.firstLink(on: name, in: folder) { throw FileError(path: link, code: ELOOP) }
    return path
  }

  /// Writes a file whose path the user gave: links are followed, and a device or a pipe is written to in place.
  /// - Returns: Whether anything was written; false if the file already has these bytes.
  /// - Throws: ``FileError``.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws -> Bool {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG, status.st_mode & S_IFMT != S_IFDIR {
      // A device or a pipe is written to, not replaced.
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw FileError(path: path, code: errno) }
      defer { close(file) }
      try fill(file, with: bytes, path)
      return true
    }
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, let target = realpath(path, nil) {
      defer { free(target) }
      return try write(bytes, to: String(cString: target))
    }
    let folder = folder(of: path)
    sweep(once: folder)
    let present = stat(path, &status) == 0
    if present, status.st_size == bytes.count, holds(path, bytes) { return false }
    try makeFolder(folder)
    // Processes in different containers can have the same id.
    let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...UInt32.max)).tmp"
    var file = open(folder, linux_open_nameless | O_DIRECTORY | O_WRONLY | O_CLOEXEC, 0o644)
    let isNameless = file >= 0
    if !isNameless { file = open(temporary, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o644) }
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    // Held for the lifetime of this process: see `sweep`.
    flock(file, LOCK_EX | LOCK_NB)
    // A file keeps its permissions: git shows other ones as a change.
    if present { fchmod(file, status.st_mode & 0o777) }
    do {
      try fill(file, with: bytes, path)
      // A new file gets its final name immediately; a file that replaces another one gets a temporary name to be
      // renamed.
      if isNameless, name(file, path) {
        close(file)
        return true
      }
      guard !isNameless || name(file, temporary) else { throw FileError(path: path, code: errno) }
    } catch {
      close(file)
      unlink(temporary)
      throw error
    }
    defer { close(file) }
    guard replace(path, with: temporary) else {
      let code = errno
      unlink(temporary)
      throw FileError(path: path, code: code)
    }
    return true
  }

  /// Gives a file the name of another one, which is removed.
  ///
  /// Exchanging the names first takes half the time of `rename` alone: when a file replaces another one, ext4 and btrfs
  /// start writing it to disk at once.
  private static func replace(_ path: String, with temporary: String) -> Bool {
    func exchange() -> Bool { renameat2(AT_FDCWD, temporary, AT_FDCWD, path, linux_rename_exchange) == 0 }
    if exchange() {
      // The other file may have been swept already.
      if unlink(temporary) == 0 || errno == ENOENT { return true }
      // It is a folder, and gets its name back.
      _ = exchange()
    }
    // The file system cannot exchange names, or an error is to be reported.
    return rename(temporary, path) == 0
  }

  // MARK: Texts

  /// Does the same for text, as UTF-8.
  @discardableResult
  package static func write(_ text: String, to name: String, in folder: String) throws -> Bool {
    try write(Array(text.utf8), to: name, in: folder)
  }

  /// Does the same for text, as UTF-8.
  @discardableResult
  package static func write(_ text: String, to path: String) throws -> Bool { try write(Array(text.utf8), to: path) }

  // MARK: Remains of killed processes

  /// Folders already swept by this process.
  private static let swept = Mutex<Set<String>>([])

  /// Removes temporary files of killed processes; those of live processes are locked, and stay.
  /// - Complexity: O(files in the folder).
  package static func sweep(_ folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.utf8.suffix(4).elementsEqual(".tmp".utf8) && name.firstMatch(of: /\.[0-9]+-[0-9]+\.tmp$/) != nil {
      let path = "\(folder)/\(name)"
      let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard file >= 0 else { continue }
      defer { close(file) }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    }
  }

  private static func sweep(once folder: String) {
    if swept.withLock({ $0.insert(folder).inserted }) { sweep(folder) }
  }

  // MARK: Parts

  private static func makeFolder(_ folder: String) throws {
    var status = stat()
    if stat(folder, &status) == 0 {
      if status.st_mode & S_IFMT != S_IFDIR { throw FileError(path: folder, code: ENOTDIR) }
      return
    }
    let parent = Self.folder(of: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    // If the parent is not a folder, the message names the folder that was wanted.
    if parent != folder, stat(parent, &status) != 0 { try makeFolder(parent) }
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw FileError(path: folder, code: errno) }
  }

  private static func fill(_ file: Int32, with bytes: [UInt8], _ path: String) throws {
    try bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Foundation.write(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw FileError(path: path, code: errno) }
        done += count
      }
    }
  }

  /// Names a file that has no name yet.
  /// - Returns: Whether the name was free.
  private static func name(_ file: Int32, _ path: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns whether a file of the right size has these bytes.
  private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: min(max(bytes.count, 1), 1 << 18), alignment: 16) { part in
      bytes.withUnsafeBytes { bytes in
        var done = 0
        while done < bytes.count {
          let count = read(file, part.baseAddress, min(part.count, bytes.count - done))
          guard count > 0, memcmp(part.baseAddress!, bytes.baseAddress! + done, count) == 0 else { return false }
          done += count
        }
        return true
      }
    }
  }
}
