import Reports
import Verifying

/// `plumb report`: writes the reports of a stored run again.
struct ReportCommand: Command {
  static let specification = CommandSpecification(
    name: "report", summary: "make reports of the last run, without rendering", operands: "[DIR] [OPTION...]",
    options: ReportOptions.specifications,
    details:
      "Writes the page and the requested reports from the run that `plumb verify` stored in DIR (default report).",
    examples: ["plumb report --single-file report.html"])

  private let folder: RunFolder
  private let reports: ReportOptions

  init(_ arguments: ParsedArguments) throws {
    if arguments.operands.count > 1 {
      throw UsageError("one folder at a time; `plumb report merge` makes one of several")
    }
    folder = RunFolder(try arguments.operands.first ?? arguments.report)
    reports = try ReportOptions(arguments)
  }

  func run(_ console: Console) async throws -> ExitCode {
    reports.removeEarlier()
    let run = try folder.run()
    try folder.writePage(run)
    for line in try reports.write(run, folder) { console.out(verbatim: line) }
    console.diagnose(folder.pagePath)
    return RunTexts(run: run, folder: folder.path).code
  }
}
