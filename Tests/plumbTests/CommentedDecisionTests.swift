import Testing

@testable import plumb

/// Decisions in comments, and the files that they may change.
@Suite struct CommentedDecisionTests {
  private func read(_ body: String) -> String {
    do {
      let decision = try CommentedDecision(body)
      return ([decision.verb] + decision.names).joined(separator: " ")
    } catch { return error.description }
  }

  private static let usage =
    "a comment begins with `/plumb accept login#1` (several causes, separated by spaces), `/plumb accept all`, "
    + "`/plumb reject login#1` or `/plumb undo`"

  @Test(arguments: [
    ("/plumb accept login#1", "accept login#1"), ("/plumb accept a b", "accept a b"),
    ("/plumb accept all", "accept all"),
    ("/plumb accept --all", "accept all"), ("/plumb reject a", "reject a"), ("/plumb undo", "undo"),
    ("/plumb review accept a", "accept a"), ("\n  \n/plumb undo\nThank you.", "undo"), ("/plumb", usage),
    ("/plumb undo a", usage), ("/plumb accept", usage), ("/plumb reject", usage), ("/plumb merge a", usage),
    ("/plumb reject all", "causes are rejected by name: `/plumb reject login#1`"),
    ("/plumb reject --all", "causes are rejected by name: `/plumb reject login#1`"),
    ("/plumb accept a all", "`all` takes no other names: `/plumb accept all`; what is rejected stays rejected"),
    ("/plumb accept a -b", "a comment takes no options, such as `-b`"),
    ("/plumb accept a*", "a comment names causes one by one, without `*` and `?`; or `/plumb accept all`"),
    ("/plumb accept a?", "a comment names causes one by one, without `*` and `?`; or `/plumb accept all`"),
    ("/plumb undo\n/plumb undo", "the comment has several commands: write one command per comment"),
    ("/plumb accept a\u{200B}", "the command has hidden characters: type it by hand"),
    (#"/plumb accept 'a b' "c d""#, "accept a b c d"), ("/plumb accept 'a", "a quotation mark is not closed"),
    ("/plumb accept ''a", "accept a"), ("\t/plumb  accept   a \t", "accept a"),
    ("/plumb accept\u{A0}a", "the command has hidden characters: type it by hand"),
  ])
  func `a comment's first line is a decision, or is refused with what to write`(_ body: String, _ decision: String) {
    #expect(read(body) == decision)
  }

  @Test func `a comment has at most fifty names`() {
    let names = (1...51).map { "a#\($0)" }
    #expect(read("/plumb accept \(names.prefix(50).joined(separator: " "))").hasPrefix("accept a#1 "))
    #expect(read("/plumb accept \(names.joined(separator: " "))") == "a comment has at most 50 names")
  }

  @Test func `a long name is shortened in an answer`() {
    #expect(CommentedDecision.quoted(String(repeating: "a", count: 100)) == "`\(String(repeating: "a", count: 100))`")
    #expect(CommentedDecision.quoted(String(repeating: "a", count: 101)) == "`\(String(repeating: "a", count: 100))…`")
  }

  @Test(arguments: [
    ("/plumb", true), ("\n /plumb undo", true), ("/plumbing", false), ("see /plumb", false), ("", false),
    ("Thanks\n/plumb undo", false),
  ])
  func `a comment is meant for plumb if it begins with the word`(_ body: String, _ isAddressed: Bool) {
    #expect(CommentedDecision.isAddressed(by: body) == isAddressed)
  }

  // MARK: Files

  @Test(arguments: [
    ("Snapshots/login/frames.txt", "Snapshots", true), ("Snapshots/login/iphone.png", "Snapshots", true),
    ("Snapshots/login/iphone.svg", "Snapshots", true), ("Snapshots/login/run.sh", "Snapshots", false),
    ("Snapshots/frames.txt", "Snapshots", true), ("Others/login/frames.txt", "Snapshots", false),
    ("SnapshotsMore/frames.txt", "Snapshots", false), ("Snapshots/../a.png", "Snapshots", false),
    ("/Snapshots/a.png", "Snapshots", false), ("Snapshots/.git/a.png", "Snapshots", false),
    ("Snapshots/.GIT/a.png", "Snapshots", false),
    ("Tests/AppTests/Snapshots/login/frames.txt", ".", true), ("Tests/AppTests/login/frames.txt", ".", false),
    ("Tests/AppTests/__Snapshots__/LoginTests/a.json", ".", true), ("Tests/AppTests/__Snapshots__/a.json", ".", false),
    ("Tests/AppTests/__Snapshots__/LoginTests/a.json", "Tests", false),
  ])
  func `a golden is a record or a picture in the folder of goldens, or a snapshot of a test`(
    _ path: String, _ goldens: String, _ isGolden: Bool
  ) {
    #expect(GoldenBranch.isGolden(path, in: goldens) == isGolden)
  }
}
