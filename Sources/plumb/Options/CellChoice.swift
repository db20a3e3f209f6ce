import Scenes

/// Where scenes are laid out: the cells that the matrix flags ask for, else the canvas a document was drawn on, else a few
/// devices that differ in layout; all of them in the states that are wanted.
struct CellChoice {
  private let asked: [Cell]?
  private let readers: VariantOptions
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
    defaultCells = arguments.settings.cells
  }

  func cells(of scene: Scene) -> [Cell] {
    states.cells(of: scene, readers.cells(asked ?? scene.canvas.map { [$0] } ?? defaultCells))
  }
}
