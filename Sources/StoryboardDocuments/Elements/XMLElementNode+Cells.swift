extension XMLElementNode {
  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// Whether the element is a row, an item or a header of a list.
  var isCell: Bool { Self.cells.contains(name) }
}
