import RecipeDocuments
import Verifying

/// `plumb help man`: prints manual pages.
struct ManualCommand: Command {
  static let specification = CommandSpecification(
    name: "help man", formerly: "man", summary: "print a manual page, or write all of them",
    operands: "[COMMAND...] [OPTION...]",
    options: [OptionSpecification("--out", "DIR", "write all pages into this folder, such as ~/.local/share/man/man1")],
    details:
      "Pages are made from the same table as help. To read a page that is not installed: plumb help man verify | man -l -",
    examples: ["plumb help man verify"], readsProject: false)

  private let command: String?
  private let folder: String?
  private let commands: CommandSet

  init(_ arguments: ParsedArguments) throws {
    commands = arguments.commands
    folder = arguments.given("--out")
    command = arguments.operands.isEmpty ? nil : arguments.operands.joined(separator: " ")
    if folder != nil, command != nil { throw UsageError("--out writes all pages; leave the command out") }
    if let command, commands.command(command) == nil {
      throw UsageError("unknown command \"\(command)\"\(commands.hint(for: command)); `plumb help` lists all")
    }
  }

  func run(_ console: Console) async throws -> ExitCode {
    if let folder {
      for page in ManualPage.all(commands) {
        try AtomicFile.write(page.text, to: "\(page.name).1", in: folder)
        console.out("\(folder)/\(page.name).1")
      }
    } else {
      let page =
        commands.command(command ?? "").map { ManualPage($0.specification, commands) } ?? ManualPage(of: commands)
      console.out(verbatim: String(page.text.dropLast()))
    }
    return .clean
  }
}
