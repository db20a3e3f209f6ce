import Layout
import RecipeDocuments
import Values

/// `plumb convert`: prints a scene as a recipe, in the guide's notation.
struct RecipeCommand: Command {
  static let specification = CommandSpecification(
    name: "convert", formerly: "recipe", summary: "print a scene as a recipe, complete",
    operands: "SCENE [OPTION...]",
    options: [
      OptionSpecification("--scene", "ID", "the scene of a storyboard, as `plumb list FILE` lists it"),
      OptionSpecification("--identities", "keep the ids of views and the labels of constraints"),
      OptionSpecification("--json", "as JSON, every scene of the document"),
    ],
    details: """
      Prints a scene in the guide's notation, as a recipe that can be read, discussed and laid out on its own, in a form that
      depends only on what the scene says. Differences between size classes become variations, and the scene keeps its bars. A
      view outside of scenes is centred by constraints. SCENE is a document or a scene's id.

      As JSON: {"version":1,"scenes":[{"scene":"Main#Login","recipe":"constraints: ..."}]}.
      """,
    examples: ["plumb convert App/Main.storyboard --scene LoginViewController"])

  private let path: String
  private let id: String?
  private let hasIdentities: Bool
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count == 1 else {
      throw UsageError("name one document or scene: plumb convert App/Main.storyboard --scene LoginViewController")
    }
    path = arguments.operands[0]
    id = arguments.value("--scene")
    hasIdentities = arguments.has("--identities")
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let (documents, code) = try Documents.named(path, console)
    let names = documents.scenes.map(Self.name)
    if documents.scenes.isEmpty {
      if printsJSON { write([], documents, console) }
      return code.combined(with: .usage)
    }
    guard let id else {
      if printsJSON {
        write(documents.scenes, documents, console)
        return code
      }
      guard documents.scenes.count == 1 else {
        throw UsageError("\(path) has \(names.count) scenes; choose one with --scene: \(names.joined(separator: ", "))")
      }
      write(documents.scenes, documents, console)
      return code
    }
    let scenes = documents.scenes
    let named = scenes.first { Self.name($0) == id } ?? scenes.first { $0.title == id }
    let found = try named ?? SceneName.id(id, among: scenes.map(\.id)).flatMap { id in scenes.first { $0.id == id } }
    guard let scene = found else {
      throw UsageError("\(path) has no scene \"\(id)\"\(Suggestion.hint(for: id, among: names))")
    }
    write([scene], documents, console)
    return code
  }

  private func write(_ scenes: [Scene], _ documents: Documents, _ console: Console) {
    let recipes = scenes.map { ($0.id, RecipeWriter.write($0, identities: hasIdentities)) }
    if printsJSON {
      let list = recipes.map { JSONText.pairs([("scene", .text($0.0)), ("recipe", .text($0.1))]) }
      console.out(documents.result([("scenes", .list(list))]))
    } else {
      for (_, recipe) in recipes { console.out(verbatim: String(recipe.dropLast())) }
    }
  }

  private static func name(_ scene: Scene) -> String { scene.name ?? scene.id }
}
