import CairoCanvas
import Foundation
import RecipeDocuments
import Verifying

/// The command line: finds the command, runs it, and exits with its exit code.
@main
struct Plumb {
  static let version = "0.2.0"

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
    guard let name = arguments.first, !["help", "--help", "-h"].contains(name) else {
      guard let topic = arguments.dropFirst().first else {
        console.out(block: Help.overview)
        return arguments.isEmpty ? .usage : .clean
      }
      return help(topic, console)
    }
    if name == "--version" {
      console.out(block: versionText)
      return .clean
    }
    guard let command = CommandTable.command(name) else { return help(name, console) }
    do {
      let specification = command.specification
      let parsed = try ParsedArguments(
        Array(arguments.dropFirst()), specification, specification.readsProject ? try Settings.here() : Settings())
      if parsed.asksForHelp { return help(name, console) }
      console.isVerbose = parsed.has(Documents.verbose.name)
      return try await command.init(parsed).run(console)
    } catch let problems as DocumentProblems {
      console.diagnose(block: "plumb \(name): \(problems)")
      return ExitCode(for: problems)
    } catch {
      console.diagnose("plumb \(name): \(error)")
      return ExitCode(for: error)
    }
  }

  /// Versions of everything besides documents and fonts that affects pictures, and the commit of the build.
  private static var versionText: String {
    """
    plumb \(version)
    commit     \(BuildStamp.text ?? "not known: built for development")
    libraries  \(LibraryVersions.text)
    renderer   \(Renderer.version), rules \(LayoutRules.version)
    """
  }

  @MainActor
  private static func help(_ name: String, _ console: Console) -> ExitCode {
    guard let command = CommandTable.command(name) else {
      console.diagnose("plumb: unknown command \"\(name)\"\(CommandTable.hint(for: name)); `plumb help` lists all")
      return .usage
    }
    console.out(block: Help.text(command))
    return .clean
  }
}
