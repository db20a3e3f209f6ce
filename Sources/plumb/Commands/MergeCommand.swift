import Foundation
import Reports
import Values
import Verifying

/// `plumb report merge`: combines the runs of all shards into one.
struct MergeCommand: Command {
  static let specification = CommandSpecification(
    name: "report merge", formerly: "merge", summary: "merge the reports of shards into one",
    operands: "DIR... [OPTION...]",
    options: [OptionSpecification("--report", "DIR", "where the merged report goes (default report)")]
      + ReportOptions.specifications,
    details: """
      Reads the report folders of all shards of a run, in any order, and writes the same bytes as a run without shards. A shard
      that is missing, duplicated, from other documents, or made by another version of plumb or of its libraries is an error
      that names it; only that shard needs to run again.
      """,
    examples: ["plumb report merge shard-1 shard-2 --report report"])

  private let folders: [RunFolder]
  private let target: RunFolder
  private let reports: ReportOptions

  init(_ arguments: ParsedArguments) throws {
    folders = arguments.operands.map(RunFolder.init)
    target = RunFolder(try arguments.report)
    reports = try ReportOptions(arguments)
    if folders.isEmpty { throw UsageError("name the report folders of all shards: plumb report merge shard-*") }
    if folders.contains(target) {
      throw UsageError("\(target.path) is one of the shards; --report names another folder")
    }
  }

  func run(_ console: Console) async throws -> ExitCode {
    reports.removeEarlier()
    var (shards, unfinished): ([StoredRun], [String]) = ([], [])
    for folder in folders {
      do {
        shards.append(try folder.run())
      } catch RunError.none(let path) {
        unfinished.append(path)
      }
    }
    let run = try StoredRun.merged(shards, unfinished: unfinished)
    // The shards found are complete, so an extra folder without a run is a mistake in the command line.
    if let first = unfinished.first { throw RunError.none(first) }
    // An earlier run stays if a shard is not whole.
    for (folder, shard) in zip(folders, shards) { try folder.checkPictures(of: shard) }
    target.clear()
    for (folder, shard) in zip(folders, shards) { try target.adoptPictures(of: shard, from: folder) }
    try target.writeWithPage(run)
    if let times = try times() { try target.write(SortedJSON.text(times), to: RunFolder.timesName) }
    let texts = RunTexts(run: reports.shown(run), folder: target.path)
    if !texts.text.isEmpty { console.out(block: texts.text) }
    for line in try reports.write(run, target) { console.out(verbatim: line) }
    console.diagnose(texts.summary)
    return texts.code
  }

  /// Returns the seconds that the scenes of all shards took; nil if a shard has none, because its folder was copied
  /// without them.
  private func times() throws -> [String: Double]? {
    var times: [String: Double] = [:]
    for folder in folders {
      let path = "\(folder.path)/\(RunFolder.timesName)"
      guard RegularFile.isThere(path) else { return nil }
      times.merge(try JSONFile.read(path, "the times of a shard") as [String: Double]) { first, _ in first }
    }
    return times
  }
}
