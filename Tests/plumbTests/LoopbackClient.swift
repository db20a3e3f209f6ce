import Foundation
import Testing

/// A client that sends raw bytes to a server of the tool on this machine.
struct LoopbackClient {
  let host: String
  let token: String

  /// - Parameter text: The command's output: its first line is the server's address.
  init?(_ text: String) {
    guard let match = text.prefixMatch(of: /http:\/\/(127\.0\.0\.1:[0-9]+)\/([0-9a-f]{32})\/\n/) else { return nil }
    (host, token) = (String(match.output.1), String(match.output.2))
  }

  /// Sends bytes over a new connection, and returns everything received until it closes.
  /// - Throws: `POSIXError` if no server is listening.
  func answer(to bytes: String) throws -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = try #require(UInt16(host.dropFirst(10))).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) == 0 }
    }
    guard isOpen else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let sent = Array(bytes.utf8)
    _ = sent.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count <= 0 { break }
      answer += buffer[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }

  func get(_ name: String, as method: String = "GET") throws -> String {
    try answer(to: "\(method) /\(token)/\(name) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
  }

  /// Returns the status of the response to bytes.
  func status(of bytes: String) throws -> Int? { Int(try answer(to: bytes).dropFirst("HTTP/1.1 ".count).prefix(3)) }
}
