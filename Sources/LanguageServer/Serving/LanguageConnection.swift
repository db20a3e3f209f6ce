package import Foundation
import JSONRPC
import Values

/// A server with its streams: it answers immediately, reports unreadable documents immediately, and looks for findings
/// once typing pauses.
@MainActor
package struct LanguageConnection {
  private let server: LanguageServer
  private let inbox = MessageInbox()
  private let send: (String) throws -> Void

  /// The pause in typing before the search for findings, in seconds.
  private static let pause = 0.08

  /// - Parameter send: Writes bytes to the client.
  package init(_ server: LanguageServer, send: @escaping (String) throws -> Void) {
    self.server = server
    self.send = send
  }

  /// Serves until the client sends `exit` or closes its stream.
  /// - Returns: The exit code of the process: 0 only after a shutdown.
  package func serve(_ input: FileHandle) -> Int32 {
    inbox.read(input, .header, cancellation: ("$/cancelRequest", "id"))
    while server.exitCode == nil {
      switch inbox.next(within: server.hasWaiting ? (server.isWorking ? 0 : Self.pause) : nil) {
      case .piece(.message(let bytes)):
        write(server.take(bytes, isCancelled: inbox.takeCancellation) { inbox.hasWaiting })
      case .piece(.damage(let message)): write(server.take(damage: message))
      case .silence: write(server.publishNext { inbox.hasWaiting })
      case .end: return 1
      }
    }
    return server.exitCode ?? 1
  }

  /// If the client has gone, its stream ends as well.
  private func write(_ messages: [JSONText]) {
    let framing = MessageFraming(.header)
    for message in messages { try? send(framing.framed(message.compact)) }
  }
}
