import CairoCanvas
import Foundation
import RecipeDocuments
import StoryboardDocuments
import Values
import Verifying

/// The command line: finds the command, runs it, and exits with its exit code.
@main
struct Plumb {
  @MainActor
  static func main() async {
    // The only variable that changes what FreeType draws; pictures must not depend on it.
    unsetenv("FREETYPE_PROPERTIES")
    // A reader that closes the pipe, such as `head`, stops the printing but not the work: reports are still written.
    signal(SIGPIPE, SIG_IGN)
    let console = Console.standard
    var code = await run(Array(CommandLine.arguments.dropFirst()), console: console)
    if console.hasLostResults {
      console.diagnose("plumb: the results could not be written to the standard output")
      code = code.combined(with: .usage)
    }
    exit(code.rawValue)
  }

  /// Runs one command line.
  @MainActor
  static func run(_ arguments: [String], console: Console) async -> ExitCode {
    let arguments = Self.colorLast(arguments)
    guard let first = arguments.first else {
      console.out(verbatim: Help.overview(.tool, console.style))
      return .usage
    }
    if ["--version", "-V"].contains(first) {
      console.out(block: versionText)
      return .clean
    }
    let words = ["--help", "-h"].contains(first) ? ["help"] + arguments.dropFirst() : arguments
    if let (command, name, count) = CommandSet.tool.find(words) {
      return await run(command, calledAs: name, Array(words.dropFirst(count)), console)
    }
    return help(first == words[0] && first != "help" ? [first] : Array(words.dropFirst()), console)
  }

  /// Returns the arguments with a leading `--color`, as other programs take it, after the command.
  private static func colorLast(_ arguments: [String]) -> [String] {
    guard let first = arguments.first, first == "--color" || first.hasPrefix("--color=") else { return arguments }
    let count = first == "--color" ? 2 : 1
    return Array(arguments.dropFirst(count) + arguments.prefix(count))
  }

  /// Runs a command.
  /// - Parameter name: The name that the command line calls it by, for messages.
  @MainActor
  private static func run(
    _ command: any Command.Type, calledAs name: String, _ arguments: [String], _ console: Console
  ) async -> ExitCode {
    let specification = command.specification
    var operand = ""
    do {
      let parsed = try ParsedArguments(
        arguments, specification, specification.readsProject ? try Settings.here() : Settings(),
        commands: .tool)
      operand = parsed.operands.first ?? ""
      try console.choose(parsed.choice("--color", TextStyle.Choice.self))
      if parsed.asksForHelp {
        console.out(verbatim: Help.text(command, among: .tool, style: console.style))
        return .clean
      }
      console.isVerbose = parsed.has(Documents.verbose.name)
      let ready = try command.init(parsed)
      if specification.operandList.isEmpty, let first = parsed.operands.first {
        throw UsageError("\"\(first)\" is an unexpected argument: \(specification.synopsis)")
      }
      let code = try await ready.run(console)
      for damage in StoryboardDocument.pictureDamages { console.diagnose("\(damage); its box is drawn") }
      return code
    } catch let problems as DocumentProblems {
      console.fail("plumb \(name)", problems.description)
      return ExitCode(for: problems)
    } catch let error as UsageError {
      console.fail(
        "plumb \(name)", Escaped.line("\(error)\(CommandSet.tool.hint(for: operand, after: specification.name))"))
      return .usage
    } catch {
      console.fail("plumb \(name)", Escaped.line("\(error)"))
      return ExitCode(for: error)
    }
  }

  /// Versions of everything besides documents and fonts that affects pictures, and the commit of the build.
  private static var versionText: String {
    """
    plumb \(ToolVersion.text)
    commit     \(BuildStamp.text ?? "not known: built for development")
    libraries  \(LibraryVersions.text)
    renderer   \(Renderer.version), rules \(LayoutRules.version)
    """
  }

  /// Prints the help of a command, or the overview.
  @MainActor
  private static func help(_ words: [String], _ console: Console) -> ExitCode {
    guard let first = words.first, words != ["help"] else {
      console.out(verbatim: Help.overview(.tool, console.style))
      return .clean
    }
    guard let (command, _, count) = CommandSet.tool.find(words), count == words.count else {
      let hint = CommandSet.tool.hint(for: first)
      console.fail(
        "plumb", Escaped.line("unknown command \"\(words.joined(separator: " "))\"\(hint); `plumb help` lists all"))
      return .usage
    }
    console.out(verbatim: Help.text(command, among: .tool, style: console.style))
    return .clean
  }
}
