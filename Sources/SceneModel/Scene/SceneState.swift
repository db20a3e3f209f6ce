/// Changes at run time, as another cell of the matrix: from the initial scene to the scene in this state.
package struct SceneState: Sendable, Hashable, Encodable {
  /// The name in the document.
  package var name: String { didSet { id = Self.id(of: name) } }
  /// The suffix of cells' names: the name in lower case, with hyphens for spaces. Stored, because every cell looks up
  /// its state.
  package private(set) var id: String
  /// Views that differ, complete, by id; their children stay as they were.
  package var views: [String: SceneView]
  /// Views that are removed from the tree, by id.
  package var removed: [String]
  /// Labels of constraints that are uninstalled.
  package var uninstalled: Set<String>
  /// Constraints installed in the state; one with the label of another replaces it.
  package var constraints: [SceneConstraint]
  /// Expectations in the state; those of the scene apply only to its initial state.
  package var expectations: [SceneConstraint]
  /// A description.
  package var notes: String?
  /// Whether the keyboard is shown in the state; nil leaves it unchanged.
  package var showsKeyboard: Bool?
  /// The reader's settings that change while the scene is shown.
  package var variant = CellVariant()

  /// Creates a state with its changes.
  package init(
    name: String, views: [String: SceneView] = [:], removed: [String] = [], uninstalled: Set<String> = [],
    constraints: [SceneConstraint] = [], expectations: [SceneConstraint] = [], notes: String? = nil
  ) {
    self.name = name
    id = Self.id(of: name)
    self.views = views
    self.removed = removed
    self.uninstalled = uninstalled
    self.constraints = constraints
    self.expectations = expectations
    self.notes = notes
  }

  /// The name of the initial state where states are selected.
  package static let start = "start"

  /// Returns the suffix of cells' names for a state with this name.
  package static func id(of name: String) -> String {
    name.lowercased().split(separator: " ").joined(separator: "-")
  }
}

extension Scene {
  /// Returns each cell, followed by the same cell in each of the scene's states. A reader's setting that the scene has
  /// anyway is not part of a name: its own look, or a call on a phone that shows none.
  /// - Complexity: O(cells · states).
  package func cells(_ cells: [Cell]) -> [Cell] {
    var seen: Set<Cell> = []
    return cells.map(asUsual)
      .flatMap { cell in [cell] + (cell.state == nil ? states.map { cell.inState($0.id) } : []) }
      .filter { seen.insert($0).inserted }
  }

  /// Returns the state of a cell; nil for the initial state.
  package func state(of cell: Cell) -> SceneState? { cell.state.flatMap { id in states.first { $0.id == id } } }

  private func asUsual(_ named: Cell) -> Cell {
    let cell = own(named)
    var variant = cell.variant
    if variant.look == look(in: cell.varied(CellVariant())) { variant.look = nil }
    let shown = cell.varied(variant)
    if variant.isInCall, !shown.canShowCall(look(in: shown)) { variant.isInCall = false }
    return variant == cell.variant ? cell : cell.varied(variant)
  }
}
