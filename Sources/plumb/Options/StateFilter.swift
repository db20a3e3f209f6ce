import Layout
import RecipeDocuments
import Values

/// The states of scenes that are laid out: all, or those named on the command line.
struct StateFilter {
  static let specification = OptionSpecification(
    "--state", "NAME", occurs: .repeatedList, group: "Matrix",
    "only this state, in recipes that have it; start is the initial layout")

  private let ids: [String]

  init(_ arguments: ParsedArguments) { ids = arguments.all("--state").map(SceneState.id(of:)) }

  /// The ids of the selected states.
  var text: String { ids.joined(separator: " ") }

  /// Whether particular states were selected.
  var isPartial: Bool { !ids.isEmpty }

  /// Returns whether a cell's state is selected.
  func keeps(_ cell: Cell) -> Bool { !isPartial || ids.contains(cell.state ?? SceneState.start) }

  /// Returns the cells in the selected states.
  func cells(of scene: Scene, _ cells: [Cell]) -> [Cell] {
    let all = scene.cells(cells)
    return all.filter(keeps)
  }

  /// - Throws: ``UsageError`` for a state that exists in no scene.
  func check(_ scenes: [Scene]) throws {
    let known = [SceneState.start] + scenes.flatMap { $0.states.map(\.id) }
    for id in ids where !known.contains(id) {
      throw UsageError("no recipe here has a state \"\(id)\"\(Suggestion.hint(for: id, among: known))")
    }
  }
}
