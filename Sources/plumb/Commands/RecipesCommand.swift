import Layout
import Values

/// `plumb list`: lists the scenes that can be laid out.
struct RecipesCommand: Command {
  static let specification = CommandSpecification(
    name: "list", formerly: "recipes", summary: "list the recipes, and the scenes of storyboards",
    operands: "[PATH...] [OPTION...]",
    options: [OptionSpecification("--json", "print as JSON")],
    details: "With no PATH, the project's documents, or those found below this folder.",
    examples: ["plumb list", "plumb list App/Main.storyboard --json"])

  private let paths: [String]
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.paths
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths)
    let code = documents.report(to: console, listsAll: true)
    if printsJSON {
      let recipes = documents.scenes.map { scene -> JSONText in
        .pairs([
          ("document", .text(scene.document)), ("id", .text(scene.id)),
          ("title", .text(scene.title)), ("source", .text(scene.source ?? "")),
          ("views", .number(Double(scene.allViews.count))),
          ("constraints", .number(Double(scene.constraints.count))),
        ])
      }
      console.out(JSONText.result([("recipes", .list(recipes)), ("problems", documents.json)]))
      return code
    }
    let width = documents.scenes.map(\.document.count).max() ?? 0
    for scene in documents.scenes {
      // Scenes have names in documents with several scenes.
      let title = scene.name.map { $0 == scene.title ? $0 : "\($0): \(scene.title)" } ?? scene.title
      console.out("\(scene.document.padded(to: width + 2))\(title)")
    }
    return code
  }
}
