import Foundation

/// A page on which one signs in, and from which a server leads back to the application (OAuth 2.0, RFC 6749).
enum SignInPage {
  /// Where a page leads after the sign-in: the application's address, with a code or a token; nil for other pages.
  static func address(after page: URL) -> URL? {
    let items = URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems ?? []
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    guard let target = value("redirect_uri"), value("client_id") != nil else { return nil }
    // An address for applications without one of their own: the code follows on the same server.
    let isOutOfBand = target.hasPrefix("urn:ietf:wg:oauth:2.0:oob")
    let place = isOutOfBand ? page.deletingQuery.appendingPathComponent("native") : URL(string: target)
    guard let place, var next = URLComponents(url: place, resolvingAgainstBaseURL: false) else { return nil }
    let state = value("state").map { [URLQueryItem(name: "state", value: $0)] } ?? []
    if value("response_type") == "token" {
      // 4.2.2
      next.fragment =
        "access_token=token&token_type=bearer&expires_in=3600" + (state.first?.value.map { "&state=\($0)" } ?? "")
    } else {
      // 4.1.2
      next.queryItems = (next.queryItems ?? []) + [URLQueryItem(name: "code", value: "code")] + state
    }
    return next.url
  }
}

extension URL {
  fileprivate var deletingQuery: URL {
    var parts = URLComponents(url: self, resolvingAgainstBaseURL: false)
    parts?.query = nil
    parts?.fragment = nil
    return parts?.url ?? self
  }
}
