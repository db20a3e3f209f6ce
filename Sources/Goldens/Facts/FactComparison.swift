package import Foundation

/// Compares the facts of two layouts; edges that moved are separate changes.
package enum FactComparison {
  /// - Complexity: O(facts).
  package static func changes(from old: LayoutFacts, to new: LayoutFacts) -> [FactChange] {
    if old == new { return [] }
    let pair = Pair(old, new)
    var changes: [FactChange] = []
    for key in pair.differing {
      switch (pair.before.facts[key], pair.after.facts[key]) {
      case (.exact?, _), (_, .exact?): continue  // follows the frame
      case (.frame(let old)?, .frame(let new)?): changes += edges(of: key.subject.name, old, new)
      case (let old, let new): changes.append(.fact(key.subject, from: old, to: new))
      }
    }
    // If only unrounded frames differ, that is still a change.
    return changes.isEmpty ? pair.differing.flatMap { unrounded($0, pair) } : changes
  }

  /// Returns the movements of views whose rounded frames are the same.
  /// - Complexity: O(facts).
  package static func unroundedChanges(from old: LayoutFacts, to new: LayoutFacts) -> [FactChange] {
    let pair = Pair(old, new)
    return pair.differing.filter { key in
      let frame = key.frame
      return key.kind == Fact.Kind.exact.rawValue && pair.before.facts[frame] == pair.after.facts[frame]
    }.flatMap { unrounded($0, pair) }
  }

  /// The facts of two layouts.
  private struct Pair {
    let before: KeyedFacts
    let after: KeyedFacts
    /// In the order of the first layout, then of the second.
    let differing: [KeyedFacts.Key]

    init(_ old: LayoutFacts, _ new: LayoutFacts) {
      let (before, after) = (KeyedFacts(old), KeyedFacts(new))
      let keys = before.order + after.order.filter { before.facts[$0] == nil }
      differing = keys.filter { before.facts[$0] != after.facts[$0] }
      (self.before, self.after) = (before, after)
    }
  }

  /// Returns how an unrounded frame differs; any other fact as a whole.
  private static func unrounded(_ key: KeyedFacts.Key, _ pair: Pair) -> [FactChange] {
    let moved = exactFrame(key, pair.before).flatMap { old in
      exactFrame(key, pair.after).map { edges(of: key.subject.name, old, $0) }
    }
    if let moved, !moved.isEmpty { return moved }
    return [.fact(key.subject, from: pair.before.facts[key], to: pair.after.facts[key])]
  }

  /// Returns the unrounded frame of a view; the frame itself if rounding changes nothing.
  private static func exactFrame(_ key: KeyedFacts.Key, _ facts: KeyedFacts) -> CGRect? {
    if case .exact(let frame)? = facts.facts[key] { return frame }
    if case .frame(let frame)? = facts.facts[key.frame] { return frame }
    return nil
  }

  /// Returns the edges at which two frames of a view differ.
  package static func edges(of view: String, _ old: CGRect, _ new: CGRect) -> [FactChange] {
    let pairs: [(FactChange.Edge, Double, Double)] = [
      (.left, old.minX, new.minX), (.top, old.minY, new.minY), (.right, old.maxX, new.maxX),
      (.bottom, old.maxY, new.maxY),
    ]
    return pairs.filter { abs($0.1 - $0.2) > 0.0005 }.map { .edge(view: view, edge: $0.0, from: $0.1, to: $0.2) }
  }
}

extension KeyedFacts.Key {
  /// The frame of the same view.
  fileprivate var frame: KeyedFacts.Key { .init(subject: subject, kind: Fact.Kind.frame.rawValue, index: 0) }
}
