import Foundation
import Linting
import Values
import Verifying

/// A shard of a verification in a separate process, because views live on the main actor, of which a process has only
/// one.
///
/// The process is this program with the same arguments. It stores its findings in a folder, and prints only
/// diagnostics.
struct Companion {
  /// The variable that names the shard and the folder in the environment of such a process.
  private static let variable = "PLUMB_COMPANION"
  /// The variable that sets how many processes share a verification; 1 for a single one.
  private static let countVariable = "PLUMB_PROCESSES"

  let shard: Shard
  /// The folder for the findings.
  let folder: RunFolder

  /// The work this process does for another one; nil if it works for itself.
  static let ofThisProcess = Companion(ProcessInfo.processInfo.environment[variable] ?? "")

  private init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let shard = Shard(parts[0]) else { return nil }
    (self.shard, folder) = (shard, RunFolder(parts[1]))
  }

  private init(_ shard: Shard, in folder: String) { (self.shard, self.folder) = (shard, RunFolder(folder)) }

  // MARK: The companion's side

  private struct Findings: Codable {
    var seconds: [String: Double]
    var outcomes: [String: LintOutcome]
  }

  private static let findingsName = "findings.json"

  /// Stores the findings where the other process reads them.
  /// - Throws: ``FileError``.
  func keep(_ part: VerifiedPart) throws {
    try folder.write(SortedJSON.text(Findings(seconds: part.seconds, outcomes: part.outcomes)), to: Self.findingsName)
    try folder.write(part.run)
  }

  // MARK: The other side

  /// Returns how many processes are worth starting.
  /// - Parameters:
  ///   - work: The number of views to lay out in all cells.
  ///   - jobs: The maximum.
  static func count(for work: Int, jobs: Int) -> Int {
    if let text = ProcessInfo.processInfo.environment[countVariable], let count = Int(text) {
      return min(max(count, 1), Limits.shards)
    }
    return max(1, min(jobs, work / startWork))
  }

  /// The number of views that could be laid out while a companion starts and reads all documents.
  static let startWork = 30_000

  /// Starts another instance of this program, for a shard.
  /// - Parameter scratch: A folder that the caller removes.
  /// - Throws: Foundation's errors if no process can be started.
  static func start(_ shard: Shard, in scratch: URL) throws -> Running {
    let folder = scratch.appending(path: "\(shard.number)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let talk = folder.appending(path: "talk")
    try Data().write(to: talk)
    let companion = Companion(shard, in: folder.path(percentEncoded: false))
    let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path(percentEncoded: false)
    var program = Subprocess(path, Array(CommandLine.arguments.dropFirst()))
    program.environment[variable] = "\(shard.text) \(companion.folder.path)"
    program.errors = .file(try FileHandle(forWritingTo: talk))
    return Running(companion: companion, process: try program.start(), talk: talk)
  }

  /// A running companion.
  struct Running {
    fileprivate let companion: Companion
    fileprivate let process: Process
    fileprivate let talk: URL

    /// The folder of its pictures.
    var folder: RunFolder { companion.folder }

    /// Ends the process and discards its findings.
    func stop() {
      if process.isRunning { process.terminate() }
      process.waitUntilExit()
    }

    /// Waits for the companion's findings and prints its diagnostics.
    /// - Returns: nil if it failed.
    @MainActor
    func part(_ console: Console) async -> VerifiedPart? {
      while process.isRunning { try? await Task.sleep(for: .milliseconds(2)) }
      let said = (try? String(contentsOf: talk, encoding: .utf8)) ?? ""
      for line in said.split(separator: "\n") { console.diagnose(block: String(line)) }
      guard process.terminationReason == .exit, process.terminationStatus == 0,
        let run = try? folder.run(),
        let bytes = try? RegularFile.bytes("\(folder.path)/\(findingsName)", limit: Limits.runBytes),
        let findings = try? JSONDecoder().decode(Findings.self, from: Data(bytes))
      else { return nil }
      return VerifiedPart(run: run, seconds: findings.seconds, outcomes: findings.outcomes)
    }
  }
}

/// The results of verifying some scenes.
struct VerifiedPart {
  var run: StoredRun
  /// The time each scene took, by its id.
  var seconds: [String: Double]
  /// The lint results, by the scenes' ids.
  var outcomes: [String: LintOutcome]
}
