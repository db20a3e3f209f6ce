package import Verifying

/// The commands that decide on a run, as typed in a terminal: with the folders, unless they are the defaults.
package struct DecisionCommand {
  /// The text after the pattern: empty, or ` --report 'diff'`.
  let options: String
  /// Whether the run was compared with goldens, so that it can be accepted.
  let isPossible: Bool

  /// - Parameters:
  ///   - run: The run to decide on.
  ///   - folder: The run's folder as named on the command line.
  package init(_ run: StoredRun, folder: String) {
    isPossible = !run.snapshots.isEmpty
    options =
      (folder == "report" ? "" : " --report \(Escaped.shell(folder))")
      + (run.snapshots == "Snapshots" || !isPossible ? "" : " --goldens \(Escaped.shell(run.snapshots))")
  }

  /// Returns `plumb review accept 'login#1'`.
  func accept(_ pattern: String) -> String { "plumb review accept \(Escaped.shell(pattern))\(options)" }
}
