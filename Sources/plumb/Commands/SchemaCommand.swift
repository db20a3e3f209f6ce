import RecipeDocuments

/// `plumb schema`: the JSON Schema of recipes.
struct SchemaCommand: Command {
  static let specification = CommandSpecification(
    name: "schema", summary: "print the JSON Schema of recipes", operands: "",
    options: [],
    details: """
      Editors complete and check recipes by it. With the YAML language server, begin a recipe with

        # yaml-language-server: $schema=recipe.schema.json
      """)

  init(_ arguments: ParsedArguments) throws {
    if let first = arguments.operands.first { throw UsageError("schema takes no arguments; \"\(first)\" is one") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    console.out(verbatim: RecipeSchema.json)
    return .clean
  }
}
