import Escaping

extension PortReport {
  /// The report in the package: screens in a table, findings and causes in lists.
  package var markdown: String {
    let entry = Escaped.markdown
    var lines = [
      "# \(entry(options.module))", "", "Written by `plumb port`; it writes this file again.", "",
      ([summary] + (compiled.map { [$0] } ?? [])).joined(separator: "; ") + ".",
    ]
    if !modules.isEmpty {
      lines += ["", "## Modules of packages", ""]
      lines += moduleLines.map { "- \(entry($0))" }
    }
    if !screens.isEmpty {
      lines += ["", "## Screens", "", "| Test | Shown | Class |", "|---|---|---|"]
      lines += screens.map { "| \(entry($0.testName)) | \(entry($0.context.words)) | \(entry($0.file)) |" }
    }
    if !findings.isEmpty {
      lines += ["", "## Differences", ""]
      lines += findings.map {
        let proposal = $0.proposal.isEmpty ? "" : " Proposal: \(entry($0.proposal))."
        return "- \(entry("\($0.file):\($0.line)")): \(entry($0.message)).\(proposal)"
      }
    }
    let causes = compilation?.causes(of: screens) ?? []
    if !causes.isEmpty {
      lines += ["", "## What does not compile", ""]
      lines += causes.map {
        "- \(entry($0.message)) (\(counted($0.files.count, "file")), \(counted($0.screens, "screen"))): \(entry($0.place))"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
