/// Takes a stream of bytes apart into messages.
package struct MessageFraming: Sendable {
  /// How messages follow each other.
  package enum Style: Sendable {
    /// A header with `Content-Length`, an empty line, and so many bytes: the Language Server Protocol.
    case header
    /// One message a line: the Model Context Protocol.
    case line
  }

  /// Something that the stream has.
  package enum Piece: Sendable, Hashable {
    case message([UInt8])
    /// Bytes that cannot be a message, and why; reading goes on behind them.
    case damage(String)
  }

  /// Longer messages are skipped, unless another limit is given.
  package static let sizeLimit = 64 << 20
  /// A header is at most this long, in bytes.
  private static let headerLimit = 4096

  private let style: Style
  /// In bytes.
  private let limit: Int
  private var bytes: [UInt8] = []
  /// Where reading goes on in ``bytes``.
  private var start = 0
  /// Bytes of a message that is too long and still to come.
  private var skipped = 0
  /// No line ends in ``bytes`` before this place.
  private var searched = 0
  /// Whether the line at ``start`` is the rest of one that was too long.
  private var isInLongLine = false

  /// An empty stream.
  /// - Parameter limit: Of a message, in bytes.
  package init(_ style: Style, limit: Int = MessageFraming.sizeLimit) { (self.style, self.limit) = (style, limit) }

  /// Adds bytes that came in.
  package mutating func add(_ more: some Sequence<UInt8>) {
    if start > 1 << 16, start * 2 > bytes.count {
      bytes.removeFirst(start)
      searched = max(0, searched - start)
      start = 0
    }
    bytes += more
  }

  /// The next piece; nil until more bytes come.
  /// - Complexity: O(bytes) over all calls.
  package mutating func next() -> Piece? {
    if skipped > 0 {
      let count = min(skipped, bytes.count - start)
      (skipped, start) = (skipped - count, start + count)
      if skipped > 0 { return nil }
    }
    return style == .header ? nextBehindHeader() : nextLine()
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

  // MARK: Headers

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

  /// Where the header's text ends and where the body begins: behind an empty line.
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

  /// Goes on where the next header may begin.
  private mutating func resume() -> Piece {
    let word = Array("Content-Length:".utf8)
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == word[0], bytes[index...].starts(with: word) { break }
      // The beginning of a header may be all that is there.
      if bytes.count - index < word.count, word.starts(with: bytes[index...]) { break }
      index += 1
    }
    start = index
    return .damage("a message begins with Content-Length: and its length in bytes")
  }

  /// A message as it is sent.
  package func framed(_ text: String) -> String {
    style == .header ? "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" : text + "\n"
  }
}
