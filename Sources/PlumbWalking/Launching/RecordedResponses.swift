import Foundation
import FoundationNetworking
import Synchronization

/// Answers an application's requests: from files that the user provides, or at once that there is no network.
final class RecordedResponses: URLProtocol {
  private static let folder = Mutex<String?>(nil)

  /// Answers the requests of this process from a folder; nil answers that there is no network.
  static func start(_ folder: String?) {
    self.folder.withLock { $0 = folder }
    _ = URLProtocol.registerClass(RecordedResponses.self)
  }

  /// The file of an address in a folder: the address without its scheme, with `_` for what no file name should have;
  /// without the query, if there is no file for the whole.
  static func file(of url: URL, in folder: String) -> String? {
    let whole = url.absoluteString.drop { $0 != ":" }.drop { $0 == ":" || $0 == "/" }
    let names = [String(whole), String(whole.prefix { $0 != "?" })].map { name in
      String(name.map { $0.isLetter || $0.isNumber || ".-_".contains($0) ? $0 : "_" })
    }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      if files.contains(name) { return "\(folder)/\(name)" }
      if let known = files.sorted().first(where: { $0.hasPrefix(name + ".") }) { return "\(folder)/\(known)" }
    }
    return nil
  }

  override class func canInit(with request: URLRequest) -> Bool {
    ["http", "https"].contains(request.url?.scheme?.lowercased() ?? "")
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let folder = Self.folder.withLock({ $0 }), let path = Self.file(of: url, in: folder),
      let data = FileManager.default.contents(atPath: path),
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: [:])
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
