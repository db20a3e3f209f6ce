import Foundation
import TestSupport
import Values

/// Schemas and values for `Clients/json_schema.py`.
final class SchemaValidator {
  private static let python = "/usr/bin/python3"
  private let folder: TemporaryFolder
  private var lines: [String] = []

  init() throws { folder = try TemporaryFolder() }

  /// Whether Debian's Python has the packages that the validator needs.
  static let isInstalled = (try? run(["-c", "import jsonschema, yaml"]))?.code == 0

  /// Adds a schema, and a value that conforms to it.
  /// - Parameter yaml: The path of a file with the value.
  func add(_ name: String, _ schema: JSONText, value: JSONText? = nil, yaml: String? = nil) {
    lines.append(
      JSONText.object(
        [("name", .text(name)), ("schema", schema)] + (value.map { [("value", $0)] } ?? [])
          + (yaml.map { [("yaml", .text($0))] } ?? [])))
  }

  /// Returns what does not conform, and how much was checked.
  func said() throws -> [String] {
    let file = try folder.write(Data(lines.joined(separator: "\n").utf8), to: "values.jsonl")
    return try Self.run([Repository.path("Tests/plumbTests/Clients/json_schema.py"), file]).out
  }

  private static func run(_ arguments: [String]) throws -> (code: Int32, out: [String]) {
    let (process, out) = (Process(), Pipe())
    process.executableURL = URL(filePath: python)
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (out, FileHandle.nullDevice)
    try process.run()
    let text = String(decoding: try out.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text.split(separator: "\n").map(String.init))
  }
}
