import Foundation
import RecipeDocuments
import Values
import Verifying

/// `plumb init`: writes a first project that verifies: settings, a recipe with its goldens, a workflow.
struct InitCommand: Command {
  static let specification = CommandSpecification(
    name: "init", summary: "write a first project: settings, a recipe with its goldens, a workflow",
    operands: "[OPTION...]",
    options: [
      OptionSpecification(
        "--recipe", "NAME", completion: .words(of: StarterRecipe.self),
        "the recipe: welcome (default), form or list; each can be added later"),
      OptionSpecification("--gitlab", "a pipeline for GitLab instead of a workflow for GitHub"),
      OptionSpecification("--deb", "URL", "where the pipeline gets plumb's package (default: the variable PLUMB_DEB)"),
      OptionSpecification("--sha256", "HEX", "the package's checksum, beside --deb"),
    ],
    details: """
      Where there are storyboards, xibs or recipes, the settings name their folders and four cells that differ in layout, and
      all scenes are recorded and drawn; elsewhere a first recipe is written.

      Existing files are not changed, and are listed; so are lines that .gitignore or .gitattributes lack. The recipe is
      recorded, so that `plumb verify` has something to compare. The workflow runs in a container of this machine's system, whose
      libraries drew the goldens. The schema next to the recipe lets editors complete and check it.
      """,
    examples: ["plumb init --recipe form"])

  private let service: PipelineFile.Service
  private let pipeline: PipelineFile
  private let recipe: StarterRecipe

  init(_ arguments: ParsedArguments) throws {
    service = arguments.has("--gitlab") ? .gitlab : .github
    let (address, checksum) = (arguments.value("--deb"), arguments.value("--sha256"))
    if (address == nil) != (checksum == nil) {
      throw UsageError("--deb and --sha256 belong together: SHA256SUMS of a release has the checksum")
    }
    if let checksum, checksum.wholeMatch(of: /[0-9a-f]{64}/) == nil {
      throw UsageError("--sha256 is 64 hexadecimal digits, as sha256sum prints them")
    }
    if let address, address.wholeMatch(of: /(https|file):\/\/[!-~]+/) == nil {
      throw UsageError("--deb is an address that begins with https://, without spaces")
    }
    if let first = arguments.operands.first { throw UsageError("init takes no arguments, such as \"\(first)\"") }
    recipe = try arguments.choice("--recipe", StarterRecipe.self) ?? .welcome
    pipeline = PipelineFile(
      address: address ?? "", checksum: checksum ?? "", image: RecordingSystem.current.image)
  }

  func run(_ console: Console) async throws -> ExitCode {
    let found = FoundDocuments()
    let proposed = found.proposal
    report(found, console)
    var written: Set<String> = []
    for file in (proposed.isEmpty ? ProjectFile.usual(recipe) : ProjectFile.files(for: proposed)) + [
      pipeline.file(for: service)
    ] {
      if FileManager.default.fileExists(atPath: file.path) {
        console.diagnose("\(file.path) already exists" + Self.missing(of: file))
      } else {
        try AtomicFile.write(file.text, to: file.path)
        console.out(file.path)
        written.insert(file.path)
      }
    }
    var code = ExitCode.clean
    if written.contains(recipe.path) {
      code = try await record([recipe.path], console)
    } else if !proposed.isEmpty, written.contains(ProjectSettings.fileName) {
      code = try await record([], console)
      let drawing = RenderCommand.specification
      code = code.combined(
        with: try await RenderCommand(ParsedArguments([], drawing, try Settings.here())).run(console))
    }
    console.diagnose("`plumb render` draws, `plumb verify` compares with the goldens, `plumb record` writes them again")
    return code
  }

  private func record(_ paths: [String], _ console: Console) async throws -> ExitCode {
    let arguments = try ParsedArguments(
      ["--mode", RecordMode.missing.rawValue] + paths, RecordCommand.specification, try Settings.here())
    return try await RecordCommand(arguments).run(console)
  }

  /// Says which documents are used, and what is left out for which reason.
  private func report(_ found: FoundDocuments, _ console: Console) {
    for omission in found.omissions { console.diagnose("\(omission.path): left out: \(omission.reason)") }
    if found.files.isEmpty { return }
    if found.otherYAML > 0 {
      console.diagnose("\(Count.text(found.otherYAML, "YAML file")) left out: no views and no constraints")
    }
    console.diagnose("found \(Count.text(found.files.count, "document")) in \(found.proposal.joined(separator: ", "))")
  }

  /// Describes what an existing list lacks, for a message.
  private static func missing(of file: ProjectFile) -> String {
    guard file.isList, let bytes = FileManager.default.contents(atPath: file.path) else { return "" }
    let present = Set(String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init))
    let lines = file.text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") && !present.contains($0) }
    return lines.isEmpty ? "" : "; add: \(lines.joined(separator: ", "))"
  }
}
