import Values

/// `plumb help completion`: prints the scripts with which shells complete command lines.
struct CompletionCommand: Command {
  static let specification = CommandSpecification(
    name: "help completion", formerly: "completion", summary: "print a shell completion script",
    operands: "SHELL",
    options: [
      OptionSpecification(
        "--candidates", "for the scripts: print what the last word after -- may be")
    ],
    details: """
      The packages install these scripts. Otherwise, add one of these lines to the shell's startup file:

        bash  eval "$(plumb help completion bash)"
        zsh   eval "$(plumb help completion zsh)"       (after compinit)
        fish  plumb help completion fish | source
      """,
    examples: ["plumb help completion zsh"], readsProject: false)

  private enum Printout {
    case script(Shell)
    case candidates([String])
  }

  private let printout: Printout
  private let commands: CommandSet

  init(_ arguments: ParsedArguments) throws {
    commands = arguments.commands
    if arguments.has("--candidates") {
      printout = .candidates(arguments.operands)
      return
    }
    let known = Shell.allCases.map(\.rawValue)
    guard arguments.operands.count == 1, let name = arguments.operands.first else {
      throw UsageError("name one shell: \(known.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError("no completion for \"\(name)\"\(Suggestion.hint(for: name, among: known))")
    }
    printout = .script(shell)
  }

  func run(_ console: Console) async throws -> ExitCode {
    switch printout {
    case .script(let shell): console.out(verbatim: shell.script)
    // Verbatim: the words come from the command table, not from a document, and tabs separate them from their
    // descriptions.
    case .candidates(let line): console.out(verbatim: CompletionOffer(line, commands).text)
    }
    return .clean
  }
}
