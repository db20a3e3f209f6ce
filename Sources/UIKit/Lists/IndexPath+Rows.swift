extension IndexPath {
  /// The index path of a table's row; section and row are counted from 0.
  public init(row: Int, section: Int) { self = [section, row] }
  /// The index path of a collection's item; section and item are counted from 0.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The first index; a path without one traps.
  public var section: Int { self[0] }
  /// The second index, of a table's row; a path without one traps.
  public var row: Int { self[1] }
  /// The second index, of a collection's item; a path without one traps.
  public var item: Int { self[1] }
}

extension NSIndexPath {
  /// The index path of a table's row; section and row are counted from 0.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The index path of a collection's item; section and item are counted from 0.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The first index; a path without one traps.
  public var section: Int { index(atPosition: 0) }
  /// The second index, of a table's row; a path without one traps.
  public var row: Int { index(atPosition: 1) }
  /// The second index, of a collection's item; a path without one traps.
  public var item: Int { index(atPosition: 1) }
}
