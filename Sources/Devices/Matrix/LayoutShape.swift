/// Everything about a cell that a layout can depend on: devices with equal measurements have one shape.
package struct LayoutShape: Sendable, Hashable {
  private let cell: Cell
  private let orientation: Orientation
  /// The insets covered by other systems, because a state may change the system.
  private let covered: [String: Insets]
  /// The screen's keyboard, for a shared window.
  private let keyboard: [Double]

  init(_ cell: Cell) {
    self.cell = cell.nameless
    orientation = cell.orientation
    let span = cell.keyboardSpan
    keyboard = [span.x, span.width]
    guard case .device(let id, let orientation, _) = cell.screen, let device = DeviceCatalogue.device(id) else {
      covered = [:]
      return
    }
    var covered: [String: Insets] = [:]
    for release in device.releases { covered[release.name] = release.safeAreas[orientation] }
    covered[""] = device.faces[orientation]?.safeArea
    self.covered = covered
  }

  package func hash(into hasher: inout Hasher) {
    // Shapes with these in common are usually equal.
    hasher.combine(cell.size)
    hasher.combine(cell.displayScale)
    hasher.combine(cell.variant)
    hasher.combine(cell.state)
  }
}

extension Cell {
  /// The properties of the cell that a layout depends on.
  package var shape: LayoutShape { LayoutShape(self) }
}
