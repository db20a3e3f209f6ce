import ContextServer
import Foundation
import JSONRPC
import LanguageServer
import Layout
import Linting

/// `plumb lsp`: the language server for editors.
struct LSPCommand: Command {
  static let specification = CommandSpecification(
    name: "lsp", summary: "run a language server for editors over standard input and output", operands: "",
    options: [OptionSpecification("--stdio", "use standard input and output, as always; editors pass it")],
    details: """
      In recipes: problems while typing, findings of the layout gate and of `plumb lint`, completion, hovers with a view's
      frames, what determines them and how much longer its text may get, the forms of equations, definitions, references,
      renaming (of goldens, too), symbols, folding, formatting, quick fixes, colours and inlay values, and a line above the
      recipe that verifies it. In plumb.yaml: problems and completion; in storyboards: problems and findings. Documentation/editors.md has settings for editors. The editor starts the
      command in the project's folder, or passes the folder.
      """,
    examples: ["plumb lsp"], readsProject: false)

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.isEmpty else { throw UsageError("plumb lsp takes no path; the editor opens documents") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    let server = LanguageServer(
      version: ToolVersion.text,
      project: {
        let arguments = try ParsedArguments([], LintCommand.specification, try Settings.here())
        let choice = try CellChoice(arguments)
        let documents = arguments.settings.documents
        return ProjectFacts(
          cells: choice.cells, lint: try arguments.lintSettings(),
          documents: { (try? DocumentSearch(documents))?.files ?? [] })
      },
      renameGoldens: { path, text throws(RPCError) in
        do throws(ToolFailure) {
          return try GoldenRenaming().rename(in: path, text: text)
        } catch {
          throw RPCError(.requestFailed, error.message)
        }
      },
      verify: { path throws(RPCError) in
        do throws(ToolFailure) {
          return try SavedVerification().sentence(on: path)
        } catch {
          throw RPCError(.requestFailed, error.message)
        }
      })
    let output = FileHandle.standardOutput
    let code = LanguageConnection(server) { try output.write(contentsOf: Data($0.utf8)) }.serve(.standardInput)
    return code == 0 ? .clean : .differences
  }
}
