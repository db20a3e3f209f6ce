import Glibc

/// Files named by documents, read without blocking: pipes and devices are rejected.
package enum RegularFile {
  /// Why a file cannot be read.
  package enum Failure: ReportedError, Hashable {
    /// There is no such file.
    case missing
    /// A folder, a pipe, a socket or a device.
    case notRegular
    /// Larger than this number of bytes.
    case tooLarge(Int)
    /// The system's code, such as `EACCES`.
    case unreadable(Int32)
  }

  /// Whether a path leads to a regular file, following links.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the bytes of a file, following links.
  /// - Parameter limit: The largest accepted size, in bytes.
  /// - Throws: ``Failure``.
  /// - Complexity: O(bytes).
  package static func bytes(_ path: String, limit: Int = .max) throws(Failure) -> [UInt8] {
    try bytes(path, limit: limit, length: .max)
  }

  /// Returns the beginning of a file as text, which shows what the file is; empty if it cannot be read.
  /// - Parameter length: In bytes.
  package static func beginning(of path: String, length: Int) -> String {
    (try? bytes(path, limit: .max, length: length)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func bytes(_ path: String, limit: Int, length: Int) throws(Failure) -> [UInt8] {
    // Opening a pipe without a writer would wait for one.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(limit) }
    let wanted = min(size, length)
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted {
        let read = Glibc.read(file, buffer.baseAddress! + count, wanted - count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { code = errno }
        // A file that is truncated during reading has its new length.
        if read <= 0 { break }
        count += read
      }
    }
    if code != 0 { throw .unreadable(code) }
    return bytes
  }
}

extension RegularFile.Failure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "no such file"
    case .notRegular: "not a regular file"
    case .tooLarge(let limit): "larger than \(Limits.text(bytes: limit))"
    case .unreadable(let code): String(cString: strerror(code)).lowercased()
    }
  }
}
