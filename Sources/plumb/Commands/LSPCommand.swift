import ContextServer
import Foundation
import JSONRPC
import LanguageServer
import Linting
import Scenes

/// `plumb lsp`: the language server for editors.
struct LSPCommand: Command {
  static let specification = CommandSpecification(
    name: "lsp", summary: "run a language server for editors over standard input and output", operands: "",
    options: [OptionSpecification("--stdio", "use standard input and output, as always; editors pass it")],
    details: """
      For recipes: problems while typing, findings of the gate and of `plumb lint`, completion, what a view's frames are,
      what decides them and how much longer its text may get, the form of equations, definition, references, renaming (of
      goldens, too), symbols, folding, formatting, fixes, colours and values of equations. plumb.yaml has problems and completion, storyboards have problems. Documentation/editors.md has the settings
      of editors. The editor starts the command in the project's folder, or names it.
      """,
    readsProject: false)

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.isEmpty else { throw UsageError("plumb lsp takes no path; the editor names documents") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    let server = LanguageServer(
      version: Plumb.version,
      project: {
        let arguments = try ParsedArguments([], LintCommand.specification, try Settings.here())
        let choice = try CellChoice(arguments)
        return ProjectFacts(cells: choice.cells, lint: try arguments.lintSettings())
      },
      renameGoldens: { path, text throws(RPCError) in
        do throws(ToolFailure) {
          return try GoldenRenaming().rename(in: path, text: text)
        } catch {
          throw RPCError(.requestFailed, error.message)
        }
      })
    let output = FileHandle.standardOutput
    let code = LanguageConnection(server) { try output.write(contentsOf: Data($0.utf8)) }.serve(.standardInput)
    return code == 0 ? .clean : .differences
  }
}
