import Testing

@testable import plumb

/// How much of a request is read.
@Suite struct RequestLimitTests {
  @Test func `a head without an end is refused beyond 16 KiB`() {
    #expect(HTTPRequest.read(Array(repeating: 0x41, count: 16_384)) == .partial)
    #expect(HTTPRequest.read(Array(repeating: 0x41, count: 16_385)) == .refused(431))
  }

  @Test func `a body is refused beyond 64 KiB`() {
    func reading(_ length: Int) -> HTTPRequest.Reading {
      HTTPRequest.read(Array("POST / HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n".utf8))
    }
    #expect(reading(65_536) == .partial)
    #expect(reading(65_537) == .refused(413))
  }

  @Test func `a head with an end is refused beyond 16 KiB`() {
    func reading(_ length: Int) -> HTTPRequest.Reading {
      let start = "GET / HTTP/1.1\r\nA: "
      return HTTPRequest.read(
        Array((start + String(repeating: "x", count: length - start.utf8.count) + "\r\n\r\n").utf8))
    }
    #expect(reading(16_384) != .refused(431))
    #expect(reading(16_385) == .refused(431))
  }

  @Test(arguments: [
    ("a method that changes things", "PUT / HTTP/1.1\r\n\r\n", 405), ("a later version", "GET / HTTP/2.0\r\n\r\n", 505),
    ("no path", "GET HTTP/1.1\r\n\r\n", 400), ("two spaces", "GET  / HTTP/1.1\r\n\r\n", 400),
    ("a path without a slash", "GET a HTTP/1.1\r\n\r\n", 400), ("no line", "\r\n\r\n", 400),
    ("other letters", "GET /\u{E9} HTTP/1.1\r\n\r\n", 400),
    ("a control character", "GET /\u{7F} HTTP/1.1\r\n\r\n", 400),
    ("a body in parts", "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
    ("a body of unknown length", "POST / HTTP/1.1\r\n\r\n", 411),
    ("no length", "POST / HTTP/1.1\r\nContent-Length:\r\n\r\n", 400),
    ("a negative length", "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    ("a long length", "POST / HTTP/1.1\r\nContent-Length: 0000000001\r\n\r\na", 400),
    ("a header without a colon", "GET / HTTP/1.1\r\nHost\r\n\r\n", 400),
    ("a header without a name", "GET / HTTP/1.1\r\n: a\r\n\r\n", 400),
    ("a space in a name", "GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400),
    ("a line break in a value", "GET / HTTP/1.1\r\nHost: a\nb\r\n\r\n", 400),
    ("two hosts", "GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n", 400),
    ("two origins", "GET / HTTP/1.1\r\nOrigin: a\r\nOrigin: a\r\n\r\n", 400),
    ("more than the length", "POST / HTTP/1.1\r\nContent-Length: 1\r\n\r\nab", 400),
  ])
  func `a request that is none is refused with its status`(_ name: String, _ text: String, _ status: Int) {
    #expect(HTTPRequest.read(Array(text.utf8)) == .refused(status), "\(name)")
  }

  @Test func `a request has a path without its query, and the body that was announced`() throws {
    let text = "POST /accept?a=1?b HTTP/1.0\r\nContent-Length: 2\r\n\r\n"
    #expect(HTTPRequest.read(Array((text + "o").utf8)) == .partial)
    guard case .whole(let request) = HTTPRequest.read(Array((text + "ok").utf8)) else {
      Issue.record("the request is not whole")
      return
    }
    #expect(request.method == .post)
    #expect(request.path == "/accept")
    #expect(request.body == Array("ok".utf8))
    #expect(request.headers == ["content-length": "2"])
  }

  @Test func `a header's value has no spaces around it, and the last of two that do not matter counts`() {
    let text = "GET / HTTP/1.1\r\nAccept: \ta b \r\nACCEPT: c\t\r\nHost:localhost\r\n\r\n"
    guard case .whole(let request) = HTTPRequest.read(Array(text.utf8)) else {
      Issue.record("the request is not whole")
      return
    }
    #expect(request.headers == ["accept": "c", "host": "localhost"])
  }

  @Test func `up to a hundred lines are read`() {
    func status(_ headers: Int) -> Bool {
      let lines = (0..<headers).map { "A\($0): x\r\n" }.joined()
      if case .whole = HTTPRequest.read(Array("GET / HTTP/1.1\r\n\(lines)\r\n".utf8)) { return true }
      return false
    }
    #expect(status(99))
    #expect(!status(100))
  }
}
