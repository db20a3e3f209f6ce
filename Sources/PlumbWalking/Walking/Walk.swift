import CVirtualClock
import Foundation
import Layout
import PlumbTesting
import Reports
import Values
import Verifying

/// The program that walks through an application; `plumb port` writes its `main.swift`.
@preconcurrency @MainActor
public enum Walk {
  /// Walks through an application as the command line says, writes the map, and ends the process: with 0 if nothing
  /// failed, 1 if something did, and 2 for a command line that cannot be used.
  public static func main(_ application: WalkedApplication) -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") { finish(WalkOptions.help, code: 0) }
    let options: WalkOptions
    do throws(OptionProblem) { options = try WalkOptions(arguments) } catch {
      finish("error: \(error)\n", code: 2)
    }
    virtual_clock_unblock()
    guard let sandbox = Sandbox.current else { restart(application) }
    let code = run(application, options, sandbox)
    try? FileManager.default.removeItem(atPath: sandbox.folder)
    ApplicationBundle.removeOwn()
    exit(code)
  }

  /// Makes a screen by itself, in a process of its own.
  private static func compare(
    _ screen: String, of application: WalkedApplication, _ options: WalkOptions, _ sandbox: Sandbox
  ) -> Int32 {
    guard let make = application.screens[screen] else {
      say("error: there is no screen \(screen)\n")
      return 2
    }
    let result = "\(sandbox.folder)/screen.txt"
    let log = "\(sandbox.folder)/screen.log"
    let child = ChildProcess(output: log) {
      sandbox.enter()
      RecordedResponses.start(options.responses)
      VirtualTime.start()
      VirtualTime.limitResources()
      let difference = verifyMade(
        make, in: options.cells.map(\.name), titled: screen, testFile: options.testFile ?? application.testFile)
      _ = FileManager.default.createFile(atPath: result, contents: Data((difference ?? "").utf8))
    }
    let end = child.end(within: JobRunner.timeLimit * Double(options.cells.count))
    guard let data = FileManager.default.contents(atPath: result) else {
      say("\(screen) fails when it is made by itself: \(CrashReport.text(end, log: log))\n")
      return 1
    }
    let difference = String(decoding: data, as: UTF8.self)
    say(difference)
    return difference.isEmpty ? 0 : 1
  }

  private static func run(_ application: WalkedApplication, _ options: WalkOptions, _ sandbox: Sandbox) -> Int32 {
    let out = URL(filePath: options.out).standardizedFileURL.path(percentEncoded: false)
    let pictures = "\(out)/pictures"
    do {
      _ = try LayoutTester.pipeline.get()
      if let limit = options.processorLimit { VirtualTime.processorLimit = limit }
      if let limit = options.memoryLimit { VirtualTime.memoryLimit = limit }
      // Copies of this process have other parents.
      _ = TestRun.session
      if let screen = options.screen { return compare(screen, of: application, options, sandbox) }
      try? FileManager.default.removeItem(atPath: pictures)
      try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
      let runner = JobRunner(
        application: application, sandbox: sandbox, responses: options.responses,
        testFile: options.testFile ?? application.testFile)
      var walker = Walker(runner, limits: options.limits, cell: options.cell)
      walker.walk()
      let cells = options.testFile == nil ? [options.cell] : options.cells
      walker.compare(in: cells, pictures: pictures, isCompared: options.testFile != nil)
      let map = walker.map
      try Data(SortedJSON.text(map).utf8).write(to: URL(filePath: "\(out)/walk.json"))
      try Data(WalkPage(map).html.utf8).write(to: URL(filePath: "\(out)/walk.html"))
      if !options.isQuiet { say(summary(map, "\(out)/walk.html")) }
      return map.problems.isEmpty ? 0 : 1
    } catch {
      say("error: \(error)\n")
      return 2
    }
  }

  private static func summary(_ map: WalkMap, _ page: String) -> String {
    var lines = map.screens.enumerated().map { "\($0 + 1). \($1.name): \($1.way)" }
    lines += map.failures.map { "failed: \($0.text)" }
    lines += map.missing.map { "not reached: \($0.controller): \($0.reason)" }
    lines += map.remarks
    lines.append(
      "\(Count.text(map.screens.count, "screen")), \(Count.text(map.steps, "step")), "
        + "\(Count.text(map.failures.count, "failure")): \(page)")
    return lines.map { Escaped.line($0) }.joined(separator: "\n") + "\n"
  }

  private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data(Escaped.lines(text).utf8))
  }

  private static func finish(_ text: String, code: Int32) -> Never {
    say(text)
    exit(code)
  }

  /// Starts this program again in a sandbox: much of the environment is read only once, when a process starts.
  private static func restart(_ application: WalkedApplication) -> Never {
    let sandbox = Sandbox.make()
    var environment = ProcessInfo.processInfo.environment
    environment.merge(sandbox.environment) { _, new in new }
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    let resources = "\(application.package)/Resources"
    execve(ApplicationBundle.make(program: OwnProgram.path, resources: resources), &arguments, &variables)
    finish("error: this program cannot start itself again: \(String(cString: strerror(errno)))\n", code: 2)
  }
}
