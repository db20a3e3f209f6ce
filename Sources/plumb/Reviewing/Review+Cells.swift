import Values
import Verifying

extension Review {
  /// Explains why accepted cells are not golden yet: they have other causes. nil if there are none.
  func waitingText(_ items: [Item]) -> String? {
    let (cells, causes) = waiting(items)
    guard let first = causes.first else { return nil }
    let rest = causes.count > 1 ? " and \(Count.text(causes.count - 1, "other cause"))" : ""
    return "\(Count.text(cells, "cell")) \(cells == 1 ? "becomes" : "become") golden once \(first)\(rest) "
      + "\(causes.count == 1 ? "is" : "are") accepted, too"
  }
}

extension Review {
  /// Returns how many cells the items belong to; a cell has one item per cause.
  func cellCount(_ items: [Item]) -> Int { Set(items.map(\.key)).count }

  /// Returns how many cells the decision keys name: `scene/cell` and `scene/cell#2` are one.
  /// - Complexity: O(items).
  func cellCount(_ keys: [String]) -> Int {
    let cells = Dictionary(items.map { ($0.decisionKey, $0.key) }) { first, _ in first }
    return Set(keys.map { cells[$0] ?? $0 }).count
  }
}
