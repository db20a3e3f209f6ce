import Foundation
import Reports
import Values
import Verifying

/// The page of a stored run as a separate site: the page, its pictures, and the decisions made on it.
///
/// It serves only the files that the run names. ``SiteAccess`` decides which requests are allowed.
@MainActor
struct ReviewSite {
  private(set) var review: Review
  private let goldens: String
  private let access: SiteAccess
  /// Names of the run's pictures.
  private var pictures: Set<String>
  /// Names of the live pages of its scenes.
  private var livePages: Set<String>

  init(_ review: Review, goldens: String, access: SiteAccess) {
    (self.review, self.goldens, self.access) = (review, goldens, access)
    pictures = Set(review.folder.pictureNames(of: review.run))
    livePages = Set(review.folder.livePageNames(of: review.run))
  }

  /// Returns the response to a request, and whether it is the last one because the page's button closed it.
  mutating func answer(_ request: HTTPRequest) -> (response: HTTPResponse, isLast: Bool) {
    let name: String
    switch access.admission(of: request) {
    case .refused(let response): return (response, false)
    case .admitted(let admitted): name = admitted
    }
    if request.method == .post { return answer(post: request, name) }
    switch name {
    case "", RunFolder.pageName: return (page(), false)
    case "decisions": return (decided(""), false)
    default: return (file(name), false)
    }
  }

  /// Returns the page of the run as it is stored now.
  private mutating func page() -> HTTPResponse {
    do {
      review = try Review(review.folder, goldens: goldens)
      pictures = Set(review.folder.pictureNames(of: review.run))
      livePages = Set(review.folder.livePageNames(of: review.run))
    } catch {
      return HTTPResponse(500, Escaped.line("\(error)"))
    }
    let html = ReportPage(review.run, folder: review.folder.path, isServed: true).html
    return HTTPResponse(type: "text/html; charset=utf-8", body: Array(html.utf8))
  }

  private func file(_ name: String) -> HTTPResponse {
    let name = name.removingPercentEncoding ?? ""
    let type = pictures.contains(name) ? "image/png" : livePages.contains(name) ? "text/html; charset=utf-8" : nil
    guard let type, let bytes = try? review.folder.bytes(of: name) else {
      return HTTPResponse(404, "The run has no such file.")
    }
    return HTTPResponse(type: type, body: bytes)
  }

  // MARK: Decisions

  /// A decision as sent by the page.
  private struct Decision: Decodable {
    enum Verb: String, Decodable {
      case accept, reject, undo, done
    }

    let verb: Verb
    let pattern: String
  }

  private mutating func answer(post request: HTTPRequest, _ name: String) -> (response: HTTPResponse, isLast: Bool) {
    guard name == "decisions" else { return (HTTPResponse(refusing: 405), false) }
    // Another site's form can send neither this content type nor this origin.
    guard request.headers["content-type"] == "application/json" else { return (HTTPResponse(refusing: 415), false) }
    guard request.headers["origin"].map({ $0 == request.headers["host"].map { "http://\($0)" } }) ?? true else {
      return (HTTPResponse(refusing: 403), false)
    }
    guard let decision = try? JSONDecoder().decode(Decision.self, from: Data(request.body)) else {
      return (HTTPResponse(400, "A decision has a verb (accept, reject, undo, done) and a pattern."), false)
    }
    if decision.verb == .done { return (decided("The review is closed."), true) }
    do {
      return (try decide(decision), false)
    } catch {
      return (HTTPResponse(500, Escaped.line("\(error)")), false)
    }
  }

  private mutating func decide(_ decision: Decision) throws -> HTTPResponse {
    if decision.verb == .undo {
      let keys = try review.undo()
      return decided(keys.map { "\(Count.text($0.count, "cell")) undecided again" } ?? "Nothing to undo")
    }
    let items = review.items(matching: [CellPattern(decision.pattern)])
    if items.isEmpty { return HTTPResponse(400, "This matches no cell of the run; load the page again.") }
    if decision.verb == .reject {
      try review.reject(items)
      return decided("\(Count.text(review.cellCount(items), "cell")) rejected")
    }
    var refused: [String] = []
    let written = try review.accept(items, refused: &refused)
    // Decisions alone write no goldens.
    let files = written.isEmpty ? "" : ", \(Count.text(written.count, "file")) written"
    let waiting = review.waitingText(items).map { "; \($0)" } ?? ""
    let isRefused = !refused.isEmpty && written.isEmpty && waiting.isEmpty
    return decided(isRefused ? "Nothing accepted" : "Accepted\(files)\(waiting)", refused: refused)
  }

  private func decided(_ message: String, refused: [String] = []) -> HTTPResponse {
    let cells = review.decisions.cells.sorted { $0.key < $1.key }.map { ($0.key, JSONText.text($0.value.rawValue)) }
    let text = JSONText.object([
      ("message", .text(message)), ("refused", .list(refused.map { .text($0) })),
      ("undecided", .number(Double(review.undecidedCells))), ("decisions", .pairs(cells)),
    ])
    return HTTPResponse(type: "application/json", body: Array(text.utf8))
  }
}
