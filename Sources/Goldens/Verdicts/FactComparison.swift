import Foundation

/// Compares facts line by line; edges that moved are separate changes.
package enum FactComparison {
  /// - Complexity: O(lines).
  package static func changes(from old: LayoutFacts, to new: LayoutFacts) -> [FactChange] {
    if old == new { return [] }
    let (before, after) = (KeyedFacts(old), KeyedFacts(new))
    var changes: [FactChange] = []
    for key in before.order + after.order.filter({ before.values[$0] == nil }) {
      let (from, to) = (before.values[key], after.values[key])
      if from == to { continue }
      if key.kind == "exact" { continue }  // follows the frame
      if key.kind == "frame", let a = from.flatMap(rect), let b = to.flatMap(rect) {
        changes += edges(of: key.view, a, b)
      } else {
        changes.append(change(of: key, from, to))
      }
    }
    if changes.isEmpty {
      // If only unrounded values differ, that is still a change.
      for key in before.order + after.order.filter({ before.values[$0] == nil })
      where before.values[key] != after.values[key] {
        changes.append(change(of: key, before.values[key], after.values[key]))
      }
    }
    return changes
  }

  private static func change(of key: KeyedFacts.Key, _ from: String?, _ to: String?) -> FactChange {
    // A fact such as `hidden` has no value.
    func text(_ value: String) -> String { value.isEmpty ? key.kind : "\(key.kind) \(value)" }
    return .line(subject: key.view, from: from.map(text), to: to.map(text))
  }

  private static func rect(_ text: String) -> CGRect? {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  private static func edges(of view: String, _ old: CGRect, _ new: CGRect) -> [FactChange] {
    let pairs: [(FactChange.Edge, Double, Double)] = [
      (.left, old.minX, new.minX), (.top, old.minY, new.minY), (.right, old.maxX, new.maxX),
      (.bottom, old.maxY, new.maxY),
    ]
    return pairs.filter { abs($0.1 - $0.2) > 0.0005 }.map { .edge(view: view, edge: $0.0, from: $0.1, to: $0.2) }
  }
}
