import ContextServer
import RecipeDocuments
import Values

/// `plumb help schema`: prints the JSON Schema of recipes, or of a command's output.
struct SchemaCommand: Command {
  static let specification = CommandSpecification(
    name: "help schema", formerly: "schema", summary: "print the JSON Schema of recipes, or of what a command prints",
    operands: "[COMMAND...]",
    options: [],
    details: """
      Editors use it to complete and check recipes. With the YAML language server, begin a recipe with

        # yaml-language-server: $schema=recipe.schema.json

      With a COMMAND, prints the schema of its --json output:

      New members may be added; "version" is raised when a member is removed or changes its meaning.
      """,
    examples: ["plumb help schema verify"])

  /// nil for recipes.
  private let output: OutputSchema?

  init(_ arguments: ParsedArguments) throws {
    let words = arguments.operands
    output = words.isEmpty ? nil : try Self.schema(of: words.joined(separator: " "), arguments.commands)
  }

  /// - Throws: ``UsageError``.
  private static func schema(of name: String, _ commands: CommandSet) throws -> OutputSchema {
    let printing = commands.all.map { $0.specification }.filter { OutputSchema.commands.contains($0.outputName) }
    guard let command = commands.command(name), let schema = OutputSchema(of: command.specification.outputName)
    else {
      throw UsageError(
        "there is no schema for \"\(name)\"\(Suggestion.hint(for: name, among: printing.map(\.name)))")
    }
    return schema
  }

  func run(_ console: Console) async throws -> ExitCode {
    console.out(verbatim: output?.json.indented() ?? RecipeSchema.json)
    return .clean
  }
}
