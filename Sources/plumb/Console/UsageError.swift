import Values

/// A command line that cannot be carried out, and what to do about it.
struct UsageError: ReportedError {
  /// One sentence with the cause and the next step.
  var description: String

  init(_ description: String) { self.description = description }
}
