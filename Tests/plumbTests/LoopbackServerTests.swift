import Foundation
import Testing

@testable import plumb

@Suite struct LoopbackServerTests {
  /// A connection that sends a request and reads nothing.
  private func connection(to port: UInt16, sending text: String) -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    _ = Array(text.utf8).withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    return descriptor
  }

  private func rest(of descriptor: Int32) -> [UInt8] {
    defer { close(descriptor) }
    var (bytes, buffer): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 1 << 20))
    while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 { bytes += buffer[..<count] }
    return bytes
  }

  @Test func `one that reads nothing holds up no other, and the last answer is sent as a whole`() throws {
    let server = try LoopbackServer(otherwise: "")
    let large = [UInt8](repeating: 7, count: 20_000_000)
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      server.run { request in
        (HTTPResponse(type: "x", body: request.path == "/small" ? [1] : large), isLast: request.path == "/last")
      }
      hasEnded.signal()
    }
    func request(_ path: String) -> String { "GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n" }
    let slow = connection(to: server.port, sending: request("/large"))
    let small = rest(of: connection(to: server.port, sending: request("/small")))
    #expect(small.last == 1 && small.starts(with: Array("HTTP/1.1 200 OK\r\n".utf8)))
    let put = rest(of: connection(to: server.port, sending: "PUT / HTTP/1.1\r\n\r\n"))
    #expect(String(decoding: put, as: UTF8.self).contains("\r\nAllow: GET, HEAD\r\n"))
    let last = connection(to: server.port, sending: request("/last"))
    #expect(rest(of: slow).suffix(large.count) == large[...])
    #expect(rest(of: last).suffix(large.count) == large[...])
    #expect(hasEnded.wait(timeout: .now() + 10) == .success)
  }
}
