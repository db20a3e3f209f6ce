import Foundation

/// Compares the facts of two layouts; edges that moved are separate changes.
package enum FactComparison {
  /// - Complexity: O(facts).
  package static func changes(from old: LayoutFacts, to new: LayoutFacts) -> [FactChange] {
    if old == new { return [] }
    let (before, after) = (KeyedFacts(old), KeyedFacts(new))
    let keys = before.order + after.order.filter { before.facts[$0] == nil }
    let differing = keys.filter { before.facts[$0] != after.facts[$0] }
    var changes: [FactChange] = []
    for key in differing {
      switch (before.facts[key], after.facts[key]) {
      case (.exact?, _), (_, .exact?): continue  // follows the frame
      case (.frame(let old)?, .frame(let new)?): changes += edges(of: key.subject.name, old, new)
      case (let old, let new): changes.append(.fact(key.subject, from: old, to: new))
      }
    }
    return changes.isEmpty ? unrounded(from: before, to: after, differing) : changes
  }

  /// Returns the movements of views whose rounded frames are the same.
  /// - Complexity: O(facts).
  package static func unroundedChanges(from old: LayoutFacts, to new: LayoutFacts) -> [FactChange] {
    let (before, after) = (KeyedFacts(old), KeyedFacts(new))
    let keys = before.order + after.order.filter { before.facts[$0] == nil }
    return unrounded(
      from: before, to: after,
      keys.filter { key in
        let frame = KeyedFacts.Key(subject: key.subject, kind: Fact.Kind.frame.rawValue, index: 0)
        return key.kind == Fact.Kind.exact.rawValue && before.facts[key] != after.facts[key]
          && before.facts[frame] == after.facts[frame]
      })
  }

  /// If only unrounded frames differ, that is still a change.
  private static func unrounded(
    from before: KeyedFacts, to after: KeyedFacts, _ differing: [KeyedFacts.Key]
  ) -> [FactChange] {
    differing.flatMap { key -> [FactChange] in
      let moved = exactFrame(key, before).flatMap { old in
        exactFrame(key, after).map { edges(of: key.subject.name, old, $0) }
      }
      if let moved, !moved.isEmpty { return moved }
      return [.fact(key.subject, from: before.facts[key], to: after.facts[key])]
    }
  }

  /// Returns the unrounded frame of a view; the frame itself if rounding changes nothing.
  private static func exactFrame(_ key: KeyedFacts.Key, _ facts: KeyedFacts) -> CGRect? {
    if case .exact(let frame)? = facts.facts[key] { return frame }
    if case .frame(let frame)? = facts.facts[.init(subject: key.subject, kind: Fact.Kind.frame.rawValue, index: 0)] {
      return frame
    }
    return nil
  }

  private static func edges(of view: String, _ old: CGRect, _ new: CGRect) -> [FactChange] {
    let pairs: [(FactChange.Edge, Double, Double)] = [
      (.left, old.minX, new.minX), (.top, old.minY, new.minY), (.right, old.maxX, new.maxX),
      (.bottom, old.maxY, new.maxY),
    ]
    return pairs.filter { abs($0.1 - $0.2) > 0.0005 }.map { .edge(view: view, edge: $0.0, from: $0.1, to: $0.2) }
  }
}
