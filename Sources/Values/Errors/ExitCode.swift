/// The exit code of a command. If several apply, the most serious one counts: 5, 2, 4, 1, 3.
package enum ExitCode: Int32, CaseIterable {
  /// No problems found.
  case clean = 0
  /// A golden differs.
  case differences = 1
  /// Bad usage, or a document or file that cannot be read or written.
  case usage = 2
  /// Goldens are missing or orphaned.
  case goldens = 3
  /// The layout gate: an ambiguous or contradictory layout, a failed expectation.
  case gate = 4
  /// An error that no command anticipates.
  case internalError = 5

  /// A description for people, used by help and the manual.
  package var meaning: String {
    switch self {
    case .clean: "nothing failed"
    case .differences: "layouts or pictures differ"
    case .usage: "wrong usage, or a document or file that cannot be read or written"
    case .goldens: "goldens are missing or orphaned"
    case .gate: "layout gate failed (ambiguity, conflict or failed expectation), or lint errors"
    case .internalError: "an internal error"
    }
  }

  private static let gravity: [ExitCode] = [.clean, .goldens, .differences, .gate, .usage, .internalError]

  /// Whether it describes the layouts rather than a failure to do the work.
  package var isOfLayouts: Bool { [.clean, .differences, .goldens, .gate].contains(self) }

  /// Returns the more serious of the two.
  package func combined(with other: ExitCode) -> ExitCode {
    let places = [self, other].compactMap(Self.gravity.firstIndex)
    return Self.gravity[places.max() ?? 0]
  }

  /// The code of an error that ends a command: its own if it says what happened, else ``internalError``.
  package init(for error: any Error) { self = (error as? any ReportedError)?.exitCode ?? .internalError }
}
