extension IndexPath {
  /// The path of a table's row, both counted from 0.
  public init(row: Int, section: Int) { self = [section, row] }
  /// The path of a collection's item, both counted from 0.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The first index; a path without it ends the process.
  public var section: Int { self[0] }
  /// The second index, of a table's row; a path without it ends the process.
  public var row: Int { self[1] }
  /// The second index, of a collection's item; a path without it ends the process.
  public var item: Int { self[1] }
}
