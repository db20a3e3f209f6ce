import Foundation

/// Submodules, whose documents a comparison of revisions leaves out: their history is their own.
extension GitRevision {
  /// A submodule that is not what it was.
  struct ChangedSubmodule {
    /// From the working folder.
    let path: String
    /// The commit in the base; nil if it was not there.
    let before: String?
  }

  /// Returns the commits of submodules in the working folder, by their paths from it.
  /// - Throws: ``UsageError``.
  private func submodules() throws -> [String: String] {
    let commits = try GitTree(commit: commit, revision: name).submodules.filter { $0.key.hasPrefix(prefix) }
    return Dictionary(commits.map { (String($0.key.dropFirst(prefix.count)), $0.value) }) { first, _ in first }
  }

  /// Returns the submodules in the working folder that this revision or a later one has, and those of them with documents,
  /// in some paths, of which the later one has another commit.
  /// - Parameter later: nil for the files as they are here, edited or not.
  /// - Throws: ``UsageError``.
  func submodules(
    in paths: [String], until later: GitRevision?
  ) throws -> (all: [String], changed: [ChangedSubmodule]) {
    let before = try submodules()
    let after = try (later ?? GitRevision("HEAD")).submodules()
    let all = Set(before.keys).union(after.keys).sorted()
    let changed = all.compactMap { path -> ChangedSubmodule? in
      // What was in one that is gone is not known here.
      guard isNamed(path, in: paths), after[path] == nil || (try? DocumentSearch([path])) != nil else { return nil }
      var present = after[path]
      if later == nil, present != nil {
        present = (try? Git.run(["-C", path, "rev-parse", "HEAD"]))?.text
        let edits = (try? Git.run(["-C", path, "status", "--porcelain", "--untracked-files=no"]))?.text ?? ""
        if !edits.isEmpty { present = nil }
      }
      return before[path] == present ? nil : ChangedSubmodule(path: path, before: before[path])
    }
    return (all, changed)
  }
}
