import Foundation
import Values
import Verifying

/// The checkout of a branch on which goldens may change and nothing else: this process's working folder.
struct GoldenBranch {
  /// The folder of all goldens, relative to the repository; `.` for those beside Swift tests.
  let goldens: String

  /// What the last line of a message says of the commit that a decision made.
  private static let trailer = "Plumb-Decision: "

  /// - Parameter head: The commit that must be checked out.
  /// - Throws: ``DecisionRefusal``, ``UsageError``.
  init(goldens: String, head: String) throws {
    self.goldens = goldens
    guard goldens == "." || NameInFolder.isPlain(goldens) else {
      throw UsageError("--goldens is a folder inside the repository, without `..`")
    }
    guard try Git.run(["rev-parse", "HEAD"]).text == head, try Self.changed().isEmpty else {
      throw UsageError("the working folder is not a clean checkout of \(head)")
    }
    if goldens != ".", NameInFolder.firstLink(on: goldens, in: ".") != nil {
      throw DecisionRefusal(
        "the folder of goldens is a symbolic link, which this job does not write through: give `--goldens` the folder "
          + "that it points to, or accept locally")
    }
  }

  /// Checks that what has changed since the checkout is goldens, all of these files, and nothing else.
  /// - Throws: ``DecisionRefusal``, ``UsageError``.
  func check(_ written: [String]) throws {
    let changed = try Self.changed()
    if let other = changed.first(where: { !Self.isGolden($0, in: goldens) }) {
      throw DecisionRefusal("\(Escaped.markdown(other)) would change, which is not a golden")
    }
    let names = written.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
    if let ignored = Set(names).subtracting(changed).min() {
      throw DecisionRefusal("git ignores \(Escaped.markdown(ignored)), so it cannot be committed")
    }
    if let filtered = try Self.filtered(changed) {
      throw DecisionRefusal(
        "\(Escaped.markdown(filtered)) is in Git LFS, which this job does not write: accept locally, with "
          + "`plumb review accept --run layouts.zip`")
    }
  }

  /// Returns whether a path is that of a file of a golden in a folder of goldens.
  static func isGolden(_ path: String, in goldens: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard NameInFolder.isPlain(path), !parts.contains(where: { $0.lowercased() == ".git" }), let file = parts.last
    else {
      return false
    }
    if goldens == ".", TestGoldens.isFile(path) { return true }
    let isInside =
      goldens == "." ? parts.dropLast().contains { $0 == TestGoldens.folder } : path.hasPrefix(goldens + "/")
    return isInside && (file == GoldenFolder.recordName || file.hasSuffix(".png") || file.hasSuffix(".svg"))
  }

  /// The paths that differ from the newest commit.
  private static func changed() throws -> [String] {
    let status = try Git.run(["status", "--porcelain=v1", "-z", "--untracked-files=all", "--no-renames"]).bytes
    return status.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) }
  }

  /// Returns the first path whose contents a filter stores elsewhere.
  private static func filtered(_ paths: [String]) throws -> String? {
    for batch in Subprocess.batches(of: paths) {
      let fields = try Git.run(["check-attr", "-z", "filter", "--"] + batch).bytes
        .split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
      for place in stride(from: 0, to: fields.count - 2, by: 3)
      where !["unspecified", "unset"].contains(fields[place + 2]) {
        return fields[place]
      }
    }
    return nil
  }

  // MARK: Commits

  /// Returns the message of the commit of goldens that were accepted.
  /// - Parameters:
  ///   - names: What it decided on, in words.
  ///   - who: Its author, in which pull request.
  static func message(_ decision: CommentedDecision, _ names: [String], by who: String) -> String {
    let whole = "Accept layouts of \(Escaped.line(names.joined(separator: ", ")))"
    let subject = whole.count <= 72 ? whole : "Accept layouts of \(Count.text(names.count, "cause"))"
    return "\(subject)\n\n\(who)\n\n\(trailer)\(EarlierDecisions.text(decision))\n"
  }

  /// Takes back the newest commit, if a decision made it.
  /// - Parameter check: Called with the time of that commit.
  /// - Returns: The paths that are as before, and the decision as its commit describes it.
  /// - Throws: ``DecisionRefusal``, ``UsageError``.
  func takeBack(_ check: (Date?) throws -> Void) throws -> (paths: [String], subject: String) {
    let message = try Git.run(["log", "-1", "--format=%B"]).text
    let lines = message.split(separator: "\n").map(String.init)
    guard lines.last?.hasPrefix("\(Self.trailer)accept:") ?? false, let subject = lines.first else {
      throw DecisionRefusal(
        "there is nothing to undo: the newest commit is not a decision, and no decision was made on it")
    }
    try check(DecisionGate.date(try Git.run(["log", "-1", "--format=%cI"]).text.trimmingCharacters(in: .newlines)))
    // `:100644 100644 OBJECT OBJECT M`, and the path.
    let fields = try Git.run(["diff", "--raw", "-z", "--no-renames", "HEAD^", "HEAD"]).bytes
      .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    var (known, new): ([String], [String]) = ([], [])
    for place in stride(from: 0, to: fields.count - 1, by: 2) {
      let modes = fields[place].split(separator: " ").prefix(2)
      guard Self.isGolden(fields[place + 1], in: goldens),
        Set(modes).isSubset(of: [":000000", ":100644", "000000", "100644"])
      else {
        throw DecisionRefusal("the newest commit changes files other than goldens: undo it with git")
      }
      if modes.first == ":000000" { new.append(fields[place + 1]) } else { known.append(fields[place + 1]) }
    }
    for batch in Subprocess.batches(of: known) {
      _ = try Git.run(["--literal-pathspecs", "checkout", "--quiet", "HEAD^", "--"] + batch)
    }
    for path in new where NameInFolder.path(of: path, in: ".") != nil { unlink(path) }
    return (known + new, subject)
  }
}
