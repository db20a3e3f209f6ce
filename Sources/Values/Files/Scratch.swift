package import Foundation

/// Places for files that are removed after use.
package enum Scratch {
  /// Returns a new place in the temporary directory; nothing is created there.
  /// - Parameter purpose: A word for who finds a leftover: `diff` in `plumb-diff-...`.
  package static func url(_ purpose: String) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "plumb-\(purpose)-\(UUID().uuidString)")
  }

  /// The same as a path.
  package static func path(_ purpose: String) -> String { url(purpose).path(percentEncoded: false) }
}
