import ContextServer
import Foundation
import JSONRPC
import Testing

/// A folder with recipes for running the tool as a user does: in a separate process.
final class Workplace {
  let folder = FileManager.default.temporaryDirectory.appending(path: "plumb \(UUID().uuidString)").path(
    percentEncoded: false)

  struct Outcome {
    var code: Int32
    var out: String
    var talk: String
  }

  init(_ recipes: [String: String] = ["simple": Workplace.simple]) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in recipes { try write(text, to: "Recipes/\(name).yaml") }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  static let simple = """
    title: Simple
    views:
      Red View: { background: red }
    constraints: |
      1. Red View.Leading = Superview.LeadingMargin
      2. Red View.Trailing = Superview.TrailingMargin
      3. Red View.Top = Top Layout Guide.Bottom + 20.0
      4. Bottom Layout Guide.Top = Red View.Bottom + 20.0

    """

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  func write(_ text: String, to name: String) throws {
    let path = path(name)
    try FileManager.default.createDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false),
      withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  func write(bytes: [UInt8], to name: String) throws {
    try write("", to: name)
    try Data(bytes).write(to: URL(filePath: path(name)))
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
  func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }
  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// Returns every file below a folder, sorted.
  func files(_ name: String) -> [String] {
    (FileManager.default.enumerator(atPath: path(name))?.compactMap { $0 as? String } ?? []).filter { entry in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path("\(name)/\(entry)"), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// The tool: the one in `PLUMB_TOOL`, such as an optimised one, which takes a tenth of the time; else the one next to the
  /// tests.
  static let tool =
    ProcessInfo.processInfo.environment["PLUMB_TOOL"].map { URL(filePath: $0) }
    ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "plumb")

  /// Runs the tool in this folder, with a separate environment.
  @discardableResult
  func plumb(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try plumb(arguments, environment: environment)
  }

  /// Checks that all JSON output of a command matches its schema.
  private static func checkSchema(_ text: String, of words: [String]) throws {
    let command = words.prefix(2).joined(separator: " ")
    // Schemas have the commands' older names, of one word.
    let name = ["sizes": "sweep", "list": "recipes", "convert": "recipe"][words[0]] ?? words[0]
    let found = OutputSchema(of: words.count > 1 && words[1] == "near" ? "edges" : words.dropFirst().first ?? "")
    let schema = try #require(
      found ?? OutputSchema(of: name), "plumb \(command) has no schema of its output")
    let problems = SchemaCheck(schema.json).problems(try JSONReader.read(Array(text.utf8)))
    #expect(problems.isEmpty, "plumb \(command): \(problems.prefix(5))")
  }

  /// - Parameter subfolder: Where the command runs; empty for the folder itself.
  @discardableResult
  func plumb(
    _ arguments: [String], environment: [String: String] = [:], in subfolder: String = ""
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: path(subfolder))
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder].merging(environment) { $1 }
    // Files, not pipes: long output must not wait for a reader.
    let (out, talk) = (path("out.txt"), path("talk.txt"))
    for file in [out, talk] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
    process.standardOutput = FileHandle(forWritingAtPath: out)
    process.standardError = FileHandle(forWritingAtPath: talk)
    try process.run()
    process.waitUntilExit()
    let outcome = Outcome(code: process.terminationStatus, out: try text("out.txt"), talk: try text("talk.txt"))
    if arguments.contains("--json"), outcome.out.hasPrefix("{") { try Self.checkSchema(outcome.out, of: arguments) }
    return outcome
  }
}

extension Workplace {
  /// Runs a shell's line in this folder; `plumb` is the tool.
  func shell(_ line: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "{ \(line); } > out.txt 2> talk.txt"]
    process.currentDirectoryURL = URL(filePath: folder)
    let tools = Self.tool.deletingLastPathComponent().path(percentEncoded: false)
    process.environment = ["PATH": "\(tools):/usr/bin:/bin", "HOME": folder]
    try process.run()
    process.waitUntilExit()
    return Outcome(code: process.terminationStatus, out: try text("out.txt"), talk: try text("talk.txt"))
  }
}
