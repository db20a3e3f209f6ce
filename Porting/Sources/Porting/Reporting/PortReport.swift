import Escaping
import Foundation

/// The ported and the omitted parts of an application: as text for a terminal, as Markdown, and as JSON for programs.
package struct PortReport {
  package var options: PortOptions
  /// The number of Swift files.
  package var files: Int
  package var screens: [Screen]
  package var findings: [Finding]
  /// The compiler's report; nil if it was not run.
  package var compilation: CompilerReport?

  /// Creates a report of a package.
  package init(_ package: PortedPackage, _ options: PortOptions, compilation: CompilerReport? = nil) {
    self.options = options
    files = package.project.files.count
    screens = package.screens
    findings = package.findings
    self.compilation = compilation
  }

  func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// `12 files, 3 screens`.
  var summary: String { "\(counted(files, "file")), \(counted(screens.count, "screen"))" }

  /// `11 of 12 files compile, with 2 of 3 screens`; nil if the compiler was not run.
  var compiled: String? {
    compilation.map {
      "\(files - $0.failed.count) of \(counted(files, "file")) compile, with "
        + "\($0.freeScreens(of: screens).count) of \(counted(screens.count, "screen"))"
    }
  }

  /// `12 files, 3 screens: Ported/`, where screens are shown, findings, and where the compiler stops.
  package var text: String {
    var lines = ["\(summary): \(Escaped.line(options.out))"]
    for screen in screens { lines.append("  \(Escaped.line(screen.testName)): \(Escaped.line(screen.context.words))") }
    for finding in findings {
      lines.append(
        Escaped.line("\(finding.file):\(finding.line): \(finding.message) [\(finding.kind.rawValue)]"))
      if !finding.proposal.isEmpty { lines.append("  \(Escaped.line(finding.proposal))") }
    }
    if let compilation, let compiled {
      lines += ["", compiled]
      for cause in compilation.causes(of: screens).prefix(40) {
        lines.append(
          "\(Escaped.line(cause.message)) (\(counted(cause.files.count, "file")), \(counted(cause.screens, "screen")))")
        lines.append("  \(Escaped.line(cause.place))")
      }
    }
    return Escaped.lines(lines.joined(separator: "\n") + "\n")
  }
}
