import Goldens
import Values

extension Review {
  /// Why cells that were accepted are not golden yet: they have other causes. nil where there are none.
  func waitingText(_ items: [Item]) -> String? {
    let (cells, causes) = waiting(items)
    guard let first = causes.first else { return nil }
    let rest = causes.count > 1 ? " and \(Count.text(causes.count - 1, "other cause"))" : ""
    return "\(Count.text(cells, "cell")) \(cells == 1 ? "becomes" : "become") golden once \(first)\(rest) "
      + "\(causes.count == 1 ? "is" : "are") accepted, too"
  }
}

extension Review {
  /// How many cells some items are of: a cell is an item under each of its causes.
  func cellCount(_ items: [Item]) -> Int { Set(items.map(\.key)).count }

  /// How many cells some keys of decisions name: `scene/cell` and `scene/cell#2` are one.
  /// - Complexity: O(items).
  func cellCount(_ keys: [String]) -> Int {
    let cells = Dictionary(items.map { ($0.decisionKey, $0.key) }) { first, _ in first }
    return Set(keys.map { cells[$0] ?? $0 }).count
  }
}
