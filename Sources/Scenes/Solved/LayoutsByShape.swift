/// Layouts of one scene, by what they depend on: half of the devices there are have the measures of another one.
struct LayoutsByShape {
  /// No matrix of devices has so many shapes; with free canvases memory must end somewhere.
  private static let limit = 1000

  private var scene: Scene?
  private var layouts: [Key: (layout: SolvedLayout, number: Int)] = [:]
  /// How many layouts were made.
  private var count = 0
  /// Layouts that are made with their explanations, even if they are first asked for without.
  private var expected: Set<Key> = []

  private struct Key: Hashable {
    let shape: LayoutShape
    /// On the canvas a document was drawn on it is shown as it was drawn.
    let isOnOwnCanvas: Bool

    init(_ cell: Cell, of scene: Scene) {
      (shape, isOnOwnCanvas) = (cell.shape, scene.isCanvas(cell))
    }
  }

  /// Has a scene's layouts in cells made with their explanations, from the first time on.
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
  /// - Returns: The layout, and a number that only layouts have that were made together.
  /// - Complexity: O(1) where the shape is known, beside a comparison of scenes that share their parts.
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
    // Overlays are drawn from it, which only a scene that asks for them has.
    if !explained, scene.drawing.overlays.isEmpty { found.layout.explanation = nil }
    return found
  }
}
