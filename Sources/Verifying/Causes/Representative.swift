import Layout

/// The cell that represents others in reports: a current iPhone, upright if possible, else the first that the
/// project lists; in the initial state and for the default reader, if it is there.
package enum Representative {
  /// How well a cell represents others; the lowest first, equals in the order of the project's list.
  package static func rank(_ cell: Cell) -> Int {
    let rank = rankOfScreen(cell)
    return rank == unknown || cell.variant == CellVariant() && cell.state == nil ? rank : rank + others
  }

  /// How well a cell's screen represents others, whatever its state and reader.
  package static func rankOfScreen(_ cell: Cell) -> Int {
    guard cell.family == .phone, let year = year(of: cell) else { return unknown }
    if cell.screenName == usual?.screenName { return 0 }
    if newestYear - year > 3 { return unknown }
    return cell.orientation == .portrait ? 1 : 2
  }

  /// Returns how well the cell with a name represents others; a name that is no cell's ranks last.
  package static func rank(ofCellNamed name: String) -> Int { Cell(named: name).map(rank) ?? unknown }

  /// Returns the names with the best first; names that are no cells keep their order.
  /// - Complexity: O(n log n).
  package static func sorted(_ names: [String]) -> [String] {
    let ranked = names.enumerated().map { offset, name in (rank(ofCellNamed: name), offset, name) }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// How much later cells of other states and readers come.
  private static let others = 3
  /// The rank of all that are no iPhone of today.
  private static let unknown = 2 * others

  /// The newest phone of which records have a picture.
  private static let usual: Cell? = Matrix.standard
    .filter { $0.family == .phone && $0.orientation == .portrait }
    .max { (year(of: $0) ?? 0) < (year(of: $1) ?? 0) }

  /// The year of the newest phone in the catalogue.
  private static let newestYear = DeviceCatalogue.all.filter { $0.family == .phone }.compactMap(\.year).max() ?? 0

  private static func year(of cell: Cell) -> Int? {
    guard case .device(let id, _, nil) = cell.screen else { return nil }
    return DeviceCatalogue.device(id)?.year
  }
}
