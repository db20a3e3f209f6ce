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
  func submodules() throws -> [String: String] {
    let commits = try GitTree(commit: commit, revision: name).submodules.filter { $0.key.hasPrefix(prefix) }
    return Dictionary(commits.map { (String($0.key.dropFirst(prefix.count)), $0.value) }) { first, _ in first }
  }

  /// Returns the submodules with documents, in some paths, of which a later revision has another commit.
  /// - Parameter later: nil for the files as they are here, edited or not.
  /// - Throws: ``UsageError``.
  func changedSubmodules(in paths: [String], until later: GitRevision?) throws -> [ChangedSubmodule] {
    let before = try submodules()
    let after = try (later ?? GitRevision("HEAD")).submodules()
    return Set(before.keys).union(after.keys).sorted().compactMap { path in
      guard isNamed(path, in: paths), after[path] == nil || (try? DocumentSearch([path])) != nil
      else { return nil }
      var present = after[path]
      if later == nil, present != nil {
        present = (try? Git.run(["-C", path, "rev-parse", "HEAD"]))?.text
        let edits = (try? Git.run(["-C", path, "status", "--porcelain", "--untracked-files=no"]))?.text ?? ""
        if !edits.isEmpty { present = nil }
      }
      return before[path] == present ? nil : ChangedSubmodule(path: path, before: before[path])
    }
  }
}
