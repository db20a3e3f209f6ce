import Glibc
import Values

/// Answers HTTP on one port of this machine's loopback interface, which other machines cannot reach.
///
/// The thread that runs it polls all connections, so that a connection that neither sends nor reads does not block the
/// others. Each connection has a deadline and bounded memory.
final class LoopbackServer: Sendable {
  /// The port the system chose.
  let port: UInt16
  private let listener: Int32

  /// Listens on 127.0.0.1, on a free port.
  /// - Parameter otherwise: An alternative that works without a server, for the message.
  /// - Throws: ``UsageError`` if the system provides no port.
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

  /// Listens on a socket inherited across an exec of this process; nil if the socket does not listen on 127.0.0.1.
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

  /// Makes the socket survive an exec of this process, for ``init(inherited:)``.
  /// - Returns: Its descriptor.
  func inheritable() -> Int32 {
    _ = fcntl(listener, F_SETFD, 0)
    return listener
  }

  /// Answers requests until one of them is the last.
  /// - Parameter answer: Returns the response to a request, and whether it is the last one.
  func run(_ answer: (HTTPRequest) -> (response: HTTPResponse, isLast: Bool)) {
    var open = OpenConnections()
    defer { open.close() }
    // The last response is sent completely.
    while !(open.isEnding && !open.isSending) {
      var polled = open.connections.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
      if !open.isEnding { polled.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0)) }
      let count = poll(&polled, nfds_t(polled.count), 1000)
      if count < 0 {
        // Any other error is our own fault and would recur immediately.
        guard [EINTR, EAGAIN, ENOMEM].contains(errno) else { return }
        Self.rest()
        continue
      }
      for index in open.connections.indices.reversed() {
        if polled[index].revents != 0 { open.serve(index, answer) } else { open.refuseIfLate(index) }
      }
      if let last = polled.last, last.fd == listener, last.revents != 0, !open.accept(listener) { Self.rest() }
    }
  }

  /// Waits a moment for a resource the system lacks.
  private static func rest() { poll(nil, 0, 50) }
}

/// Connections whose request or response is incomplete.
private struct OpenConnections {
  private(set) var connections: [Connection] = []
  /// Whether the last request has been answered.
  private(set) var isEnding = false

  /// The most connections at a time.
  private static let limit = 32
  /// Seconds from a connection's start to the end of its request, and from one part of the response to the next.
  private static let deadline = 10.0

  struct Connection {
    let descriptor: Int32
    /// When it began, or last took part of its response.
    var start: Double
    /// The bytes of the request.
    var bytes: [UInt8] = []
    /// The rest of the response; nil before there is one.
    var answer: ArraySlice<UInt8>?

    /// The events it waits for.
    var events: Int16 { Int16(answer == nil ? POLLIN : POLLOUT) }
  }

  /// Whether a response is being sent.
  var isSending: Bool { connections.contains { $0.answer != nil } }

  func close() {
    for connection in connections { Glibc.close(connection.descriptor) }
  }

  /// - Returns: false if the system cannot open any more connections now.
  mutating func accept(_ listener: Int32) -> Bool {
    let descriptor = Glibc.accept(listener, nil, nil)
    guard descriptor >= 0 else { return ![EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    connections.append(Connection(descriptor: descriptor, start: Self.now))
    if connections.count > Self.limit { drop(0, HTTPResponse(refusing: 503)) }
    return true
  }

  /// Reads what has arrived and answers a complete request, or continues a response.
  mutating func serve(_ index: Int, _ answer: (HTTPRequest) -> (response: HTTPResponse, isLast: Bool)) {
    if connections[index].answer != nil { return send(index) }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = recv(connections[index].descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    guard count > 0 else { return remove(index) }
    connections[index].bytes += buffer[..<count]
    switch HTTPRequest.read(connections[index].bytes) {
    case .partial: break
    case .refused(let status): begin(index, HTTPResponse(refusing: status).bytes())
    case .whole(let request):
      let (response, isLast) = answer(request)
      isEnding = isEnding || isLast
      begin(index, response.bytes(hasBody: request.method != .head))
    }
  }

  /// Ends a connection that takes too long to send its request or to read its response.
  mutating func refuseIfLate(_ index: Int) {
    guard Self.now - connections[index].start > Self.deadline else { return }
    if connections[index].answer == nil { drop(index, HTTPResponse(refusing: 408)) } else { remove(index) }
  }

  private mutating func begin(_ index: Int, _ answer: [UInt8]) {
    connections[index].answer = answer[...]
    connections[index].start = Self.now
    send(index)
  }

  /// Sends as much of a response as the connection takes; the others do not wait for a slow reader.
  private mutating func send(_ index: Int) {
    let descriptor = connections[index].descriptor
    while let rest = connections[index].answer, !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if sent < 0, errno == EINTR { continue }
      if sent < 0, errno == EAGAIN { return }
      if sent <= 0 { break }
      connections[index].answer = rest.dropFirst(sent)
      connections[index].start = Self.now
    }
    remove(index)
  }

  /// Ends a connection with a short response, as far as the connection takes it immediately.
  private mutating func drop(_ index: Int, _ response: HTTPResponse) {
    connections[index].answer = response.bytes()[...]
    let count = connections.count
    send(index)
    if connections.count == count { remove(index) }
  }

  private mutating func remove(_ index: Int) {
    let descriptor = connections.remove(at: index).descriptor
    // Unread input would turn the close into a reset, which loses the response.
    shutdown(descriptor, Int32(SHUT_WR))
    var buffer = [UInt8](repeating: 0, count: 4096)
    for _ in 0..<16 where recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT)) <= 0 { break }
    Glibc.close(descriptor)
  }

  /// Seconds of a clock that is never adjusted.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
