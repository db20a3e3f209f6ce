import Foundation
import Values

/// `plumb port`: turns an iOS application's sources into a package that builds on Linux.
struct PortCommand: Command {
  static let specification = CommandSpecification(
    name: "port", summary: "turn an iOS application's sources into a package that builds on Linux",
    operands: "SOURCE... [OPTION...]",
    options: [
      OptionSpecification("--out", "DIR", "the package's folder (default Ported); git ignores it"),
      OptionSpecification("--module", "NAME", "the application's module (default: the first folder's name)"),
      OptionSpecification("--type", "NAME", occurs: .repeatedList, "only the files that this type needs; may repeat"),
      OptionSpecification(
        "--stubs", "DIR", "sources of modules that Linux lacks: a folder or a file for each, with its name"),
      OptionSpecification(
        "--packages", "DIR", occurs: .repeatedList,
        "a checked-out package that the application imports, or a folder of packages; may repeat"),
      OptionSpecification("--goldens", "DIR", "where the tests' goldens are kept (default: in the package)"),
      OptionSpecification("--few-devices", "tests lay screens out on a few devices that differ, instead of all"),
      OptionSpecification("--check", "build the package, and rank errors by the number of screens they block"),
      OptionSpecification(
        "--leave-out", "leave out the smallest statements and members that do not compile, and name them"),
      OptionSpecification("--json", "print what was done as JSON"),
    ],
    details: """
      SOURCE is a folder with the application's sources and resources: of an Xcode project, or of a package's target. Sources
      are not changed. The package contains rewritten copies that keep the line numbers, the resources, and a test for each
      controller that can be made without arguments or from a storyboard; the test lays it out on all devices. Anything that
      could not be ported is listed with its place. Packages that the application imports are read from --packages, from folders
      next to it and from checkouts of SwiftPM or Xcode, and built as modules of their own. Later runs write only what changed. The exit code is 1 if --check finds
      code that does not compile.

      The rewriter is a separate program, built once with the Swift toolchain on the PATH.
      """,
    examples: ["plumb port MyApp/Sources --out Ported --check"])

  private let arguments: [String]
  private let sources: [String]

  init(_ arguments: ParsedArguments) throws {
    guard let first = arguments.operands.first else {
      throw UsageError("name a folder with an application's sources: plumb port MyApp --out Ported")
    }
    var line: [String] = []
    for name in ["--out", "--module", "--stubs", "--goldens"] {
      if let value = arguments.given(name) { line += [name, value] }
    }
    for name in ["--type", "--packages"] { for value in arguments.all(name) { line += [name, value] } }
    if arguments.given("--module") == nil {
      line += ["--module", URL(filePath: first).standardizedFileURL.lastPathComponent]
    }
    for flag in ["--few-devices", "--check", "--leave-out", "--json"] where arguments.has(flag) { line.append(flag) }
    sources = arguments.operands
    self.arguments = line + ["--"] + arguments.operands
  }

  func run(_ console: Console) async throws -> ExitCode {
    if let missing = sources.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw UsageError("\(missing): no such file or folder")
    }
    do throws(PortingTool.PortingFailure) {
      let code = try PortingTool().run(arguments, console)
      return ExitCode(rawValue: code) ?? .internalError
    } catch {
      console.diagnose(block: error.description)
      return .usage
    }
  }
}
