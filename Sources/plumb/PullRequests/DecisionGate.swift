import Foundation
import Values

/// Decides whether a decision in a comment may be carried out, from what the platform answers alone.
struct DecisionGate {
  /// What was granted.
  struct Grant: Equatable {
    var decision: CommentedDecision
    /// The commit to decide on, the branch's newest.
    var head: String
    var branch: String
    /// The artifact with the run; nil to undo.
    var artifact: Int?
    /// When the comment was written.
    var written: Date?
  }

  let comment: PullRequestComment
  let answers: RequestAnswers
  /// The repository in which the job runs, from its environment.
  let repository: String

  /// - Throws: ``DecisionRefusal`` with the reason.
  func grant() throws(DecisionRefusal) -> Grant {
    try checkAuthor()
    let decision = try CommentedDecision(comment.body)
    try checkRequest()
    try checkBranch()
    let artifact = decision == .undo ? nil : try artifact()
    return Grant(
      decision: decision, head: answers.head, branch: answers.branch, artifact: artifact,
      written: Self.date(answers.written))
  }

  private func checkAuthor() throws(DecisionRefusal) {
    guard answers.canWrite, answers.authorID == comment.authorID else {
      throw DecisionRefusal("only people with write access to this repository can decide on its goldens")
    }
    // The event has the text as it was when it was written.
    guard answers.body == comment.body else {
      throw DecisionRefusal("the comment was edited: write another one")
    }
  }

  private func checkRequest() throws(DecisionRefusal) {
    guard answers.number == comment.number, Self.isSame(answers.repository, repository),
      Self.isSame(comment.repository, repository)
    else { throw DecisionRefusal("the comment belongs to another repository or pull request") }
    guard answers.isOpen else { throw DecisionRefusal("the pull request is not open") }
    guard let head = answers.headRepository, Self.isSame(head, repository) else {
      let place = answers.headRepository.map(Escaped.markdown) ?? "another repository"
      throw DecisionRefusal(
        "its branch is in \(place), which is not written to: download the run, and accept there with "
          + "`plumb review accept --run layouts.zip 'login#1'`")
    }
  }

  private func checkBranch() throws(DecisionRefusal) {
    guard Self.isBranch(answers.branch) else { throw DecisionRefusal("the branch's name is not valid in git") }
    if answers.otherBranches.contains(answers.branch) {
      throw DecisionRefusal(
        "goldens are pushed to the branch of a pull request, not to \(Escaped.markdown(answers.branch))")
    }
  }

  private func artifact() throws(DecisionRefusal) -> Int {
    let runs = answers.artifacts.filter(\.isOfRepository)
    let head = Git.short(answers.head)
    guard let run = runs.first(where: { $0.commit == answers.head }) else {
      guard let older = runs.first(where: { $0.branch == answers.branch }) else {
        throw DecisionRefusal("there is no run of \(head), the branch's newest commit: wait until it has ended")
      }
      throw DecisionRefusal(
        "the branch moved on: its newest run is of \(Git.short(older.commit)), and its newest commit is \(head). Wait for "
          + "that commit's run, look at it, and comment again")
    }
    if run.isExpired { throw DecisionRefusal("the run of \(head) has expired: run the workflow again") }
    guard run.size <= Limits.archiveBytes else {
      throw DecisionRefusal(
        "the run of \(head) is \(Limits.text(bytes: run.size)), and the limit is \(Limits.text(bytes: Limits.archiveBytes)): "
          + "accept locally, with `plumb review accept`")
    }
    guard let stored = run.stored.flatMap(Self.date), let written = Self.date(answers.written), stored <= written else {
      throw DecisionRefusal(
        "the run of \(head) ended after the comment was written: look at it, and comment again")
    }
    return run.id
  }

  // MARK: Values

  /// Platforms do not distinguish case in names of repositories.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    !one.isEmpty && one.utf8.elementsEqual(other.utf8) { Self.lower($0) == Self.lower($1) }
  }

  private static func lower(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

  /// Returns a moment as the platforms write it: `2026-11-25T10:00:00Z`, with or without a fraction.
  static func date(_ text: String) -> Date? {
    (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }

  /// Whether git takes a name as that of a branch (git-check-ref-format), and a shell as one word.
  private static func isBranch(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= 250 && !name.hasPrefix("-") && !name.contains("..") && !name.contains("@{") && name != "@"
      && !name.unicodeScalars.contains {
        $0.isHidden || $0.properties.isWhitespace || " ~^:?*[\\".unicodeScalars.contains($0)
      }
      && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.hasSuffix(".lock") && !$0.hasSuffix(".") }
  }
}
