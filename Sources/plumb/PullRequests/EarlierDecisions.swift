import Foundation
import Values

/// Decisions that our own answers in a pull request say were made on its newest commit: rejections, and acceptances that
/// wait for other causes. Those that changed goldens are commits, and made another commit the newest.
struct EarlierDecisions {
  /// In order, without those that were undone.
  private(set) var decisions: [CommentedDecision] = []
  private var moments: [Date?] = []
  /// When the last one was answered; nil for none, or if the platform does not say.
  var last: Date? { moments.last ?? nil }

  /// - Parameter head: The branch's newest commit.
  init(_ comments: [RequestAnswers.Comment], on head: String) {
    for comment in comments where comment.isOurs {
      guard let decision = Self.decision(in: comment.body, on: head) else { continue }
      if decision == .undo {
        _ = (decisions.popLast(), moments.popLast())
      } else {
        decisions.append(decision)
        moments.append(comment.written)
      }
    }
  }

  private static let opening = "<!-- plumb:decision:1:"

  /// Returns the first line of an answer, by which it is found again.
  static func mark(_ decision: CommentedDecision, on head: String) -> String {
    "\(opening)\(head):\(text(decision)) -->"
  }

  /// A decision as one word: `accept:login%231,form%232`.
  static func text(_ decision: CommentedDecision) -> String {
    "\(decision.verb):\(decision.names.map(Escaped.comment).joined(separator: ","))"
  }

  private static func decision(in body: String, on head: String) -> CommentedDecision? {
    let line = body.prefix { !$0.isNewline }
    guard line.hasPrefix("\(opening)\(head):"), line.hasSuffix(" -->") else { return nil }
    let parts = line.dropFirst(opening.count + head.count + 1).dropLast(4).split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let names = parts[1].split(separator: ",").compactMap { String($0).removingPercentEncoding }
    switch parts[0] {
    case "accept": return names == ["all"] ? .acceptAll : .accept(names)
    case "reject": return .reject(names)
    case "undo": return .undo
    default: return nil
    }
  }
}
