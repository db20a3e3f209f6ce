import Layout

extension Cell {
  /// Returns the cell with a name given on the command line.
  /// - Throws: ``UsageError`` if no cell has the name.
  static func named(_ name: String) throws -> Cell {
    guard let cell = Cell(named: name) else {
      throw UsageError(DeviceCatalogue.problem(ofUnknownCell: name))
    }
    return cell
  }
}
