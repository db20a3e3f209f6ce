import Layout
import RecipeDocuments

/// `plumb recipe`: prints a scene as a recipe, in the guide's notation.
struct RecipeCommand: Command {
  static let specification = CommandSpecification(
    name: "recipe", summary: "print a scene as a recipe, complete", operands: "FILE|ID [--scene ID]",
    options: [
      OptionSpecification("--scene", "ID", "the scene of a storyboard, as `plumb recipes FILE` lists it"),
      OptionSpecification("--identities", "keep the ids of views and the labels of constraints"),
    ],
    details: """
      Prints a scene in the guide's notation, as a recipe that can be read, discussed and laid out on its own, in a form that
      depends only on what the scene says. Differences between size classes become variations, and the scene keeps its bars. A
      view outside of scenes is centred by constraints. Names a document, or a scene of the project by its id.
      """)

  private let path: String
  private let id: String?
  private let hasIdentities: Bool
  private let configured: [String]

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count == 1 else {
      throw UsageError("name one document or scene: plumb recipe App/Main.storyboard --scene LoginViewController")
    }
    path = arguments.operands[0]
    id = arguments.value("--scene")
    hasIdentities = arguments.has("--identities")
    configured = arguments.settings.documents
  }

  func run(_ console: Console) async throws -> ExitCode {
    let (documents, code) = try Documents.named(path, configured, console)
    let names = documents.scenes.map(Self.name)
    if documents.scenes.isEmpty { return code.combined(with: .usage) }
    guard let id else {
      guard documents.scenes.count == 1 else {
        throw UsageError("\(path) has \(names.count) scenes; choose one with --scene: \(names.joined(separator: ", "))")
      }
      return code.combined(with: try write(documents.scenes[0], console))
    }
    let scenes = documents.scenes
    guard
      let scene = scenes.first(where: { Self.name($0) == id }) ?? scenes.first(where: { $0.id == id })
        ?? scenes.first(where: { $0.title == id })
    else {
      throw UsageError("\(path) has no scene \"\(id)\"\(Suggestion.hint(for: id, among: names))")
    }
    return code.combined(with: try write(scene, console))
  }

  private func write(_ scene: Scene, _ console: Console) throws -> ExitCode {
    console.out(verbatim: String(RecipeWriter.write(scene, identities: hasIdentities).dropLast()))
    return .clean
  }

  private static func name(_ scene: Scene) -> String { scene.name ?? scene.id }
}
