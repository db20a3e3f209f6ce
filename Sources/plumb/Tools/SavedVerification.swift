import ContextServer
import Foundation
import JSONRPC
import Values

/// Compares a saved document with its goldens, for an editor.
struct SavedVerification {
  /// In seconds.
  private static let timeLimit = 60.0

  private let project = ProjectFolder(FileManager.default.currentDirectoryPath)

  /// Returns what differs, in a sentence.
  /// - Parameter path: The path of the document, in the project's folder.
  /// - Throws: ``ToolFailure``.
  /// - Complexity: A layout for each cell of the goldens.
  func sentence(on path: String) throws(ToolFailure) -> String {
    let real = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    guard real.hasPrefix(project.path + "/") else {
      throw ToolFailure("\(path) is outside the project's folder, which contains the goldens")
    }
    let name = String(real.dropFirst(project.path.count + 1))
    let scratch = Scratch.url("verify")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let report = "--report=\(scratch.path(percentEncoded: false))"
    let process = ToolProcess(project: project, timeLimit: Self.timeLimit)
    let found = try process.run(["verify", report, "--json", "--", name]) { false }
    let scenes = found["scenes"]?.items ?? []
    let messages = scenes.flatMap { $0["messages"]?.items?.compactMap(\.string) ?? [] }
    return "\(name): \(messages.first ?? "all cells are as recorded.")"
  }
}
