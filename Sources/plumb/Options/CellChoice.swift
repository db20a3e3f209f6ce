import Layout

/// The cells in which scenes are laid out: those that the matrix options select, else the project's, else the canvas a
/// document was drawn on, else a few devices that differ in layout; all of them in the selected states.
struct CellChoice {
  private let asked: [Cell]?
  private let readers: VariantOptions
  /// The project's cells; nil if it names none.
  private let projectCells: [Cell]?
  private let defaultCells: [Cell]
  let states: StateFilter

  /// - Throws: ``UsageError``.
  init(_ arguments: ParsedArguments) throws {
    var isDefault = false
    let cells = try MatrixOptions.cells(arguments) {
      isDefault = true
      return []
    }
    asked = isDefault ? nil : cells
    states = StateFilter(arguments)
    readers = try VariantOptions(arguments)
    projectCells = arguments.settings.ownCells
    defaultCells = arguments.settings.cells
  }

  /// Whether no cells were selected, so that scenes without a canvas are laid out on a few devices.
  var isDefault: Bool { asked == nil }

  /// Names of the few devices, as `plumb list devices` lists them.
  var defaultDevices: [String] {
    defaultCells.reduce(into: []) { names, cell in
      guard case .device(let id, _, _) = cell.screen, !names.contains(id) else { return }
      names.append(id)
    }
  }

  /// The cells of a scene in this choice.
  func cells(of scene: Scene) -> [Cell] {
    states.cells(
      of: scene, readers.cells(asked ?? projectCells ?? scene.canvas.map { [$0] } ?? defaultCells, of: scene))
  }
}
