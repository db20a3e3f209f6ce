package import Foundation
import JSONRPC
import Values

/// A server with its streams.
package struct ContextConnection {
  private let server: ContextServer
  private let inbox = MessageInbox()
  private let send: (String) throws -> Void

  /// - Parameter send: Writes bytes to the client.
  package init(_ server: ContextServer, send: @escaping (String) throws -> Void) {
    self.server = server
    self.send = send
  }

  /// Serves until the client closes its stream, the only way to end in this protocol.
  package func serve(_ input: FileHandle) {
    inbox.read(input, .line, cancellation: ("notifications/cancelled", "requestId"))
    let framing = MessageFraming(.line)
    while case .piece(let piece) = inbox.next(within: nil) {
      let answers =
        switch piece {
        case .message(let bytes): server.take(bytes, isCancelled: inbox.takeCancellation)
        case .damage(let message): server.take(damage: message)
        }
      for answer in answers { try? send(framing.framed(answer.compact)) }
    }
  }
}
