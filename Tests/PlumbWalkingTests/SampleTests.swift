import Foundation
import Reports
import Testing

/// Walks of a program whose application crashes, loops, ends and never rests.
@Suite struct SampleTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-walk-\(UUID().uuidString)").path()

  /// Runs the program beside the tests; returns its exit code and what it printed.
  private func run(_ arguments: [String], mode: String = "") throws -> (code: Int32, output: String) {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(filePath: own).deletingLastPathComponent().appending(path: "WalkSample")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["MODE": mode]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private func map(_ name: String) throws -> (map: WalkMap, bytes: Data) {
    let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(name)/walk.json"))
    return (try JSONDecoder().decode(WalkMap.self, from: bytes), bytes)
  }

  @Test func `a crash, a loop or an end costs one path, and two walks are equal`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func walk(_ name: String, _ arguments: String...) throws {
      let common = ["--out", "\(folder)/\(name)", "--cells", "iphone-15-portrait", "--processor", "50", "--quiet"]
      #expect(try run(common + arguments).code == (arguments[1] == "3" ? 1 : 0))
    }
    try walk("one", "--depth", "3")
    for name in ["two", "three"] { try walk(name, "--steps", "2") }
    #expect(try self.map("two").bytes == self.map("three").bytes)
    let map = try map("one").map
    #expect(
      map.screens.map(\.way) == [
        "launch", "launch, tap the row Detail", "launch, tap the row Deeper", "launch, tap the row Alert",
        "launch, tap the row Sections", "launch, tap the row Code", "launch, tap the row Deeper, tap More",
        "launch, tap the row Deeper, tap More, tap More",
      ])
    #expect(
      map.screens.map(\.presentation) == ["root", "pushed", "pushed", "alert", "pushed", "pushed", "pushed", "pushed"])
    #expect(
      map.failures.map(\.message) == [
        "Fatal error: Unexpectedly found nil while unwrapping an Optional value",
        "does not finish in 50 s of processor time: an endless loop", "the application ends its process, with code 0",
      ])
    // Without debug information only the runtime's message has a line.
    #expect(map.failures[0].place?.contains("WalkSample/main.swift:") == true)
    // Timers, other queues and tasks lead to the same kind of screen, and so does a row that another one opens.
    let detail = try #require(map.screens.first { $0.controller == "SampleScreen" })
    let steps = map.arrows.filter { $0.to == detail.name }.map(\.step)
    #expect(
      steps == [
        "tap the row Detail", "tap the row Later", "tap the row Elsewhere", "tap the row Task", "tap the row Inner",
        "tap 1, 4 times",
      ])
    #expect(map.remarks.contains { $0.contains("tap the row Restless the run loop never rests") })
    #expect(map.missing.map(\.controller) == ["SampleHidden"])
    #expect(map.screens.contains { $0.controller == "SampleCode" })
    #expect(FileManager.default.fileExists(atPath: "\(folder)/one/pictures/screen-1.png"))
    let page = try String(contentsOfFile: "\(folder)/one/walk.html", encoding: .utf8)
    #expect(page.contains("id=\"screen-6\""))
    #expect(page.contains("What failed"))
  }

  @Test func `the number of steps ends a walk in a sentence, and that of steps in a row does not`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let common = ["--cells", "iphone-15-portrait", "--processor", "50", "--quiet"]
    _ = try run(["--out", "\(folder)/steps", "--steps", "1"] + common)
    let short = try map("steps").map
    #expect(short.steps == 1)
    #expect(short.screens.map(\.way) == ["launch", "launch, tap the row Detail"])
    #expect(short.remarks.contains("the walk ended after 1 step; --steps allows more"))
    _ = try run(["--out", "\(folder)/depth", "--depth", "1"] + common)
    let flat = try map("depth").map
    #expect(flat.screens.count > 3)
    #expect(flat.screens.allSatisfy { $0.way.split(separator: ", ").count <= 2 })
    #expect(!flat.remarks.contains { $0.hasPrefix("the walk ended") })
  }

  @Test(
    arguments: [
      ("no delegate", "nothing launches: there is no class with @main"),
      ("ends", "launch: the application ends its process, with code 3"),
      ("no window", "launch: no window shows a controller after the launch"),
    ]) func `an application that cannot be walked through ends in a sentence`(_ mode: String, _ text: String) throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (code, output) = try run(["--out", folder, "--cells", "iphone-15-portrait"], mode: mode)
    #expect(code == 1)
    #expect(output.contains(text), "\(output)")
  }

  @Test(
    arguments: [
      ("hoards", "failed: launch: needs more than 900 MB of memory"),
      ("loops", "does not finish in 3 s of processor time: an endless loop"),
      ("restless", "after launch the run loop never rests"),
    ]) func `a launch without end is over within the limits, with a sentence`(_ mode: String, _ text: String) throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let limits = ["--processor", "3", "--memory", "900"]
    let (_, output) = try run(["--out", folder, "--cells", "iphone-15-portrait"] + limits, mode: mode)
    #expect(output.contains(text), "\(output)")
    #expect(FileManager.default.fileExists(atPath: "\(folder)/walk.html"))
  }

  @Test func `an application whose launch fails without an answer is launched with a made-up one`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (code, output) = try run(["--out", folder, "--cells", "iphone-15-portrait"], mode: "needs answers")
    #expect(code == 1)
    #expect(output.contains("1. SampleScreen: launch, with made-up answers\nfailed: launch: "), "\(output)")
  }

  @Test func `a screen behind a status that the sources expect is found`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (code, output) = try run(["--out", folder, "--cells", "iphone-15-portrait"], mode: "sign up")
    #expect(code == 0)
    #expect(
      output.contains("2. SampleScreen: launch, with made-up answers of status 201, tap Sign up"), "\(output)")
  }

  @Test func `random numbers repeat, and waits take no time`() throws {
    let start = ContinuousClock.now
    let (first, second) = (try run([], mode: "waits").output, try run([], mode: "waits").output)
    #expect(first == second)
    let lines = first.split(separator: "\n").map(String.init)
    let ids = lines.first?.split(separator: " ").prefix(2) ?? []
    #expect(ids.count == 2)
    #expect(ids.first != ids.last)
    #expect(ids.first.flatMap { UUID(uuidString: String($0)) } != nil)
    #expect(
      lines.dropFirst() == [
        "semaphore timedOut 30", "signalled semaphore success 20", "group timedOut 30", "condition false 30",
        "sleep () 30", "sleep of the C library 0 30", "sleep of another thread success 20",
        "wait for another thread that sleeps () 20", "wait of another thread success 20",
        "wait for a condition of another thread success 20",
      ])
    #expect(ContinuousClock.now - start < .seconds(200))
  }

  @Test func `a screen that is made by itself crashes by itself`() throws {
    let (code, output) = try run(["--screen", "crashing", "--cells", "iphone-15-portrait"])
    #expect(code == 1)
    #expect(output.contains("main.swift:"), "\(output)")
    #expect(output.contains("Unexpectedly found nil"), "\(output)")
  }

  @Test func `an unknown option ends with 2`() throws {
    let (code, output) = try run(["--what", "1"])
    #expect(code == 2)
    #expect(output == "error: unknown option --what; --help lists the options\n")
  }

  @Test func `a screen that a small phone cannot reach is missing with the reason`()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let small = try run(["--out", folder, "--cells", "iphone-se-3-portrait"], mode: "outside").output
    #expect(
      small.contains(
        "not reached: SampleScreen: none of 2 steps showed it; outside the screen of iphone-se-3-portrait are controls that "
          + "may lead to it: launch, tap Next\n"), "\(small)")
    #expect(
      small.contains("launch, tap Next: what is touched lies outside the screen on iphone-se-3-portrait\n"), "\(small)")
  }
}
