/// Where long work reports: what went wrong, and how far it is.
@MainActor
package protocol WorkLog: AnyObject {
  /// A line of diagnostics; line ends and control characters in it are escaped.
  func diagnose(_ line: String)
  /// Several lines of diagnostics, whose values are escaped already (``Escaped/line(_:)``).
  func diagnose(block text: String)
  /// How far the work is, for a terminal; the line replaces the one before.
  func progress(_ text: @autoclosure () -> String)
  /// Removes the last line of progress.
  func endProgress()
}

/// A log that drops everything.
@MainActor
package final class SilentLog: WorkLog {
  /// A log that drops everything.
  package init() {}
  /// Does nothing.
  package func diagnose(_ line: String) {}
  /// Does nothing.
  package func diagnose(block text: String) {}
  /// Does nothing.
  package func progress(_ text: @autoclosure () -> String) {}
  /// Does nothing.
  package func endProgress() {}
}
