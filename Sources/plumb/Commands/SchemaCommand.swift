import ContextServer
import RecipeDocuments
import Values

/// `plumb schema`: prints the JSON Schema of recipes, or of a command's output.
struct SchemaCommand: Command {
  static let specification = CommandSpecification(
    name: "schema", summary: "print the JSON Schema of recipes, or of what a command prints", operands: "[COMMAND]",
    options: [],
    details: """
      Editors use it to complete and check recipes. With the YAML language server, begin a recipe with

        # yaml-language-server: $schema=recipe.schema.json

      With a COMMAND, prints the schema of its --json output:

        plumb schema verify

      New members may be added; "version" is raised when a member is removed or changes its meaning.
      """)

  /// nil for recipes.
  private let output: OutputSchema?

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count < 2 else { throw UsageError("name one command, or none: plumb schema verify") }
    output = try arguments.operands.first.map { command in
      guard let schema = OutputSchema(of: command) else {
        let hint = Suggestion.hint(for: command, among: OutputSchema.commands)
        throw UsageError("there is no schema for \"\(command)\"\(hint)")
      }
      return schema
    }
  }

  func run(_ console: Console) async throws -> ExitCode {
    console.out(verbatim: output?.json.indented() ?? RecipeSchema.json)
    return .clean
  }
}
