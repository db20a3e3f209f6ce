import Foundation

/// Temporary files, in memory if possible, for readers that open their input themselves.
enum ScratchFolder {
  private static let root: String = {
    let memory = "/dev/shm"
    let parent = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
    return "\(parent)/plumb-fuzzing-\(ProcessInfo.processInfo.processIdentifier)"
  }()

  /// Writes files into a new folder, calls the body with its path, and removes the folder.
  /// - Throws: Errors thrown by the body, and errors of writing.
  static func with<Result>(_ files: [(name: String, bytes: [UInt8])], _ body: (String) throws -> Result) throws
    -> Result
  {
    let manager = FileManager.default
    let folder = "\(root)/files"
    defer { try? manager.removeItem(atPath: root) }
    for file in files {
      let path = "\(folder)/\(file.name)"
      try manager.createDirectory(
        atPath: URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false),
        withIntermediateDirectories: true)
      guard manager.createFile(atPath: path, contents: Data(file.bytes)) else { throw CocoaError(.fileWriteUnknown) }
    }
    return try body(folder)
  }
}
