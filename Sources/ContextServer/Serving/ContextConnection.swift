package import Foundation
import JSONRPC
import Values

/// A server with its streams.
package struct ContextConnection {
  private let server: ContextServer
  private let inbox = MessageInbox()
  private let output: Output

  /// - Parameter send: Writes bytes to the client; called by one thread at a time.
  package init(_ server: ContextServer, send: @escaping @Sendable (String) throws -> Void) {
    self.server = server
    output = Output(send: send)
  }

  /// Serves until the client closes its stream, the only way to end in this protocol.
  package func serve(_ input: FileHandle) {
    let output = output
    inbox.read(input, .line, cancellation: ("notifications/cancelled", "requestId")) { message in
      // A client asks whether the server is alive while a tool runs.
      guard let answer = ContextServer.answer(toPing: message) else { return false }
      output.write(answer)
      return true
    }
    while case .piece(let piece) = inbox.next(within: nil) {
      let answers =
        switch piece {
        case .message(let bytes): server.take(bytes, isCancelled: inbox.takeCancellation)
        case .damage(let message): server.take(damage: message)
        }
      for answer in answers { output.write(answer) }
    }
  }

  /// Messages to the client, one at a time.
  private final class Output: Sendable {
    private let send: @Sendable (String) throws -> Void
    private let lock = NSLock()

    init(send: @escaping @Sendable (String) throws -> Void) { self.send = send }

    func write(_ message: JSONText) {
      let text = MessageFraming(.line).framed(message.compact)
      lock.withLock { try? send(text) }
    }
  }
}
