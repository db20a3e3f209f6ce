import Foundation
import Scenes
import Values

/// A digest of the fonts that are installed, by their contents: machines with the same files share a cache, whenever the files were
/// installed.
///
/// Reading all of them takes longer than a short run. So the digest is kept in the cache, in a file named after the sizes and
/// times of the fonts here; each machine has its own.
enum InstalledFonts {
  private static let header = "plumb fonts 1"

  /// - Parameter folder: Of the cache.
  /// - Complexity: O(files), and O(bytes) where the digest is not kept.
  static func digest(keptIn folder: String) -> String {
    let installed = FontFiles.installed
    let path = "\(folder)/fonts-\(ValueDigest.text(of: installed.joined(separator: "\n"))).txt"
    if let bytes = try? RegularFile.bytes(path, limit: 1024) {
      let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      if parts.count == 3, parts[0] == header, parts[1] == ValueDigest.text(Array(parts[2].utf8)) {
        return String(parts[2])
      }
    }
    let digest = digest(of: installed)
    _ = try? AtomicFile.write("\(header)\n\(ValueDigest.text(Array(digest.utf8)))\n\(digest)\n", to: path)
    return digest
  }

  /// Documents' own fonts come first, with digests of their contents; then those of the folders.
  private static func digest(of installed: [String]) -> String {
    let files = FontFiles.folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
    }
    let contents = files.map { path in
      let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
      return "\(path) \(data.map { ValueDigest.text($0) } ?? "unreadable")"
    }
    return ValueDigest.text(of: (installed.dropLast(files.count) + contents).joined(separator: "\n"))
  }
}
