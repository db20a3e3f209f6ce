/// Splits a stream of bytes into messages.
package struct MessageFraming: Sendable {
  /// The separation of messages.
  package enum Style: Sendable {
    /// A header with `Content-Length`, an empty line, and that many bytes: the Language Server Protocol.
    case header
    /// One message per line: the Model Context Protocol.
    case line
  }

  /// A part of the stream.
  package enum Piece: Sendable, Hashable {
    case message([UInt8])
    /// Bytes that cannot be a message, and why; reading continues after them.
    case damage(String)
  }

  /// The default limit for the length of a message; longer ones are skipped.
  package static let sizeLimit = 64 << 20
  /// The maximum length of a header, in bytes.
  private static let headerLimit = 4096

  private let style: Style
  /// The maximum length of a message, in bytes.
  private let limit: Int
  private var bytes: [UInt8] = []
  /// The position in ``bytes`` at which reading continues.
  private var start = 0
  /// The number of bytes still to come of a message that is too long.
  private var skipped = 0
  /// The position in ``bytes`` before which no line ends.
  private var searched = 0
  /// Whether the line at ``start`` is the rest of one that was too long.
  private var isInLongLine = false

  /// Creates an empty stream.
  /// - Parameter limit: The maximum length of a message, in bytes.
  package init(_ style: Style, limit: Int = MessageFraming.sizeLimit) { (self.style, self.limit) = (style, limit) }

  /// Adds received bytes.
  package mutating func add(_ more: some Sequence<UInt8>) {
    if start > 1 << 16, start * 2 > bytes.count {
      bytes.removeFirst(start)
      searched = max(0, searched - start)
      start = 0
    }
    bytes += more
  }

  /// Returns the next piece; nil until more bytes are added.
  /// - Complexity: O(bytes) over all calls.
  package mutating func next() -> Piece? {
    if skipped > 0 {
      let count = min(skipped, bytes.count - start)
      (skipped, start) = (skipped - count, start + count)
      if skipped > 0 { return nil }
    }
    return style == .header ? nextBehindHeader() : nextLine()
  }

  // MARK: Headers

  /// Returns a message in the form in which it is sent.
  package func framed(_ text: String) -> String {
    style == .header ? "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" : text + "\n"
  }

  private mutating func nextBehindHeader() -> Piece? {
    guard let end = headerEnd() else {
      guard bytes.count - start > Self.headerLimit else { return nil }
      return resume()
    }
    let header = String(decoding: bytes[start..<end.text], as: UTF8.self)
    var length: Int?
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "content-length" {
        length = Int(parts[1].filter { $0 != " " })
      }
    }
    guard let length, length >= 0 else { return resume() }
    if length > limit {
      start = end.body
      skipped = length
      return .damage(tooLong)
    }
    guard bytes.count - end.body >= length else { return nil }
    start = end.body + length
    return .message(Array(bytes[end.body..<start]))
  }

  /// Returns the end of the header's text, and the start of the body after the empty line.
  private func headerEnd() -> (text: Int, body: Int)? {
    var index = start
    let limit = min(bytes.count, start + Self.headerLimit)
    while index < limit {
      if bytes[index] == 0x0A {
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A { return (index, index + 3) }
      }
      index += 1
    }
    return nil
  }

  /// Continues at the next possible start of a header.
  private mutating func resume() -> Piece {
    let word = Array("Content-Length:".utf8)
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == word[0], bytes[index...].starts(with: word) { break }
      // The stream may end within the start of a header.
      if bytes.count - index < word.count, word.starts(with: bytes[index...]) { break }
      index += 1
    }
    start = index
    return .damage("a message begins with Content-Length: and its length in bytes")
  }

  // MARK: Lines

  private mutating func nextLine() -> Piece? {
    while let end = bytes[max(start, searched)...].firstIndex(of: 0x0A) {
      var line = bytes[start..<end]
      start = end + 1
      searched = start
      if isInLongLine {
        isInLongLine = false
        continue
      }
      if line.last == 0x0D { line.removeLast() }
      if line.count > limit { return .damage(tooLong) }
      if !line.isEmpty { return .message(Array(line)) }
    }
    searched = bytes.count
    if isInLongLine {
      start = bytes.count
      return nil
    }
    guard bytes.count - start > limit else { return nil }
    start = bytes.count
    isInLongLine = true
    return .damage(tooLong)
  }

  private var tooLong: String { "a message is at most \(limit >> 20) MiB" }
}
