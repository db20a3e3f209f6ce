import ContextServer
import Values

/// `plumb help recipe`: prints how recipes are written, on one screen.
struct CheatSheetCommand: Command {
  static let specification = CommandSpecification(
    name: "help recipe", summary: "how recipes are written, on one screen", operands: "",
    options: [],
    details: "Prints the block of Documentation/cheat-sheet.md; `plumb help schema` prints every key.",
    examples: ["plumb help recipe"], readsProject: false)

  init(_ arguments: ParsedArguments) throws {}

  func run(_ console: Console) async throws -> ExitCode {
    console.out(verbatim: ContextResource.cheatSheet)
    return .clean
  }
}
