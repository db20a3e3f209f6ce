/// Receives the problems and the progress of a long task.
@MainActor
package protocol WorkLog: AnyObject {
  /// Logs a line of diagnostics; line ends and control characters in it are escaped.
  func diagnose(_ line: String)
  /// Logs several lines of diagnostics, whose values are already escaped (``Escaped/line(_:)``).
  func diagnose(block text: String)
  /// Shows the progress in a terminal; the line replaces the previous one.
  func progress(_ text: @autoclosure () -> String)
  /// Removes the last line of progress.
  func endProgress()
}
