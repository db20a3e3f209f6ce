import Foundation

/// Where a command speaks: results to the standard output, talk to the standard error, progress to a terminal only.
@MainActor
final class Console {
  private let write: (String) -> Void
  private let writeTalk: (String) -> Void
  private let hasTerminal: Bool
  private var progressShown = false
  private var lastProgress = Date.distantPast

  init(out: @escaping (String) -> Void, talk: @escaping (String) -> Void, hasTerminal: Bool = false) {
    write = out
    writeTalk = talk
    self.hasTerminal = hasTerminal
  }

  static let standard = Console(
    out: { FileHandle.standardOutput.write(Data($0.utf8)) }, talk: { FileHandle.standardError.write(Data($0.utf8)) },
    hasTerminal: isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb")

  /// A line of results.
  func out(_ text: String) {
    endProgress()
    write(text + "\n")
  }

  /// A line of talk.
  func talk(_ text: String) {
    endProgress()
    writeTalk(text + "\n")
  }

  /// One line that replaces itself, at most ten times a second.
  func progress(_ text: @autoclosure () -> String) {
    guard hasTerminal, Date().timeIntervalSince(lastProgress) > 0.1 else { return }
    lastProgress = Date()
    progressShown = true
    writeTalk("\r\u{1B}[K" + text())
  }

  func endProgress() {
    if progressShown { writeTalk("\r\u{1B}[K") }
    progressShown = false
  }
}
