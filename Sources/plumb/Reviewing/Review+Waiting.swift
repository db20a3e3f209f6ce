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
