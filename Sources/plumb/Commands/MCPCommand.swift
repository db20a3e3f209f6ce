import ContextServer
import Foundation
import RecipeDocuments
import Values

/// `plumb mcp`: serves tools for programs that work on layouts.
struct MCPCommand: Command {
  static let specification = CommandSpecification(
    name: "mcp", summary: "run an MCP server (Model Context Protocol) over standard input and output",
    operands: "[OPTION...]",
    options: [
      OptionSpecification("--allow-write", "tools may write recipes and goldens, too"),
      OptionSpecification("--seconds", "N", "end a tool call after this many seconds (default 60)"),
    ],
    details: """
      The tools list scenes and devices, lay scenes out, draw them, explain, lint, verify, try edits, sweep, prove and compare
      with a revision; the resources are the rule book, the recipe format and its schema. The project is the working folder:
      calls cannot name files outside it. Without --allow-write, no file in it is changed. Documentation/programs.md has an
      example.
      """,
    examples: ["plumb mcp --allow-write"], readsProject: false)

  private let allowsWriting: Bool
  private let seconds: Double

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.isEmpty else {
      throw UsageError("plumb mcp takes no path; start it in the project's folder")
    }
    allowsWriting = arguments.has("--allow-write")
    seconds = try arguments.number("--seconds", in: 1...3600) ?? 60
  }

  func run(_ console: Console) async throws -> ExitCode {
    let process = ToolProcess(
      project: ProjectFolder(FileManager.default.currentDirectoryPath), timeLimit: seconds)
    let schema = ContextResource(
      "plumb://recipe-schema", name: "Recipe schema", "JSON Schema of recipes: every key and what it takes.",
      type: "application/schema+json"
    ) { RecipeSchema.json }
    let table = ToolTable(process: process, allowsWriting: allowsWriting)
    let server = ContextServer(
      version: ToolVersion.text, tools: table.tools, withheld: table.withheld,
      resources: ContextResource.documents + [schema])
    let output = FileHandle.standardOutput
    ContextConnection(server) { try output.write(contentsOf: Data($0.utf8)) }.serve(.standardInput)
    return .clean
  }
}
