import ContextServer
import Foundation
import Goldens
import Reports

/// The page of a watch as a site of its own: the page, its state and its pictures, as they were written last.
///
/// It answers on a thread of its own, so that it need not wait for the session, which blocks while it draws and between saves.
final class WatchSite: Sendable {
  private let access: SiteAccess
  private let files: WatchedFiles
  private let server: LoopbackServer

  /// Names the socket and the token for the process that goes on after ``keep()``.
  private static let variable = "PLUMB_WATCH_SITE"

  /// A site at a new address, or at the one that was kept when the process began again.
  /// - Throws: ``UsageError`` where no port can be opened.
  init(_ files: WatchedFiles) throws {
    self.files = files
    if let (server, token) = Self.kept {
      (self.server, access) = (server, SiteAccess(port: server.port, token: token))
    } else {
      server = try LoopbackServer(otherwise: "without --web the page needs no server")
      access = SiteAccess(port: server.port)
    }
    unsetenv(Self.variable)
  }

  /// Where the page is.
  var address: String { access.address }

  /// Answers requests from now on, until the process ends.
  func start() {
    Thread.detachNewThread { [self] in server.run { (answer($0), isLast: false) } }
  }

  /// The answer to a request.
  func answer(_ request: HTTPRequest) -> HTTPResponse {
    switch access.admission(of: request) {
    case .refused(let response): return response
    case .admitted(let name):
      if request.method == .post { return HTTPResponse(refusing: 405) }
      if let page = livePage(name.removingPercentEncoding ?? "") { return page }
      guard let name = name.isEmpty ? WatchPage.name : name.removingPercentEncoding, let bytes = files.bytes(of: name)
      else { return HTTPResponse(404, "The watch has written no such file.") }
      return HTTPResponse(type: Self.type(of: name), body: bytes)
    }
  }

  /// The page of a scene in windows of any size, made when it is asked for; nil for any other name.
  /// - Complexity: A map of the scene, by a process of its own.
  private func livePage(_ name: String) -> HTTPResponse? {
    let parts = name.split(separator: "/")
    guard parts.count > 1, parts.last.map(String.init) == RunFolder.livePageFile,
      let document = files.document(of: parts.dropLast().joined(separator: "/"))
    else { return nil }
    let scratch = FileManager.default.temporaryDirectory.appending(path: "plumb-live-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    do throws(ToolFailure) {
      let folder = ProjectFolder(FileManager.default.currentDirectoryPath)
      let path = scratch.path(percentEncoded: false)
      _ = try ToolProcess(project: folder, timeLimit: Self.timeLimit).run(
        ["render", "--live", "--size=393x852", "--out=\(path)", "--json", "--", document]
      ) { false }
      guard let page = FileManager.default.contents(atPath: "\(path)/\(name)") else {
        return HTTPResponse(404, "The scene has no such page.")
      }
      return HTTPResponse(type: "text/html; charset=utf-8", body: [UInt8](page))
    } catch {
      return HTTPResponse(500, error.message)
    }
  }

  /// In seconds, for a page of any size.
  private static let timeLimit = 60.0

  private static func type(of name: String) -> String {
    switch name {
    case WatchPage.name: "text/html; charset=utf-8"
    case WatchPage.stateName: "text/javascript; charset=utf-8"
    default: "image/png"
    }
  }

  // MARK: Beginning again

  /// Leaves the address to the same process running another program: pages that are open go on.
  func keep() {
    setenv(Self.variable, "\(server.inheritable()):\(access.token)", 1)
  }

  /// What ``keep()`` left; nil for anything else under the variable's name.
  private static var kept: (server: LoopbackServer, token: String)? {
    guard let text = ProcessInfo.processInfo.environment[variable],
      let match = text.wholeMatch(of: /([0-9]{1,9}):([0-9a-f]{32})/), let descriptor = Int32(match.output.1),
      let server = LoopbackServer(inherited: descriptor)
    else { return nil }
    return (server, String(match.output.2))
  }
}
