import Observing

extension CellResults {
  /// How a command ends where this is all it has to say.
  var code: ExitCode { failures.isEmpty ? .clean : .usage }
}
