import Scenes

extension Cell {
  /// The cell of a name that the command line has.
  /// - Throws: ``UsageError`` for a name without a cell.
  static func named(_ name: String) throws -> Cell {
    guard let cell = Cell(named: name) else {
      throw UsageError("no cell \"\(name)\"; `plumb layout` prints names of cells, such as iphone-15-portrait")
    }
    return cell
  }
}
