import Foundation

/// A digest of the program's own bytes: results of another program, or its part of a run, must not be mixed with this
/// one's.
enum ProgramDigest {
  private static let path = "/proc/self/exe"

  static let text: String = ValueDigest.text(
    // Mapped rather than read: the file is large, and already in memory.
    (try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)) ?? Data(CommandLine.arguments[0].utf8))

  /// - Parameter folder: The folder of the cache.
  /// - Complexity: O(bytes) if the digest is not stored.
  static func text(keptIn folder: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return text }
    let signs = [
      Int(status.st_dev), Int(bitPattern: UInt(status.st_ino)), Int(status.st_size), status.st_mtim.tv_sec,
      status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
    return KeptDigest.text("program", of: signs.map(String.init), keptIn: folder) { text }
  }
}
