/// Layouts of one scene, by what they depend on: half of the devices there are have the measures of another one.
struct LayoutsByShape {
  /// No matrix of devices has so many shapes; with free canvases memory must end somewhere.
  private static let limit = 1000

  private var scene: Scene?
  private var layouts: [Key: SolvedLayout] = [:]

  private struct Key: Hashable {
    let shape: LayoutShape
    /// On the canvas a document was drawn on it is shown as it was drawn.
    let isOnOwnCanvas: Bool
    let explained: Bool
  }

  /// - Complexity: O(1) where the shape is known, beside a comparison of scenes that share their parts.
  mutating func layout(
    of scene: Scene, in cell: Cell, explained: Bool, _ solve: () -> SolvedLayout
  ) -> SolvedLayout {
    if self.scene != scene {
      self.scene = scene
      layouts = [:]
    }
    let key = Key(
      shape: cell.shape, isOnOwnCanvas: scene.canvas?.screenName == cell.screenName, explained: explained)
    if var known = layouts[key] {
      known.cell = cell
      return known
    }
    let layout = solve()
    if layouts.count == Self.limit { layouts = [:] }
    layouts[key] = layout
    return layout
  }
}
