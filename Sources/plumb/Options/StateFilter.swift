import RecipeDocuments
import Scenes

/// Which states of scenes are laid out: all, or those the command line names.
struct StateFilter {
  static let specification = OptionSpecification(
    "--state", "NAME", repeatable: true, group: "Matrix",
    "only this state of recipes that have it; start is the layout as it begins")

  private let ids: [String]

  init(_ arguments: ParsedArguments) { ids = arguments.all("--state").map(SceneState.id(of:)) }

  /// Whether some states were asked for.
  var isPartial: Bool { !ids.isEmpty }

  /// Whether a cell's state is wanted.
  func keeps(_ cell: Cell) -> Bool { !isPartial || ids.contains(cell.state ?? SceneState.start) }

  /// The cells in the states that are wanted.
  func cells(of scene: Scene, _ cells: [Cell]) -> [Cell] {
    let all = scene.cells(cells)
    return all.filter(keeps)
  }

  /// - Throws: ``UsageError`` for a state that no scene has.
  func check(_ scenes: [Scene]) throws {
    let known = [SceneState.start] + scenes.flatMap { $0.states.map(\.id) }
    for id in ids where !known.contains(id) {
      throw UsageError("no recipe here has a state \"\(id)\"\(Suggestion.hint(for: id, among: known))")
    }
  }
}
