/// Layouts of one scene, by what they depend on: half of the existing devices have the measurements of another one.
struct LayoutsByShape {
  /// No matrix of devices has as many shapes; with free canvases memory must be limited.
  private static let limit = 1000

  private var scene: Scene?
  private var layouts: [Key: (layout: SolvedLayout, number: Int)] = [:]
  /// The number of layouts made.
  private var count = 0
  /// Layouts to make with their explanations, even if they are first requested without.
  private var expected: Set<Key> = []

  private struct Key: Hashable {
    let shape: LayoutShape
    /// On its own canvas, a document is shown as it was drawn.
    let isOnOwnCanvas: Bool

    init(_ cell: Cell, of scene: Scene) {
      (shape, isOnOwnCanvas) = (cell.shape, scene.isCanvas(cell))
    }
  }

  /// Makes a scene's layouts in cells include their explanations from the first time on.
  mutating func expect(_ scene: Scene, in cells: [Cell]) {
    turn(to: scene)
    expected.formUnion(cells.map { Key($0, of: scene) })
  }

  private mutating func turn(to scene: Scene) {
    if self.scene.isSame(as: scene) { return }
    self.scene = scene
    (layouts, expected) = ([:], [])
  }

  /// - Parameter solve: Makes a layout, with its explanation or without.
  /// - Returns: The layout, and a number shared by layouts that were made together.
  /// - Complexity: O(1) if the shape is known, besides a comparison of scenes that share their parts.
  mutating func layout(
    of scene: Scene, in cell: Cell, explained: Bool, _ solve: (_ explained: Bool) -> SolvedLayout
  ) -> (layout: SolvedLayout, number: Int) {
    turn(to: scene)
    let key = Key(cell, of: scene)
    var found: (layout: SolvedLayout, number: Int)
    if let known = layouts[key], known.layout.explanation != nil || !explained {
      found = known
      found.layout.cell = cell
    } else {
      count += 1
      found = (solve(explained || expected.contains(key)), count)
      if layouts.count == Self.limit { layouts = [:] }
      layouts[key] = found
    }
    // Only overlays need the explanation, and only a scene with overlays has them.
    if !explained, scene.drawing.overlays.isEmpty { found.layout.explanation = nil }
    return found
  }
}
