import Foundation
import Layout
import Values

/// A digest of the installed fonts by their contents, so that machines with the same files share a cache, whenever the
/// files were installed.
///
/// Reading all of them takes longer than a short run, so the digest is stored in the cache; each machine has its own.
enum InstalledFonts {
  /// The digest, computed from the files.
  /// - Complexity: O(bytes), once per process.
  static let digest = digest(of: FontFiles.installed)

  /// - Parameter folder: The folder of the cache.
  /// - Complexity: O(files), and O(bytes) if the digest is not stored.
  static func digest(keptIn folder: String) -> String {
    let installed = FontFiles.installed
    return KeptDigest.text("fonts", of: installed, keptIn: folder) { digest(of: installed) }
  }

  /// Documents' own fonts come first, with digests of their contents, then those of the folders.
  private static func digest(of installed: [String]) -> String {
    let files = FontFiles.folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
    }
    let contents = files.map { path in
      // Opening a pipe would block.
      let data =
        RegularFile.isThere(path) ? try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) : nil
      return "\(path) \(data.map { ValueDigest.text($0) } ?? "unreadable")"
    }
    return ValueDigest.text(of: (installed.dropLast(files.count) + contents).joined(separator: "\n"))
  }
}
