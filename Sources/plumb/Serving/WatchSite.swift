import ContextServer
import Foundation
import Reports
import Values
import Verifying

/// The page of a watch as a separate site: the page, its state and its pictures, as last written.
///
/// It answers on its own thread, so that it does not wait for the session, which blocks while it draws and between
/// saves.
final class WatchSite: Sendable {
  private let access: SiteAccess
  private let files: WatchedFiles
  private let server: LoopbackServer

  /// The variable that passes the socket and the token across the exec after ``keep()``.
  private static let variable = "PLUMB_WATCH_SITE"

  /// Creates a site at a new address, or at the address kept when the process restarted.
  /// - Throws: ``UsageError`` if no port can be opened.
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

  /// The address of the page.
  var address: String { access.address }

  /// Answers requests from now on, until the process ends.
  func start() {
    Thread.detachNewThread { [self] in server.run { (answer($0), isLast: false) } }
  }

  /// Returns the response to a request.
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

  /// Returns the page of a scene in windows of any size, generated on request; nil for any other name.
  /// - Complexity: A map of the scene, in a separate process.
  private func livePage(_ name: String) -> HTTPResponse? {
    let parts = name.split(separator: "/")
    guard parts.count > 1, parts.last.map(String.init) == RunFolder.livePageFile,
      let document = files.document(of: parts.dropLast().joined(separator: "/"))
    else { return nil }
    let scratch = Scratch.url("live")
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

  /// In seconds, for such a page.
  private static let timeLimit = 60.0

  private static func type(of name: String) -> String {
    switch name {
    case WatchPage.name: "text/html; charset=utf-8"
    case WatchPage.stateName: "text/javascript; charset=utf-8"
    default: "image/png"
    }
  }

  // MARK: Restarting

  /// Keeps the address across an exec of this process, so that open pages continue to work.
  func keep() {
    setenv(Self.variable, "\(server.inheritable()):\(access.token)", 1)
  }

  /// The address ``keep()`` left; nil if the variable contains anything else.
  private static var kept: (server: LoopbackServer, token: String)? {
    guard let text = ProcessInfo.processInfo.environment[variable],
      let match = text.wholeMatch(of: /([0-9]{1,9}):([0-9a-f]{32})/), let descriptor = Int32(match.output.1),
      let server = LoopbackServer(inherited: descriptor)
    else { return nil }
    return (server, String(match.output.2))
  }
}
