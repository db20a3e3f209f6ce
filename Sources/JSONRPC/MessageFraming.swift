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
    /// What cannot be a message, and why; reading goes on behind it.
    case damage(String)
  }

  /// Longer messages are skipped.
  package static let sizeLimit = 64 << 20
  /// Longer headers are no headers.
  private static let headerLimit = 4096

  private let style: Style
  private var bytes: [UInt8] = []
  /// Where reading goes on in ``bytes``.
  private var start = 0
  /// Bytes of a message that is too long and still to come.
  private var skipped = 0

  /// An empty stream.
  package init(_ style: Style) { self.style = style }

  /// Adds bytes that came in.
  package mutating func add(_ more: some Sequence<UInt8>) {
    if start > 1 << 16, start * 2 > bytes.count {
      bytes.removeFirst(start)
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
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      var line = Array(bytes[start..<end])
      start = end + 1
      if line.last == 0x0D { line.removeLast() }
      if line.count > Self.sizeLimit { return .damage(Self.tooLong) }
      if !line.isEmpty { return .message(line) }
    }
    guard bytes.count - start > Self.sizeLimit else { return nil }
    // What is left of the line is the next piece, and no JSON.
    start = bytes.count
    return .damage(Self.tooLong)
  }

  private static let tooLong = "a message is at most \(sizeLimit >> 20) MiB"

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
    if length > Self.sizeLimit {
      start = end.body
      skipped = length
      return .damage(Self.tooLong)
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
