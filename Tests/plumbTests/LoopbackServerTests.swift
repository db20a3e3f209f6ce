import Foundation
import Testing

@testable import plumb

@Suite struct LoopbackServerTests {
  /// More than the system buffers for a connection.
  private let large = [UInt8](repeating: 7, count: 16_000_000)

  /// Opens a connection that sends a request and reads nothing.
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

  /// Reads a short response to its end.
  private func text(of descriptor: Int32) -> String {
    defer { close(descriptor) }
    var (bytes, buffer): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 4096))
    while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a response to its end, and returns the number of bytes in its body.
  private func rest(of descriptor: Int32) -> Int {
    defer { close(descriptor) }
    var (sum, buffer) = (0, [UInt8](repeating: 0, count: 1 << 20))
    while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 { sum += count }
    return sum - HTTPResponse(type: "x", body: large).bytes(hasBody: false).count
  }

  @Test func `one that reads nothing holds up no other, and the last answer is sent as a whole`() throws {
    let server = try LoopbackServer(otherwise: "")
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [large] in
      server.run { request in
        (HTTPResponse(type: "x", body: request.path == "/small" ? [0x78] : large), isLast: request.path == "/last")
      }
      hasEnded.signal()
    }
    func request(_ path: String) -> String { "GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n" }
    let slow = connection(to: server.port, sending: request("/large"))
    let small = text(of: connection(to: server.port, sending: request("/small")))
    #expect(small.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(small)")
    #expect(small.hasSuffix("\r\n\r\nx"), "\(small)")
    let put = text(of: connection(to: server.port, sending: "PUT / HTTP/1.1\r\n\r\n"))
    #expect(put.contains("\r\nAllow: GET, HEAD\r\n"), "\(put)")
    let last = connection(to: server.port, sending: request("/last"))
    #expect(rest(of: slow) == large.count)
    #expect(rest(of: last) == large.count)
    #expect(hasEnded.wait(timeout: .now() + 120) == .success)
  }
}
