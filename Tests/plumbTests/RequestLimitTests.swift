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
