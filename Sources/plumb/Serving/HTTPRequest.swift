import Values

/// An HTTP/1.1 request (RFC 9112), limited to what our pages send: a line, headers, and a body of known length.
struct HTTPRequest: Equatable {
  /// The request method.
  enum Method: String {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  let method: Method
  /// The path as it was sent, without a query: begins with a slash.
  let path: String
  /// Headers by their lower-case names.
  let headers: [String: String]
  let body: [UInt8]

  /// The maximum size of the line and the headers, in bytes.
  static let headLimit = 16_384
  /// The maximum size of a body, which is a pattern and a verb, in bytes.
  static let bodyLimit = 65_536
  /// The maximum number of headers.
  private static let headerLimit = 100

  /// How much of a request has arrived.
  enum Reading: Equatable {
    /// More is to come.
    case partial
    case whole(HTTPRequest)
    /// The request cannot be answered; the value is an HTTP status.
    case refused(Int)
  }

  /// Reads what has been received so far.
  /// - Complexity: O(bytes).
  static func read(_ bytes: [UInt8]) -> Reading {
    guard let end = headEnd(bytes) else { return bytes.count > headLimit ? .refused(431) : .partial }
    if end > headLimit { return .refused(431) }
    // The head must be ASCII.
    guard bytes[..<end].allSatisfy({ $0 == 0x0D || $0 == 0x0A || 0x20..<0x7F ~= $0 || $0 == 0x09 }) else {
      return .refused(400)
    }
    var lines = lines(bytes[..<end])
    guard lines.count > 0, lines.count <= headerLimit else { return .refused(lines.isEmpty ? 400 : 431) }
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, words[1].utf8.first == 0x2F else { return .refused(400) }
    guard ["HTTP/1.1", "HTTP/1.0"].contains(words[2]) else { return .refused(505) }
    guard let method = Method(rawValue: words[0]) else { return .refused(405) }
    guard let headers = headers(lines) else { return .refused(400) }
    if headers["transfer-encoding"] != nil { return .refused(411) }
    var length = 0
    if let text = headers["content-length"] {
      guard !text.isEmpty, text.utf8.count < 10, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(text)
      else { return .refused(400) }
      length = number
    } else if method == .post {
      return .refused(411)
    }
    if length > bodyLimit { return .refused(413) }
    let body = bytes[(end + 4)...]
    if body.count < length { return .partial }
    // Nothing may follow, because each connection carries only one request.
    if body.count > length { return .refused(400) }
    let path = words[1].utf8.split(separator: 0x3F, maxSplits: 1, omittingEmptySubsequences: false)[0]
    return .whole(
      HTTPRequest(method: method, path: String(Substring(path)), headers: headers, body: Array(body)))
  }

  /// Returns where the empty line after the headers begins.
  private static func headEnd(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (0...(bytes.count - 4)).first {
      bytes[$0] == 0x0D && bytes[$0 + 1] == 0x0A && bytes[$0 + 2] == 0x0D && bytes[$0 + 3] == 0x0A
    }
  }

  private static func lines(_ head: ArraySlice<UInt8>) -> [String] {
    var lines: [[UInt8]] = [[]]
    var rest = head
    while let byte = rest.popFirst() {
      if byte == 0x0D, rest.first == 0x0A {
        rest.removeFirst()
        lines.append([])
      } else {
        lines[lines.count - 1].append(byte)
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns nil for headers without a colon, with spaces in a name, with a bare line break, or with a duplicate of a
  /// header that matters.
  private static func headers(_ lines: [String]) -> [String: String]? {
    var headers: [String: String] = [:]
    for line in lines {
      let parts = line.utf8.split(separator: 0x3A, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy({ 0x21..<0x7F ~= $0 }) else { return nil }
      let value = Array(parts[1])
      if value.contains(0x0D) || value.contains(0x0A) { return nil }
      let name = String(Substring(parts[0])).lowercased()
      if headers[name] != nil, ["host", "content-length", "origin", "content-type"].contains(name) { return nil }
      let spaces: Set<UInt8> = [0x20, 0x09]
      let trimmed = value.drop { spaces.contains($0) }.reversed().drop { spaces.contains($0) }.reversed()
      headers[name] = String(decoding: Array(trimmed), as: UTF8.self)
    }
    return headers
  }
}
