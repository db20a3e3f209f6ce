import Glibc
import Values

/// Answers HTTP on one port of this machine's loopback interface, which no other machine reaches.
///
/// The thread that runs it polls all connections, so that one that sends nothing holds up no other. Each has a deadline and bounded
/// memory.
final class LoopbackServer: Sendable {
  /// What the system chose.
  let port: UInt16
  private let listener: Int32

  /// Listens on 127.0.0.1, on a free port.
  /// - Parameter otherwise: What can be done without a server, for the message.
  /// - Throws: ``UsageError`` where the system gives none.
  init(otherwise: String) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        listener >= 0 && bind(listener, address, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isOpen else {
      let cause = String(cString: strerror(errno))
      if listener >= 0 { close(listener) }
      throw UsageError("no port of 127.0.0.1 can be opened: \(cause); \(otherwise)")
    }
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Listens on a socket that this process had before it began to run this program; nil if it is none that listens on 127.0.0.1.
  init?(inherited descriptor: Int32) {
    var (isListening, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isNamed = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) == 0 }
    }
    guard isNamed, address.sin_family == sa_family_t(AF_INET),
      address.sin_addr.s_addr == in_addr_t(0x7F00_0001).bigEndian,
      getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0, isListening == 1
    else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    listener = descriptor
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(listener) }

  /// Lets the next program of this process have the socket, for ``init(inherited:)``.
  /// - Returns: Its descriptor.
  func inheritable() -> Int32 {
    _ = fcntl(listener, F_SETFD, 0)
    return listener
  }

  /// Answers requests until one ends the work.
  /// - Parameter answer: The answer to a request, and whether it is the last one.
  func run(_ answer: (HTTPRequest) -> (response: HTTPResponse, isLast: Bool)) {
    var open = OpenConnections()
    defer { open.close() }
    while true {
      var polled = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      polled += open.connections.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      let count = poll(&polled, nfds_t(polled.count), 1000)
      if count < 0, errno != EINTR { return }
      for index in open.connections.indices.reversed() {
        let isReady = count > 0 && polled[index + 1].revents != 0
        if isReady {
          if open.serve(index, answer) { return }
        } else {
          open.refuseIfLate(index)
        }
      }
      if count > 0, polled[0].revents != 0 { open.accept(listener) }
    }
  }
}

/// Connections whose request is not whole.
private struct OpenConnections {
  private(set) var connections: [Connection] = []

  private static let limit = 32
  /// Seconds from a connection's start to the end of its request.
  private static let deadline = 10.0

  struct Connection {
    let descriptor: Int32
    let start: Double
    var bytes: [UInt8] = []
  }

  func close() {
    for connection in connections { Glibc.close(connection.descriptor) }
  }

  mutating func accept(_ listener: Int32) {
    let descriptor = Glibc.accept(listener, nil, nil)
    guard descriptor >= 0 else { return }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var seconds = timeval(tv_sec: 5, tv_usec: 0)
    for option in [SO_SNDTIMEO, SO_RCVTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &seconds, socklen_t(MemoryLayout<timeval>.size))
    }
    connections.append(Connection(descriptor: descriptor, start: Self.now))
    if connections.count > Self.limit { finish(0, HTTPResponse(refusing: 503)) }
  }

  /// Reads what has arrived, and answers a request that is whole.
  /// - Returns: Whether the work has ended.
  mutating func serve(_ index: Int, _ answer: (HTTPRequest) -> (response: HTTPResponse, isLast: Bool)) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = recv(connections[index].descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
    if count < 0, errno == EAGAIN || errno == EINTR { return false }
    guard count > 0 else {
      Glibc.close(connections.remove(at: index).descriptor)
      return false
    }
    connections[index].bytes += buffer[..<count]
    switch HTTPRequest.read(connections[index].bytes) {
    case .partial: return false
    case .refused(let status):
      finish(index, HTTPResponse(refusing: status))
      return false
    case .whole(let request):
      let (response, isLast) = answer(request)
      finish(index, response, hasBody: request.method != .head)
      return isLast
    }
  }

  /// Ends a connection that takes too long.
  mutating func refuseIfLate(_ index: Int) {
    if Self.now - connections[index].start > Self.deadline { finish(index, HTTPResponse(refusing: 408)) }
  }

  private mutating func finish(_ index: Int, _ response: HTTPResponse, hasBody: Bool = true) {
    let descriptor = connections.remove(at: index).descriptor
    var rest = response.bytes(hasBody: hasBody)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if sent < 0, errno == EINTR { continue }
      if sent <= 0 { break }
      rest = rest.dropFirst(sent)
    }
    // What was sent and not read would turn the end into a reset, which loses the answer.
    shutdown(descriptor, Int32(SHUT_WR))
    var buffer = [UInt8](repeating: 0, count: 4096)
    for _ in 0..<16 where recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT)) <= 0 { break }
    Glibc.close(descriptor)
  }

  /// Seconds of a clock that is never set.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
