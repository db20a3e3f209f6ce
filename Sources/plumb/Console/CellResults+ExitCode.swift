import Verifying

extension CellResults {
  /// The exit code of a command whose only results are these.
  var code: ExitCode { failures.isEmpty ? .clean : .usage }
}
