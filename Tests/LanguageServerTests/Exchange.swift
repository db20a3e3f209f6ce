import Foundation
import JSONRPC
import LanguageServer
import Layout
import Linting
import TestSupport
import Values

/// A recorded conversation between a client and the server.
///
/// A line starting with `-> ` is a message in, `<- ` a message out, `.. ` a moment without typing, `# ` a comment.
struct Exchange {
  let name: String

  private var path: String { "Tests/LanguageServerTests/Exchanges/\(name).txt" }

  @MainActor
  static func server() -> LanguageServer {
    LanguageServer(
      version: "1.0", project: { ProjectFacts(cells: { $0.cells(Matrix.standard) }, lint: LintSettings()) },
      renameGoldens: { path, text throws(RPCError) in
        if text.isEmpty { throw RPCError(.requestFailed, "there is nothing in \(path)") }
        return "The goldens of \(path) have new names."
      },
      verify: { path throws(RPCError) in "\(path): all cells are as recorded." })
  }

  /// The recording, and the server's current output for its messages.
  @MainActor
  func replay() throws -> (recorded: String, now: String) {
    let recorded = try Repository.text(path)
    let server = Self.server()
    var lines: [String] = []
    for line in recorded.split(separator: "\n") where !line.hasPrefix("<- ") {
      lines.append(String(line))
      var answers: [JSONText] = []
      if line.hasPrefix("-> ") { answers = server.take(Array(line.dropFirst(3).utf8)) }
      if line.hasPrefix("..") { while server.hasWaiting { answers += server.publishNext() } }
      lines += answers.map { "<- \($0.compact)" }
    }
    let now = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["PLUMB_RECORD_EXCHANGES"] != nil {
      try Data(now.utf8).write(to: URL(filePath: Repository.path(path)))
    }
    return (recorded, now)
  }
}
