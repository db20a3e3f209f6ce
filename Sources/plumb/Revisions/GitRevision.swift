import Foundation
import Layout
import Values
import Verifying

/// A revision of the repository that contains the working folder, read from git's objects; the work tree is not
/// touched.
struct GitRevision {
  let name: String
  let commit: String
  /// The working folder's path in the repository.
  let prefix: String

  /// - Throws: ``UsageError``, with the command to run if a shallow clone lacks the revision.
  init(_ name: String) throws {
    guard name.utf8.first != UInt8(ascii: "-") else {
      throw UsageError("\"\(name)\" is not a revision; name a branch, a tag or a commit")
    }
    self.name = name
    guard let inside = try? Git.run(["rev-parse", "--show-prefix"]) else {
      throw UsageError("`plumb diff` compares revisions of a git repository: \(Git.absence)")
    }
    prefix = inside.text
    if let problem = Git.problem { throw UsageError(problem) }
    // In two steps: of `:/text`, all that follows belongs to the text.
    let verify = ["rev-parse", "--verify", "--quiet", "--end-of-options"]
    guard let object = try? Git.run(verify + [name]).text, let found = try? Git.run(verify + ["\(object)^{commit}"])
    else {
      throw UsageError(Self.missing(name))
    }
    commit = found.text
  }

  /// Returns the merge base of this revision and another (`HEAD` if nil), from which a branch's changes are counted.
  /// - Throws: ``UsageError``.
  func mergeBase(with other: GitRevision?) throws -> GitRevision {
    guard let base = try? Git.run(["merge-base", commit, other?.commit ?? "HEAD"]) else {
      let (here, there) = (other?.name ?? "HEAD", Escaped.line(name))
      throw UsageError(
        Self.isShallow
          ? "this clone is shallow and does not contain the merge base of \(here) and \(there); type: git fetch --unshallow"
          : "\(here) and \(there) have no commit in common; --exact compares with \(there) itself")
    }
    return try GitRevision(base.text)
  }

  private static var isShallow: Bool { (try? Git.run(["rev-parse", "--is-shallow-repository"]))?.text == "true" }

  private static func missing(_ name: String) -> String {
    if (try? Git.run(["rev-list", "--max-count=1", "--all"]))?.bytes.isEmpty == true {
      return "this repository has no commit to compare with yet; make one first: git commit"
    }
    if let kind = (try? Git.run(["cat-file", "-t", name]))?.text, ["tree", "blob"].contains(kind) {
      return
        "\"\(name)\" is a \(kind == "tree" ? "folder" : "file") of a commit; name the commit, and the path as an operand"
    }
    if !isShallow { return "there is no revision \"\(name)\"; \(advice(onMissing: name))" }
    return "this clone is shallow and has no revision \"\(name)\"; type: \(unshallow(name))"
  }

  /// Returns what helps to find a revision in a clone with all its history.
  private static func advice(onMissing name: String) -> String {
    let start = String(name.prefix { $0 != "~" })
    if name.dropFirst(start.count).wholeMatch(of: /~[0-9]*/) != nil,
      let count = try? Git.run(["rev-list", "--count", "--first-parent", "--end-of-options", start]).text
    {
      return "\(start.isEmpty ? "HEAD" : "\"\(start)\"") has \(Count.text(Int(count) ?? 0, "commit")) in its history"
    }
    let hasRemote = (try? Git.run(["remote"]))?.bytes.isEmpty == false
    return hasRemote ? "try `git fetch`" : "`git log --all --oneline --decorate` lists what there is"
  }

  /// Returns the command that fetches a revision; one that names another commit by its distance, or by its hash, comes
  /// with the history.
  private static func unshallow(_ name: String) -> String {
    let command = "git fetch --unshallow"
    let isHash = name.utf8.count >= 7 && name.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard !isHash, name.wholeMatch(of: /[A-Za-z0-9._\/-]+/) != nil, !["HEAD", "FETCH_HEAD"].contains(name) else {
      return command
    }
    guard name.hasPrefix("origin/") else { return "\(command) origin \(name)" }
    let branch = name.dropFirst(7)
    return "\(command) origin +refs/heads/\(branch):refs/remotes/origin/\(branch)"
  }

  /// Extensions of files that documents are drawn with, wherever they are.
  static let companions = ["png", "json", "strings", "xcstrings", "ttf", "otf"]

  /// Writes the revision's files in some paths into a folder, together with the files they are drawn with.
  /// - Returns: Whether there were any.
  /// - Throws: ``UsageError``, also for a path that the revision has but that cannot be read.
  func extract(_ paths: [String], into folder: String) throws -> Bool {
    let tree = try GitTree(commit: commit, revision: name)
    try tree.check(paths, below: prefix)
    var files: [(path: String, file: GitTree.File)] = []
    var found = false
    for file in try tree.files(below: prefix, following: { isNamed($0, in: paths) }) {
      let own = String(file.path.dropFirst(prefix.count))
      guard NameInFolder.isPlain(own) else { continue }
      let isNamed = isNamed(own, in: paths)
      found = found || isNamed
      guard isNamed || Self.isCompanion(own) else { continue }
      files.append((own, file))
    }
    guard found else { return false }
    let contents = try Git.blobs(files.map(\.file.object))
    for ((path, file), bytes) in zip(files, contents) {
      var bytes = bytes
      if GitLFSPointer.isIn(bytes) {
        if let real = Git.checkedOut(file.object, file.source), !GitLFSPointer.isIn(real) {
          bytes = real
        } else if isNamed(path, in: paths) {
          throw UsageError(
            "\(Escaped.line(path)) is in Git LFS and not here as of \(Escaped.line(name)); type: git lfs fetch origin \(commit)"
          )
        }
      }
      try AtomicFile.write(bytes, to: path, in: folder)
    }
    return true
  }

  /// Returns the objects of all documents in the working folder, by path.
  /// - Throws: ``UsageError``.
  func documentObjects() throws -> [String: String] {
    let files = try GitTree(commit: commit, revision: name).files(below: prefix, following: { _ in false })
    let own = files.map { (path: String($0.path.dropFirst(prefix.count)), object: $0.object) }
      .filter { DocumentKind(ofFile: $0.path) != nil }
    return Dictionary(own.map { ($0.path, $0.object) }) { first, _ in first }
  }

  /// Whether a path is one of some paths, or lies in one.
  func isNamed(_ path: String, in paths: [String]) -> Bool {
    paths.contains { $0 == "." || path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  /// Whether documents may be drawn with a file: pictures of goldens are left out.
  private static func isCompanion(_ path: String) -> Bool {
    companions.contains { path.hasSuffix(".\($0)") }
      && !path.split(separator: "/").contains { TestGoldens.folders.contains(String($0)) }
  }
}

extension GitRevision {
  /// Returns paths as git names them.
  /// - Throws: ``UsageError`` for a path outside of the working folder.
  static func paths(_ paths: [String]) throws -> [String] {
    let plain = paths.map { path in
      path.hasPrefix("./")
        ? String(path.dropFirst(2)) : path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    for path in plain where path != "." && !NameInFolder.isPlain(path) {
      throw UsageError("\(path): name paths inside the working folder, as git knows them")
    }
    return plain
  }

  /// Returns the documents in some paths as of the revision, under those paths. Their files are written into a folder.
  /// - Throws: ``UsageError``.
  func documents(_ paths: [String], in scratch: String) throws -> Documents {
    guard try extract(paths, into: scratch) else { return Documents.empty }
    let found = paths.map { $0 == "." ? scratch : "\(scratch)/\($0)" }.filter {
      FileManager.default.fileExists(atPath: $0)
    }
    // A folder without documents is no error here: they may be new.
    let readable = found.filter { (try? DocumentSearch([$0])) != nil }
    if readable.isEmpty { return Documents.empty }
    do {
      return try Documents(readable).relocated(from: scratch)
    } catch let error as UsageError {
      // The user does not know the scratch folder.
      throw UsageError("\(error)".replacing("\(scratch)/", with: "").replacing("\(scratch.dropFirst())/", with: ""))
    }
  }

  /// Returns the commits after another revision up to this one, oldest first; of a merge, only the branch merged into.
  /// - Throws: ``UsageError`` if there are none.
  func commits(after good: GitRevision) throws -> [GitRevision] {
    let list = try Git.run(["rev-list", "--first-parent", "--reverse", "\(good.commit)..\(commit)"]).text
    let commits = list.split(separator: "\n").map(String.init)
    if commits.isEmpty { throw UsageError("there is no commit between \(good.name) and \(name); swap the two") }
    return try commits.map { try GitRevision($0) }
  }

  /// Returns whether this revision is an ancestor of another.
  func isAncestor(of other: GitRevision) throws -> Bool {
    (try? Git.run(["merge-base", commit, other.commit]))?.text == commit
  }

  /// `1a2b3c4d5e 2026-11-22 Ada: Widen the card`.
  var title: String { (try? Git.run(["show", "-s", "--format=%h %as %an: %s", commit]))?.text ?? commit }
}
