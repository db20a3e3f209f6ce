package import Foundation
import Glibc

/// Messages that a thread reads ahead, so that a cancellation is noticed before its request is taken.
package final class MessageInbox: @unchecked Sendable {
  // Everything below is protected by the condition's lock.
  private let condition = NSCondition()
  private var pieces: [MessageFraming.Piece] = []
  private var cancelled: Set<RPCID> = []
  private var isClosed = false

  /// The maximum number of waiting messages; reading stops until one is taken.
  private static let limit = 1000

  /// Creates an empty inbox.
  package init() {}

  /// The outcome of a wait.
  package enum Event {
    case piece(MessageFraming.Piece)
    /// No message arrived in time.
    case silence
    /// The stream has ended.
    case end
  }

  /// Reads a file to its end, on a separate thread.
  /// - Parameters:
  ///   - cancellation: The method that cancels requests, and the key of their id.
  ///   - answersAtOnce: Answers short messages that need not wait for those before them; called on the reading thread,
  ///     returns whether the message is answered.
  package func read(
    _ file: FileHandle, _ style: MessageFraming.Style, cancellation: (method: String, key: String),
    answersAtOnce: @escaping @Sendable (RPCMessage) -> Bool = { _ in false }
  ) {
    let thread = Thread { [self] in
      var framing = MessageFraming(style)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        // Available bytes are read immediately, whereas `FileHandle` waits until the buffer is full.
        let count = Glibc.read(file.fileDescriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { break }
        framing.add(buffer[..<count])
        while let piece = framing.next() {
          let short = Self.short(piece)
          if short.map(answersAtOnce) ?? false { continue }
          add(piece, cancelling: short.flatMap { Self.cancelled(by: $0, cancellation) })
        }
      }
      condition.withLock {
        isClosed = true
        condition.broadcast()
      }
    }
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// Returns the next piece.
  /// - Parameter seconds: The time to wait; nil waits indefinitely.
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

  /// Returns whether a request was cancelled while it waited, and forgets the cancellation.
  package func takeCancellation(of id: RPCID) -> Bool { condition.withLock { cancelled.remove(id) != nil } }

  /// Whether messages are waiting.
  package var hasWaiting: Bool { condition.withLock { !pieces.isEmpty } }

  /// Reads a message that is short enough to be looked at ahead of its turn.
  private static func short(_ piece: MessageFraming.Piece) -> RPCMessage? {
    guard case .message(let bytes) = piece, bytes.count < 1000 else { return nil }
    return try? RPCMessage(bytes)
  }

  private static func cancelled(by message: RPCMessage, _ cancellation: (method: String, key: String)) -> RPCID? {
    guard case .notification(cancellation.method, let parameters) = message else { return nil }
    return RPCID.named(in: parameters, cancellation.key)
  }

  private func add(_ piece: MessageFraming.Piece, cancelling id: RPCID?) {
    condition.lock()
    defer { condition.unlock() }
    while pieces.count >= Self.limit { condition.wait() }
    if let id {
      // Requests that were already answered may be cancelled, too, so ids must be dropped eventually.
      if cancelled.count >= Self.limit { cancelled = [] }
      cancelled.insert(id)
    }
    pieces.append(piece)
    condition.broadcast()
  }

  private func take() -> Event {
    let piece = pieces.removeFirst()
    condition.broadcast()
    return .piece(piece)
  }
}
