import Foundation
import FoundationNetworking
import Synchronization
import Values

/// Answers an application's requests: from files that the user provides, or at once that there is no network.
final class RecordedResponses: URLProtocol {
  private struct State {
    var folder: String?
    var madeUpStatus: Int?
    var hasUnanswered = false
  }
  private static let state = Mutex(State())

  /// Answers the requests of this process.
  /// - Parameters:
  ///   - folder: The folder of answers; nil for none.
  ///   - madeUpStatus: The status of an answer that other requests get, from which the application's decoder makes up
  ///     values; nil for no answer.
  static func start(_ folder: String?, madeUpStatus: Int? = nil) {
    state.withLock { $0 = State(folder: folder, madeUpStatus: madeUpStatus) }
    _ = URLProtocol.registerClass(RecordedResponses.self)
  }

  /// Whether a request of this process, other than for a picture, had no answer.
  static var hasUnanswered: Bool { state.withLock { $0.hasUnanswered } }

  private static let pictures: Set<String> = ["gif", "heic", "jpeg", "jpg", "png", "svg", "webp"]

  /// The answer to a request, and its status; nil if there is none.
  private static func answer(to url: URL) -> (data: Data, status: Int)? {
    state.withLock { state in
      if let path = state.folder.flatMap({ file(of: url, in: $0) }) {
        return FileManager.default.contents(atPath: path).map { ($0, 200) }
      }
      if pictures.contains(url.pathExtension.lowercased()) { return nil }
      state.hasUnanswered = true
      // `AnswerDecoder` of ported applications knows this beginning.
      let address = Escaped.json(url.absoluteString)
      return state.madeUpStatus.map { (Data("{\"made-up answer\":\(address)}".utf8), $0) }
    }
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
    guard let url = request.url, let answer = Self.answer(to: url),
      let response = HTTPURLResponse(url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: [:])
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: answer.data)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
