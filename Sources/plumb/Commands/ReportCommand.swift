import Foundation
import Goldens
import Reports

/// `plumb report`: makes reports of a stored run again.
struct ReportCommand: Command {
  static let specification = CommandSpecification(
    name: "report", summary: "make reports of the last run, without rendering", operands: "[DIR] [OPTION...]",
    options: ReportOptions.specifications,
    details:
      "Writes the page anew and whatever else is asked for, from the run that `plumb verify` stored in DIR (default report)."
  )

  private let folder: RunFolder
  private let reports: ReportOptions

  init(_ arguments: ParsedArguments) throws {
    if arguments.operands.count > 1 { throw UsageError("one folder at a time; `plumb merge` makes one of several") }
    folder = RunFolder(arguments.operands.first ?? arguments.value("--report") ?? "report")
    reports = try ReportOptions(arguments)
  }

  func run(_ console: Console) async throws -> ExitCode {
    let run = try folder.run()
    try folder.writePage(run)
    for line in try reports.write(run, folder) { console.out(verbatim: line) }
    console.talk(folder.pagePath)
    return RunTexts(run: run, folder: folder.path).code
  }
}

/// `plumb merge`: makes one run of the runs of all shards.
struct MergeCommand: Command {
  static let specification = CommandSpecification(
    name: "merge", summary: "make one report of the reports of shards", operands: "DIR... [OPTION...]",
    options: [OptionSpecification("--report", "DIR", "where the whole goes (default report)")]
      + ReportOptions.specifications,
    details: """
      Takes the report folders of all shards of one run, in any order, and writes what a run of everything would have written,
      to the byte. A shard that is missing, or there twice, is told.
      """)

  private let folders: [RunFolder]
  private let target: RunFolder
  private let reports: ReportOptions

  init(_ arguments: ParsedArguments) throws {
    folders = arguments.operands.map(RunFolder.init)
    target = RunFolder(arguments.value("--report") ?? "report")
    reports = try ReportOptions(arguments)
    if folders.isEmpty { throw UsageError("name the report folders of all shards: plumb merge shard-*") }
    if folders.contains(target) {
      throw UsageError("\(target.path) is one of the shards; --report names another folder")
    }
  }

  func run(_ console: Console) async throws -> ExitCode {
    let shards = try folders.map { try $0.run() }
    let run = try StoredRun.merged(shards)
    target.clear()
    for (folder, shard) in zip(folders, shards) {
      for (source, copy) in zip(folder.picturePaths(of: shard), target.picturePaths(of: shard)) {
        guard let data = FileManager.default.contents(atPath: source) else {
          throw UsageError("\(source) is missing; the folder of that shard is not whole")
        }
        try AtomicFile.write([UInt8](data), to: copy)
      }
    }
    try target.writeWithPage(run)
    let texts = RunTexts(run: run, folder: target.path)
    if !texts.text.isEmpty { console.out(block: texts.text) }
    for line in try reports.write(run, target) { console.out(verbatim: line) }
    console.talk(texts.summary)
    return texts.code
  }
}
