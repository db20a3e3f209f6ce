/// What happens at run time, as one more cell of the matrix: from the scene as it starts to the scene as it is then.
package struct SceneState: Sendable, Hashable, Encodable {
  /// As the document has it.
  package var name: String { didSet { id = Self.id(of: name) } }
  /// What a cell's name ends with: the name in small letters, hyphens for spaces. Kept, since every cell looks for its state.
  package private(set) var id: String
  /// Views that look different, whole, by id; their children stay what they were.
  package var views: [String: SceneView]
  /// Views that are taken out of the tree, by id.
  package var removed: [String]
  /// Labels of constraints that are taken out.
  package var uninstalled: Set<String>
  /// Installed then; one with the label of another takes its place.
  package var constraints: [SceneConstraint]
  /// What has to hold then; what the scene expects holds in its first state only.
  package var expectations: [SceneConstraint]
  /// What there is to see.
  package var notes: String?
  /// Whether the keyboard is shown then; nil leaves it as it is.
  package var showsKeyboard: Bool?
  /// What the reader sets up differently while the scene is shown.
  package var variant = CellVariant()

  /// A state that changes something.
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

  /// What the scene as it starts is called where states are chosen.
  package static let start = "start"

  /// The end of cells' names for a state of this name.
  package static func id(of name: String) -> String {
    name.lowercased().split(separator: " ").joined(separator: "-")
  }
}

extension Scene {
  /// Each cell, and after it the same cell in each of the scene's states. What a reader asks for and the scene has anyway has
  /// no name of its own: its own look, a call on a phone that shows none.
  /// - Complexity: O(cells · states).
  package func cells(_ cells: [Cell]) -> [Cell] {
    var seen: Set<Cell> = []
    return cells.map(asUsual).filter { seen.insert($0).inserted }
      .flatMap { cell in [cell] + states.map { cell.inState($0.id) } }
  }

  private func asUsual(_ cell: Cell) -> Cell {
    var variant = cell.variant
    if variant.look == look(in: cell.varied(CellVariant())) { variant.look = nil }
    let shown = cell.varied(variant)
    if variant.isInCall, !shown.canShowCall(look(in: shown)) { variant.isInCall = false }
    return variant == cell.variant ? cell : cell.varied(variant)
  }

  /// The state of a cell; nil for the scene as it starts.
  package func state(of cell: Cell) -> SceneState? { cell.state.flatMap { id in states.first { $0.id == id } } }
}
