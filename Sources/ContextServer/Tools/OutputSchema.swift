import CDocuments
import JSONRPC
package import Values

/// The output of commands with `--json`: the JSON Schemas of `Documentation/output.schema.json`.
package struct OutputSchema: Sendable {
  /// The self-contained schema of one command.
  package let json: JSONText

  /// The command's own definition.
  private let definition: [(String, JSONText)]
  /// The definitions that it refers to directly or indirectly.
  private let references: [(String, JSONText)]

  /// Creates the schema of a command's output; nil for a command without JSON output.
  /// - Complexity: O(length of the document).
  package init?(of command: String) {
    let all = Self.definitions
    guard Self.commands.contains(command), let own = all.first(where: { $0.0 == command })?.1, let pairs = own.members
    else { return nil }
    var wanted = Self.references(in: own)
    var found: Set<String> = []
    while let name = wanted.popLast() {
      guard found.insert(name).inserted, let next = all.first(where: { $0.0 == name })?.1 else { continue }
      wanted += Self.references(in: next)
    }
    definition = pairs
    references = all.filter { found.contains($0.0) }
    let head: [(String, JSONText)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text("plumb \(command) --json")),
    ]
    json = .pairs(head + pairs.filter { $0.0 != "description" } + Self.definitions(references))
  }

  /// The result of a tool that runs the command: the exit code and its meaning, then the command's members without
  /// their version. Members that name deleted files may be missing.
  var ofTool: JSONText {
    let own = JSONText.pairs(definition)["properties"]?.members ?? []
    let exit: [(String, JSONText)] = [
      ("exit", .pairs([("type", .text("integer"))])), ("meaning", .pairs([("type", .text("string"))])),
    ]
    return .pairs(
      [
        ("type", .text("object")), ("required", .list(exit.map { .text($0.0) })),
        ("properties", .pairs(exit + own.filter { $0.0 != "version" })),
      ] + definition.filter { $0.0 == "anyOf" } + Self.definitions(references))
  }

  /// Commands with JSON output: those whose definitions describe a whole output.
  package static let commands: [String] = definitions.filter {
    $0.1["description"]?.string?.hasPrefix("plumb ") ?? false
  }.map(\.0)

  private static func definitions(_ pairs: [(String, JSONText)]) -> [(String, JSONText)] {
    pairs.isEmpty ? [] : [("$defs", .pairs(pairs))]
  }

  private static let definitions: [(String, JSONText)] = {
    let file = document_output_schema()
    let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    return (try? JSONReader.read(bytes))?["$defs"]?.members ?? []
  }()

  /// Returns the names of the definitions that a schema refers to directly.
  private static func references(in schema: JSONText) -> [String] {
    switch schema {
    case .pairs(let pairs):
      pairs.flatMap { key, value -> [String] in
        if key == "$ref", let name = value.string?.split(separator: "/").last { return [String(name)] }
        return references(in: value)
      }
    case .list(let items): items.flatMap(references)
    default: []
    }
  }
}
