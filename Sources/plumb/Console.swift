import Foundation

/// Where a command speaks: results to the standard output, talk to the standard error, progress to a terminal only.
@MainActor
final class Console {
  private let write: (String) throws -> Void
  private let writeTalk: (String) throws -> Void
  private let hasTerminal: Bool
  private var progressShown = false
  private var lastProgress = Date.distantPast

  /// Whether a result could not be written: a full disk, a closed descriptor.
  private(set) var hasLostResults = false

  init(
    out: @escaping (String) throws -> Void, talk: @escaping (String) throws -> Void, hasTerminal: Bool = false
  ) {
    write = out
    writeTalk = talk
    self.hasTerminal = hasTerminal
  }

  static let standard = Console(
    out: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
    talk: { try FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
    hasTerminal: isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb")

  /// A line of results.
  func out(_ text: String) {
    endProgress()
    do {
      try write(text + "\n")
    } catch {
      hasLostResults = true
    }
  }

  /// A line of talk.
  func talk(_ text: String) {
    endProgress()
    // Talk that nobody can hear changes nothing.
    try? writeTalk(text + "\n")
  }

  /// One line that replaces itself, at most ten times a second.
  func progress(_ text: @autoclosure () -> String) {
    guard hasTerminal, Date().timeIntervalSince(lastProgress) > 0.1 else { return }
    lastProgress = Date()
    progressShown = true
    try? writeTalk("\r\u{1B}[K" + text())
  }

  func endProgress() {
    if progressShown { try? writeTalk("\r\u{1B}[K") }
    progressShown = false
  }
}
