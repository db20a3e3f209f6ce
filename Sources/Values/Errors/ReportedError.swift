/// An error for people: its description names the place, the cause, and the next step if there is one. The tool and the test
/// libraries print it as it is.
package protocol ReportedError: Error, CustomStringConvertible {
  /// The exit code of a command that the error ends.
  var exitCode: ExitCode { get }
}

extension ReportedError {
  /// Most errors are a use, a document or a file that has to be changed.
  package var exitCode: ExitCode { .usage }
}
