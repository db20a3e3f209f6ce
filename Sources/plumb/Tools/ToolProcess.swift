import ContextServer
import Foundation
import JSONRPC
import Values
import Verifying

/// A command in a separate process: with limits, and without harm to the server if it fails.
struct ToolProcess {
  /// The program itself.
  var program = "/proc/self/exe"
  let project: ProjectFolder
  /// In seconds; a command that takes longer is terminated.
  let timeLimit: Double

  /// How often limits and cancellation are checked while a command runs, in seconds.
  private static let pause = 0.05
  /// The most bytes a command may print, and the most that a tool may answer.
  private static let (outputLimit, answerLimit) = (128 << 20, 2 << 20)

  /// Runs a command that answers in JSON.
  /// - Parameters:
  ///   - input: What the command reads from its standard input; nil for nothing.
  ///   - isCancelled: Called while the command runs; if it returns true, the command is terminated.
  /// - Returns: The command's output, and its exit code as the first member.
  /// - Throws: ``ToolFailure`` with the command's standard error, or if the result is too long.
  /// - Complexity: That of the command, limited by ``timeLimit``.
  func run(
    _ arguments: [String], input: String? = nil, isCancelled: () -> Bool
  ) throws(ToolFailure) -> JSONText {
    let scratch = Scratch.url("tool")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (out, talk) = (scratch.appending(path: "out"), scratch.appending(path: "talk"))
    let hasEnded = DispatchSemaphore(value: 0)
    let process: Process
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      for file in [out, talk] { try Data().write(to: file) }
      let path = URL(filePath: program).resolvingSymlinksInPath().path(percentEncoded: false)
      var command = Subprocess(path, arguments)
      command.folder = project.path
      // The cache is outside the project.
      command.environment[CacheFolder.variable] = "off"
      // Without input of its own, the command must not read the server's.
      if let input {
        let file = scratch.appending(path: "in")
        try Data(input.utf8).write(to: file)
        command.input = .file(try FileHandle(forReadingFrom: file))
      }
      command.output = .file(try FileHandle(forWritingTo: out))
      command.errors = .file(try FileHandle(forWritingTo: talk))
      process = try command.start { hasEnded.signal() }
    } catch {
      throw ToolFailure("the command cannot be started: \(error.localizedDescription)")
    }
    let end = Date(timeIntervalSinceNow: timeLimit)
    while hasEnded.wait(timeout: .now() + Self.pause) == .timedOut, process.isRunning {
      let isLate = Date() > end
      if isLate || isCancelled() || size(of: out) > Self.outputLimit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        if isLate {
          throw ToolFailure("stopped after \(NumberText.plain(timeLimit)) seconds; ask about fewer scenes or sizes")
        }
      }
    }
    guard size(of: out) <= Self.outputLimit else { throw Self.tooLong }
    return try result(
      code: process.terminationStatus, out: (try? Data(contentsOf: out)) ?? Data(),
      talk: (try? String(contentsOf: talk, encoding: .utf8)) ?? "")
  }

  private static var tooLong: ToolFailure {
    ToolFailure("the answer is longer than \(answerLimit >> 20) MiB; ask about fewer scenes, cells or edges")
  }

  /// Checks the length of what a tool answers.
  static func check(_ answer: JSONText) throws(ToolFailure) {
    if answer.compact.utf8.count > answerLimit { throw tooLong }
  }

  private func size(of file: URL) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))[.size] as? Int) ?? 0
  }

  private func result(code: Int32, out: Data, talk: String) throws(ToolFailure) -> JSONText {
    let value = try? JSONReader.read([UInt8](out))
    let exit = ExitCode(rawValue: code)
    // What could be read is answered beside the problems of other documents.
    let hasProblems =
      value?["problems"]?.items?.isEmpty == false
      && value?.members?.contains { $0.0 != "problems" && $0.1.items?.isEmpty == false } ?? false
    guard case .pairs(let pairs)? = value, let exit, exit.isOfLayouts || hasProblems else {
      let said = String(talk.prefix(20_000)).trimmingCharacters(in: .whitespacesAndNewlines)
      throw ToolFailure(said.isEmpty ? "the command failed with code \(code)" : said)
    }
    return .pairs(
      [("exit", .number(Double(code))), ("meaning", .text(exit.meaning))] + pairs.filter { $0.0 != "version" })
  }
}
