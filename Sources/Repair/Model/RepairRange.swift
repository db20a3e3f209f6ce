package import Layout
import LayoutMaps

/// Everything a repair is proven for: windows of any size in a rectangle, for each reader, and the cells of a matrix.
package struct RepairRange: Sendable {
  /// What surrounds the windows, the reader's settings, and the scene's state.
  package struct Window: Sendable, Hashable {
    /// What surrounds the window.
    package let rule: WindowRule
    /// The reader's settings.
    package let variant: CellVariant
    /// The state; nil for the initial one.
    package let state: String?

    /// See the properties.
    package init(_ rule: WindowRule, variant: CellVariant = CellVariant(), state: String? = nil) {
      (self.rule, self.variant, self.state) = (rule, variant, state)
    }
  }

  /// One for each reader.
  package var windows: [Window]
  /// In points.
  package var width: ClosedRange<Double>
  /// In points.
  package var height: ClosedRange<Double>
  /// The cells whose findings count, and in which one looks at what moves.
  package var cells: [Cell]
  /// Further cells in which nothing may break: all devices.
  package var matrix: [Cell] = []

  /// ``cells``, and the smallest phone of the range: what a repair squeezes, it squeezes there.
  var examinedCells: [Cell] {
    guard width.contains(320), height.contains(568), let smallest = Cell(named: "iphone-5-portrait"),
      !cells.contains(where: { $0.size == smallest.size }), !cells.isEmpty
    else { return cells }
    return cells + [smallest]
  }

  /// See the properties.
  package init(
    windows: [Window] = [Window(.freeCanvas)], width: ClosedRange<Double> = SceneWindows.lengths,
    height: ClosedRange<Double> = SceneWindows.lengths, cells: [Cell]
  ) {
    (self.windows, self.width, self.height, self.cells) = (windows, width, height, cells)
  }

  /// The range of a scene: the windows of its invariants, some cells, and all devices.
  package init(of scene: Scene, windows: [Window] = [Window(.freeCanvas)], cells: [Cell]) {
    let own = scene.invariantWindows
    self.init(windows: windows, width: own.width, height: own.height, cells: cells)
    matrix = scene.cells((try? Matrix.everything.cells()) ?? [])
  }

  /// Returns the windows of a scene.
  @MainActor
  func sizes(_ window: Window, of scene: Scene, _ pipeline: LayoutPipeline) -> WindowSizes {
    WindowSizes(scene, window.rule, variant: window.variant, state: window.state, pipeline: pipeline)
  }
}
