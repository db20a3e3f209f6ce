/// An HTTP/1.1 response; the connection ends with it.
struct HTTPResponse: Equatable {
  let status: Int
  /// The media type of the body.
  let type: String
  let body: [UInt8]

  init(_ status: Int = 200, type: String, body: [UInt8]) { (self.status, self.type, self.body) = (status, type, body) }

  /// Creates a response with one sentence of plain text.
  init(_ status: Int, _ text: String) {
    self.init(status, type: "text/plain; charset=utf-8", body: Array("\(text)\n".utf8))
  }

  /// Creates the response to a request that was not understood.
  init(refusing status: Int) { self.init(status, Self.reasons[status] ?? "Refused") }

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 411: "Length Required", 413: "Content Too Large", 415: "Unsupported Media Type",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 503: "Service Unavailable",
    505: "HTTP Version Not Supported",
  ]

  /// Returns the bytes to send.
  /// - Parameter hasBody: Whether the body follows; the response to HEAD has none.
  func bytes(hasBody: Bool = true) -> [UInt8] {
    let head =
      [
        "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Refused")", "Content-Type: \(type)",
        "Content-Length: \(body.count)", "Connection: close", "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
        "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
      ] + (status == 405 ? ["Allow: GET, HEAD"] : [])
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (hasBody ? body : [])
  }
}
