import Foundation
import Values
import Verifying

/// The output of a command: results to the standard output, diagnostics to the standard error, progress to a terminal
/// only.
///
/// Text is escaped here, so that no name, title or file name moves a terminal's cursor, reorders a line or starts a
/// command of a CI system. A line stays one line. A block has several lines, and its values are escaped where they are
/// inserted.
@MainActor
final class Console: WorkLog {
  private let write: (String) throws -> Void
  private let writeDiagnostic: (String) throws -> Void
  private let hasTerminal: Bool
  private var progressShown = false
  /// How headings and errors look.
  private(set) var style: TextStyle
  private let styles: (TextStyle.Choice) -> TextStyle
  private var lastProgress = Date.distantPast

  /// Whether a result could not be written: a full disk, a closed descriptor. A reader that closes the pipe, such as
  /// `head`, has what it wants.
  private(set) var hasLostResults = false

  /// Whether everything is listed that is a line with a count otherwise.
  var isVerbose = false

  init(
    out: @escaping (String) throws -> Void, diagnostic: @escaping (String) throws -> Void, hasTerminal: Bool = false,
    styles: @escaping (TextStyle.Choice) -> TextStyle = { TextStyle($0, isTerminal: false, environment: [:]) }
  ) {
    write = out
    self.styles = styles
    style = styles(.auto)
    writeDiagnostic = diagnostic
    self.hasTerminal = hasTerminal
  }

  static let standard = Console(
    out: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
    diagnostic: { try FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
    hasTerminal: isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb",
    styles: { choice in
      TextStyle(
        choice, isTerminal: isatty(1) == 1 && isatty(2) == 1, environment: ProcessInfo.processInfo.environment)
    })

  /// Sets when text is coloured; nil leaves it to the terminal.
  func choose(_ color: TextStyle.Choice?) {
    if let color { style = styles(color) }
  }

  /// Prints a line of results.
  func out(_ line: String) { out(block: Escaped.line(line)) }

  /// Prints several lines of results whose values are already escaped.
  func out(block text: String) { out(verbatim: Escaped.lines(text)) }

  /// Prints results in a format with its own escaping: a recipe, workflow commands.
  func out(verbatim text: String) {
    endProgress()
    do {
      try write(text + "\n")
    } catch {
      hasLostResults = hasLostResults || !Self.isClosedPipe(error)
    }
  }

  private static func isClosedPipe(_ error: any Error) -> Bool {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    return cause.domain == NSPOSIXErrorDomain && cause.code == Int(EPIPE)
  }

  /// Prints a line of diagnostics to the standard error.
  func diagnose(_ line: String) { diagnose(block: Escaped.line(line)) }

  /// Prints several lines of diagnostics whose values are already escaped.
  func diagnose(block text: String) {
    endProgress()
    // Even if the standard error is closed, the results still count.
    try? writeDiagnostic(Escaped.lines(text) + "\n")
  }

  /// Prints why a command ends, after its name.
  /// - Parameter text: Its values are already escaped.
  func fail(_ command: String, _ text: String) {
    endProgress()
    try? writeDiagnostic("\(style.text("\(command):", .wrong)) \(Escaped.lines(text))\n")
  }

  /// Prints a line that replaces itself, at most ten times a second.
  func progress(_ text: @autoclosure () -> String) {
    guard hasTerminal, Date().timeIntervalSince(lastProgress) > 0.1 else { return }
    lastProgress = Date()
    progressShown = true
    try? writeDiagnostic("\r\u{1B}[K" + Escaped.lines(Escaped.line(text())))
  }

  /// Erases the progress line.
  func endProgress() {
    if progressShown { try? writeDiagnostic("\r\u{1B}[K") }
    progressShown = false
  }
}
