package import Foundation
import Glibc

/// Messages that a thread reads ahead, so that a cancellation is seen before the request that it cancels is taken.
package final class MessageInbox: @unchecked Sendable {
  // Everything below is used under the condition's lock.
  private let condition = NSCondition()
  private var pieces: [MessageFraming.Piece] = []
  private var cancelled: Set<RPCID> = []
  private var isClosed = false

  /// The most messages that wait; reading stops until one is taken.
  private static let limit = 1000

  /// An empty inbox.
  package init() {}

  /// How a wait ends.
  package enum Event {
    case piece(MessageFraming.Piece)
    /// Nothing came in time.
    case silence
    /// The stream has ended.
    case end
  }

  /// Reads a file to its end, on a thread of its own.
  /// - Parameter cancellation: The method that cancels requests, and the key of their id.
  package func read(_ file: FileHandle, _ style: MessageFraming.Style, cancellation: (method: String, key: String)) {
    let (method, key) = cancellation
    let thread = Thread { [self] in
      var framing = MessageFraming(style)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        // What is there is taken at once: `FileHandle` waits until the buffer is full.
        let count = Glibc.read(file.fileDescriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { break }
        framing.add(buffer[..<count])
        while let piece = framing.next() { add(piece, method, key) }
      }
      condition.withLock {
        isClosed = true
        condition.broadcast()
      }
    }
    thread.stackSize = 4 << 20
    thread.start()
  }

  private func add(_ piece: MessageFraming.Piece, _ method: String, _ key: String) {
    var id: RPCID?
    if case .message(let bytes) = piece, bytes.count < 1000,
      case .notification(method, let parameters)? = try? RPCMessage(bytes)
    {
      id = RPCID.named(in: parameters, key)
    }
    condition.lock()
    defer { condition.unlock() }
    while pieces.count >= Self.limit { condition.wait() }
    if let id {
      // Requests that were answered already may be cancelled, too: their ids are dropped at some time.
      if cancelled.count >= Self.limit { cancelled = [] }
      cancelled.insert(id)
    }
    pieces.append(piece)
    condition.broadcast()
  }

  /// The next piece.
  /// - Parameter seconds: How long to wait; nil for as long as it takes.
  package func next(within seconds: Double?) -> Event {
    let end = seconds.map { Date(timeIntervalSinceNow: $0) }
    condition.lock()
    defer { condition.unlock() }
    while pieces.isEmpty {
      if isClosed { return .end }
      if let end {
        if !condition.wait(until: end) { return pieces.isEmpty ? (isClosed ? .end : .silence) : take() }
      } else {
        condition.wait()
      }
    }
    return take()
  }

  private func take() -> Event {
    let piece = pieces.removeFirst()
    condition.broadcast()
    return .piece(piece)
  }

  /// Whether a request was cancelled while it waited; asking forgets it.
  package func takeCancellation(of id: RPCID) -> Bool { condition.withLock { cancelled.remove(id) != nil } }

  /// Whether messages wait.
  package var hasWaiting: Bool { condition.withLock { !pieces.isEmpty } }
}
