import Foundation

/// Files that are either old or new, never half.
public enum AtomicFile {
  /// Makes a folder, and makes sure that files can be written to it.
  /// - Throws: ``FileError``.
  public static func prepare(folder: String) throws {
    try makeFolder(folder)
    guard access(folder, W_OK | X_OK) == 0 else { throw FileError(path: folder, code: errno) }
  }

  /// Writes a file under a name of its own and gives it the wanted one when it is whole. A file that has these bytes
  /// already is left alone.
  ///
  /// Where the file system knows files without a name, nothing is left behind even by a process that is killed.
  /// - Returns: Whether anything was written.
  /// - Throws: ``FileError``.
  @discardableResult
  public static func write(_ bytes: [UInt8], to path: String) throws -> Bool {
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
    if stat(path, &status) == 0, status.st_size == bytes.count, holds(path, bytes) { return false }
    let folder = folder(of: path)
    try makeFolder(folder)
    // Processes in containers share numbers.
    let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...UInt32.max)).tmp"
    var file = open(folder, nameless | O_WRONLY | O_CLOEXEC, 0o644)
    let isNameless = file >= 0
    if !isNameless { file = open(temporary, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o644) }
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    do {
      try fill(file, with: bytes, path)
      if isNameless { try name(file, temporary, path) }
    } catch {
      close(file)
      unlink(temporary)
      throw error
    }
    close(file)
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw FileError(path: path, code: code)
    }
    return true
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a file of the right size has these bytes.
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

  @discardableResult
  public static func write(_ text: String, to path: String) throws -> Bool { try write(Array(text.utf8), to: path) }

  /// Linux's `O_TMPFILE`, a macro that Swift does not see.
  private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

  private static func makeFolder(_ folder: String) throws {
    var status = stat()
    if stat(folder, &status) == 0 {
      if status.st_mode & S_IFMT != S_IFDIR { throw FileError(path: folder, code: ENOTDIR) }
      return
    }
    let parent = Self.folder(of: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    // Something else in the parent's place is told by the folder that was wanted.
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

  private static func name(_ file: Int32, _ temporary: String, _ path: String) throws {
    unlink(temporary)
    guard linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0 else {
      throw FileError(path: path, code: errno)
    }
  }
}

/// A file or folder that cannot be written, and why.
public struct FileError: Error, Hashable {
  public let path: String
  /// Of the system.
  public let code: Int32

  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }
}

extension FileError: CustomStringConvertible {
  public var description: String {
    let shown = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let advice =
      switch code {
      case ENOTDIR, EISDIR, EEXIST: "something of another kind has this name; move it, or choose another place"
      case EACCES, EPERM, EROFS: "there is no right to write here; change the permissions, or choose another place"
      case ENOSPC, EDQUOT: "the disk is full; make room"
      default: "check the path"
      }
    return "cannot write \(shown): \(String(cString: strerror(code))); \(advice)"
  }
}
