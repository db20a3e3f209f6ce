package import Foundation

/// A folder of its own below the system's temporary one; removed with everything in it when the object goes.
package final class TemporaryFolder: Sendable {
  /// Where the folder is; its name contains a space, as users' folders do.
  package let url = FileManager.default.temporaryDirectory.appending(path: "plumb \(UUID().uuidString)")

  /// Makes an empty folder.
  /// - Throws: What Foundation reports where it cannot be made.
  package init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The folder's path, without a slash at its end.
  package var path: String { url.path(percentEncoded: false) }

  /// The path of something in the folder, whether or not it exists.
  package func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file, and makes the folders on the way to it.
  /// - Returns: The file's path.
  /// - Throws: What Foundation reports where it cannot be written.
  @discardableResult
  package func write(_ data: Data, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path(percentEncoded: false)
  }
}
