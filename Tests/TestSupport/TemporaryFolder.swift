package import Foundation

/// A unique folder in the system's temporary folder; deleted with its contents when the object is deallocated.
package final class TemporaryFolder: Sendable {
  /// The folder's location; its name contains a space, as users' folders may.
  package let url = FileManager.default.temporaryDirectory.appending(path: "plumb \(UUID().uuidString)")

  /// Creates an empty folder.
  /// - Throws: The Foundation error if it cannot be created.
  package init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The folder's path, without a trailing slash.
  package var path: String { url.path(percentEncoded: false) }

  /// Returns the path of an item in the folder, whether or not it exists.
  package func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file, creating intermediate folders.
  /// - Returns: The file's path.
  /// - Throws: The Foundation error if it cannot be written.
  @discardableResult
  package func write(_ data: Data, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path(percentEncoded: false)
  }
}
