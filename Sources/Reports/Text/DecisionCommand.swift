package import Goldens

/// The commands that decide on a run, as a terminal takes them: with the folders, where they are not the usual ones.
package struct DecisionCommand {
  /// What follows the pattern: nothing, or ` --report 'diff'`.
  let options: String
  /// Whether the run was compared with goldens, so that there is something to accept.
  let isPossible: Bool

  /// - Parameters:
  ///   - run: What is decided on.
  ///   - folder: Where it lies, as the command line names it.
  package init(_ run: StoredRun, folder: String) {
    isPossible = !run.snapshots.isEmpty
    options =
      (folder == "report" ? "" : " --report \(Escaped.shell(folder))")
      + (run.snapshots == "Snapshots" || !isPossible ? "" : " --goldens \(Escaped.shell(run.snapshots))")
  }

  /// `plumb accept 'login#1'`.
  func accept(_ pattern: String) -> String { "plumb accept \(Escaped.shell(pattern))\(options)" }
}
