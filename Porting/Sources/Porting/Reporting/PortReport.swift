import Foundation

/// What was ported, and what was not, as text and JSON.
package struct PortReport {
  package var options: PortOptions
  /// How many Swift files there are.
  package var files: Int
  package var screens: [Screen]
  package var findings: [Finding]
  /// What the compiler said; nil if it was not asked.
  package var compilation: CompilerReport?

  /// A report of a package.
  package init(_ package: PortedPackage, _ options: PortOptions, compilation: CompilerReport? = nil) {
    self.options = options
    files = package.project.files.count
    screens = package.screens
    findings = package.findings
    self.compilation = compilation
  }

  /// `3 screens of 12 files: Ported/`, findings by kind, and what the compiler stops at.
  package var text: String {
    var lines = ["\(counted(files, "file")), \(counted(screens.count, "screen")): \(options.out)"]
    for finding in findings {
      lines.append("\(finding.file):\(finding.line): \(finding.message) [\(finding.kind.rawValue)]")
      if !finding.proposal.isEmpty { lines.append("  \(finding.proposal)") }
    }
    if let compilation {
      lines.append("")
      lines.append(
        "\(files - compilation.failed.count) of \(counted(files, "file")) compile, with "
          + "\(compilation.freeScreens(of: screens).count) of \(counted(screens.count, "screen"))")
      for cause in compilation.causes(of: screens).prefix(40) {
        lines.append("\(cause.message) (\(counted(cause.files.count, "file")), \(counted(cause.screens, "screen")))")
        lines.append("  \(cause.place)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// The same for programs.
  package var json: String {
    struct Entry: Encodable { var file: String, line: Int, kind: String, message: String, proposal: String }
    struct ScreenEntry: Encodable {
      var type: String, file: String, storyboard: String?, identifier: String?, compiles: Bool?
    }
    struct CauseEntry: Encodable { var message: String, files: Int, screens: Int, place: String }
    struct Document: Encodable {
      var version = 1, out: String, module: String, files: Int, filesThatCompile: Int?, screens: [ScreenEntry],
        findings: [Entry]
      var causes: [CauseEntry]?
    }
    let free = compilation.map { Set($0.freeScreens(of: screens)) }
    let document = Document(
      out: options.out, module: options.module, files: files,
      filesThatCompile: compilation.map { files - $0.failed.count },
      screens: screens.map { screen in
        var entry = ScreenEntry(
          type: screen.type, file: screen.file, storyboard: nil, identifier: nil, compiles: free?.contains(screen))
        if case .storyboard(let name, let identifier) = screen.origin {
          (entry.storyboard, entry.identifier) = (name, identifier)
        }
        return entry
      },
      findings: findings.map {
        Entry(file: $0.file, line: $0.line, kind: $0.kind.rawValue, message: $0.message, proposal: $0.proposal)
      },
      causes: compilation?.causes(of: screens).map {
        CauseEntry(message: $0.message, files: $0.files.count, screens: $0.screens, place: $0.place)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
  }
}
