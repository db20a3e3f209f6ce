import Goldens
import Scenes

/// Which goldens a command speaks of.
struct GoldenSelection {
  /// Cells held against records.
  let cells: [Cell]
  /// Cells that have a golden picture.
  let pictured: [Cell]
  /// Whether less than everything was asked for, so that nothing can be called orphaned.
  let isFiltered: Bool
  /// The folder of all goldens.
  let root: String

  /// - Throws: ``UsageError``.
  init(_ arguments: ParsedArguments) throws {
    root = arguments.value("--snapshots") ?? "Snapshots"
    var isDefault = false
    cells = try MatrixOptions.cells(arguments) {
      isDefault = true
      return try Matrix.everything.cells()
    }
    pictured = isDefault ? Matrix.standard : cells
    isFiltered = !isDefault || !arguments.operands.isEmpty
  }

  func folder(of scene: Scene) -> SnapshotFolder { SnapshotFolder(root: root, document: scene.document) }
}
