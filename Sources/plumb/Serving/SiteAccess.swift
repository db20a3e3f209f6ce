/// Which requests a site answers.
///
/// A request must name this server in its Host header, so that no other site's host name can lead here, and the token
/// in its path, which only the terminal has shown.
struct SiteAccess: Sendable {
  let port: UInt16
  let token: String

  /// The result of checking a request.
  enum Admission {
    /// The part of the path after the token, as it was sent.
    case admitted(name: String)
    case refused(HTTPResponse)
  }

  /// - Parameter token: Hexadecimal digits that cannot be guessed.
  init(port: UInt16, token: String = newToken()) { (self.port, self.token) = (port, token) }

  /// Returns 128 random bits as hexadecimal digits.
  static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Checks the Host header and the token of a request.
  func admission(of request: HTTPRequest) -> Admission {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else {
      return .refused(
        HTTPResponse(403, "This server answers only at 127.0.0.1; open the address that plumb printed."))
    }
    guard let name = name(in: request.path) else {
      return .refused(HTTPResponse(403, "The token is missing or wrong; open the address that plumb printed."))
    }
    return .admitted(name: name)
  }

  /// Returns the part of a path after the token; nil if the token is wrong.
  private func name(in path: String) -> String? {
    let (wanted, given) = (Array("/\(token)/".utf8), Array(path.utf8))
    guard given.count >= wanted.count else { return nil }
    // Takes as long for a wrong token as for the right one.
    let difference = zip(wanted, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    return difference == 0 ? String(decoding: given[wanted.count...], as: UTF8.self) : nil
  }
}
