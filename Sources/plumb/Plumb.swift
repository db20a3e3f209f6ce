import Foundation

/// The command line: finds the command, runs it, ends with its exit code.
@main
struct Plumb {
  static let version = "0.1.0"

  @MainActor
  static func main() async {
    // The one variable that changes what FreeType draws; pictures must not depend on it.
    unsetenv("FREETYPE_PROPERTIES")
    let code = await run(Array(CommandLine.arguments.dropFirst()), console: .standard)
    exit(code.rawValue)
  }

  /// Runs one command line.
  @MainActor
  static func run(_ arguments: [String], console: Console) async -> ExitCode {
    guard let name = arguments.first, !["help", "--help", "-h"].contains(name) else {
      let topic = arguments.dropFirst().first.flatMap(CommandTable.command)
      console.out(topic.map(Help.text) ?? Help.overview)
      return arguments.isEmpty ? .usage : .clean
    }
    if name == "--version" {
      console.out("plumb \(version)")
      return .clean
    }
    guard let command = CommandTable.command(name) else {
      console.talk("plumb: unknown command \"\(name)\"\(CommandTable.hint(for: name)); `plumb help` lists all")
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    if rest.contains(where: { $0 == "--help" || $0 == "-h" }) {
      console.out(Help.text(command))
      return .clean
    }
    do {
      return try await command.init(ParsedArguments(rest, command.specification)).run(console)
    } catch {
      console.talk("plumb \(name): \(error)")
      return ExitCode(for: error)
    }
  }
}
