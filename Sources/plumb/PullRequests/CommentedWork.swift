import Foundation
import Reports
import Values
import Verifying

/// Carries out a decision of a comment, in a checkout of the pull request's branch.
struct CommentedWork {
  let grant: DecisionGate.Grant
  let comment: PullRequestComment
  let earlier: EarlierDecisions
  let goldens: String
  /// Where the run is stored while it is decided on.
  let report: RunFolder

  /// What was done.
  struct Outcome {
    /// What the answer says, in Markdown.
    var lines: [String]
    /// What happens next, in Markdown.
    var next: String
    /// The message of the commit; nil if no golden changed.
    var message: String?
  }

  /// The most causes that an answer lists.
  private static let listed = 20

  /// - Parameter archive: The archive of the run; nil to undo.
  /// - Throws: ``DecisionRefusal`` for what is not carried out; nothing may be committed then. ``UsageError`` for a
  ///   working folder that is not the checkout.
  func carryOut(_ archive: String?) throws -> Outcome {
    let branch = try GoldenBranch(goldens: goldens, head: grant.head)
    if grant.decision == .undo { return try undo(branch) }
    guard let archive else { throw UsageError("--run names the archive of the run") }
    do {
      let bytes = try RegularFile.bytes(archive, limit: Limits.archiveBytes)
      try RunArchive(bytes, name: "the artifact").unpack(into: report)
      var review = try Review(report, goldens: goldens == "." ? StoredRun.besideTests : goldens)
      for decision in earlier.decisions { _ = try? decide(decision, &review) }
      return try decide(&review, branch)
    } catch let refusal as DecisionRefusal {
      throw refusal
    } catch let error as RegularFile.Failure {
      throw DecisionRefusal("the run cannot be used: the artifact is \(error)")
    } catch let error as any ReportedError {
      throw DecisionRefusal("the run cannot be used: \(Escaped.markdown("\(error)"))")
    }
  }

  // MARK: Accepting and rejecting

  private func decide(_ review: inout Review, _ branch: GoldenBranch) throws -> Outcome {
    let done = try decide(grant.decision, &review)
    try branch.check(done.written)
    let open = Set(review.undecided.map(\.decisionKey))
    let names = causes(done.items.filter { !open.contains($0.decisionKey) }, review.run)
    if names.isEmpty {
      throw DecisionRefusal(done.refused.prefix(Self.listed).map(Escaped.markdown).joined(separator: "; "))
    }
    var lines = names.prefix(Self.listed).map { "- \(Escaped.markdownCode($0.name)): \(Escaped.markdown($0.sentence))" }
    if let rest = Listing.rest(names.count - Self.listed) { lines.append("- …\(rest)") }
    lines += done.refused.prefix(Self.listed).map { "- refused: \(Escaped.markdown($0))" }
    if let waiting = review.waitingText(done.items) { lines.append("- \(Escaped.markdown(waiting))") }
    let left = review.undecidedCells
    lines.append("")
    lines.append(
      left == 0
        ? "Everything is decided." : "\(Count.text(left, "cell")) of the run \(left == 1 ? "is" : "are") undecided.")
    if done.written.isEmpty {
      return Outcome(lines: lines, next: "No golden changed. `/plumb undo` reverts the decision.", message: nil)
    }
    let who = "Decided by \(comment.author) in pull request \(comment.number), on the run of \(grant.head)."
    return Outcome(
      lines: lines,
      next:
        "\(Count.text(done.written.count, "file")) of goldens \(done.written.count == 1 ? "is" : "are") in a new commit on the "
        + "branch. `/plumb undo` reverts it.",
      message: GoldenBranch.message(grant.decision, names.map(\.name), by: who))
  }

  private typealias Done = (items: [Review.Item], written: [String], refused: [String])

  private func decide(_ decision: CommentedDecision, _ review: inout Review) throws -> Done {
    let items: [Review.Item] =
      switch decision {
      case .accept(let names), .reject(let names): try self.items(names, of: review)
      case .acceptAll: review.undecided
      case .undo: []
      }
    if items.isEmpty { throw DecisionRefusal("nothing is left to decide in the run of \(Git.short(grant.head))") }
    if case .reject = decision {
      try review.reject(items)
      return (items, [], [])
    }
    var refused: [String] = []
    let written = try review.accept(items, refused: &refused)
    return (items, written, refused)
  }

  /// Returns the cells that some names are about, each once.
  private func items(_ names: [String], of review: Review) throws -> [Review.Item] {
    for name in names where (try? DecisionOptions.items([CellPattern(name)], of: review)) == nil {
      let known = review.run.scenes.flatMap { scene in scene.groups.indices.map { "\(scene.id)#\($0 + 1)" } }
      let list = known.prefix(Self.listed).map(Escaped.markdownCode).joined(separator: ", ")
      let hint =
        Suggestion.nearest(to: name, among: known).map { "; did you mean \(Escaped.markdownCode($0))?" }
        ?? (known.isEmpty ? "" : "; it has \(list)")
      throw DecisionRefusal("the run has no cause, scene or cell \(CommentedDecision.quoted(name))\(hint)")
    }
    return try DecisionOptions.items(names.map(CellPattern.init), of: review)
  }

  /// The causes of some items, each with the largest effect and the number of its cells among them.
  private func causes(_ items: [Review.Item], _ run: StoredRun) -> [(name: String, sentence: String)] {
    var (order, counts): ([String], [String: (group: StoredGroup, cells: Int)]) = ([], [:])
    for item in items {
      let scene = run.scenes[item.scene]
      let name = "\(scene.id)#\(item.group + 1)"
      if counts[name] == nil { order.append(name) }
      counts[name, default: (scene.groups[item.group], 0)].cells += 1
    }
    return order.compactMap { name in
      counts[name].map { (name, "\($0.group.sentence), \(Count.text($0.cells, "cell"))") }
    }
  }

  // MARK: Undoing

  /// Checks that the comment is about the last decision: a job that is run again reads an old comment.
  private func checkIsNewer(than moment: Date?) throws(DecisionRefusal) {
    guard let moment, let written = grant.written, moment <= written else {
      throw DecisionRefusal(
        "the last decision was made after the comment was written: look at it, and comment again")
    }
  }

  private func undo(_ branch: GoldenBranch) throws -> Outcome {
    if let last = earlier.decisions.last {
      try checkIsNewer(than: earlier.last)
      let text = "\(last.verb) \(last.names.joined(separator: " "))"
      return Outcome(lines: ["- \(Escaped.markdownCode(text))"], next: "No golden had changed.", message: nil)
    }
    let (paths, subject) = try branch.takeBack(checkIsNewer)
    try branch.check(paths)
    let who = "Decided by \(comment.author) in pull request \(comment.number)."
    return Outcome(
      lines: ["- \(Escaped.markdown(subject))"],
      next:
        "\(Count.text(paths.count, "file")) of goldens \(paths.count == 1 ? "is" : "are") as before, in a new commit on the branch.",
      message: "Undo: \(subject.prefix(60))\n\n\(who)\n\nPlumb-Decision: undo:\n")
  }
}
