import Foundation
import Values

/// A file of the cache: a header, a digest of the rest, and a text. A file that does not match its digest is ignored.
enum CacheFile {
  private static let header = "plumb cache 1"

  /// Returns the text of a file; nil if it does not exist or is damaged.
  static func text(at path: String) -> String? {
    guard let bytes = try? RegularFile.bytes(path, limit: Limits.recordBytes) else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].elementsEqual(header.utf8),
      parts[1].elementsEqual(ValueDigest.text(parts[2]).utf8)
    else { return nil }
    return String(decoding: parts[2], as: UTF8.self)
  }

  /// Writes a file; if that fails, the next run starts without it.
  static func write(_ text: String, to path: String) {
    var status = stat()
    // Opening a pipe would block.
    if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return }
    _ = try? AtomicFile.write("\(header)\n\(ValueDigest.text(Array(text.utf8)))\n\(text)", to: path)
  }
}
