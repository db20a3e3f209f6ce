import Foundation
import Goldens
import RecipeDocuments

/// What really differs between a golden and a cell: the layouts with one edit alone, from which effects are attributed, may
/// show what neither has.
struct VisibleEffects {
  /// Edges and other facts that differ, by the names of views.
  private let edges: [String: Set<FactChange.Edge>]
  private let kinds: [String: Set<String>]
  /// Where views are on the screen that have another superview.
  private let moved: [String: [FactChange]]

  /// - Parameters:
  ///   - golden: The golden's facts with the views' present names.
  ///   - now: The cell's present facts.
  ///   - trees: The recorded superviews and the present ones.
  ///   - reparented: Names of views that have another superview now.
  /// - Complexity: O(facts).
  init(
    from golden: LayoutFacts, to now: LayoutFacts, _ trees: (before: ViewParents, after: ViewParents),
    reparented: Set<String>
  ) {
    var edges: [String: Set<FactChange.Edge>] = [:]
    var kinds: [String: Set<String>] = [:]
    for change in FactComparison.changes(from: golden, to: now) + FactComparison.unroundedChanges(from: golden, to: now)
    {
      switch change {
      case .edge(let view, let edge, _, _): edges[view, default: []].insert(edge)
      case .fact(let subject, let from, let to):
        for fact in [from, to].compactMap(\.self) { kinds[subject.name, default: []].insert(fact.kind) }
      case .renamed: break
      }
    }
    (self.edges, self.kinds) = (edges, kinds)
    let (old, new) = (PlacedViews(golden), PlacedViews(now))
    var moved: [String: [FactChange]] = [:]
    for name in reparented {
      guard let from = old.place(of: name, in: trees.before), let to = new.place(of: name, in: trees.after) else {
        continue
      }
      moved[name] = FactComparison.edges(of: name, from, to)
    }
    self.moved = moved
  }

  /// Returns effects without what neither layout has. A view in another superview moves as one sees it on the screen, because
  /// of the first edit that names it.
  /// - Returns: The effects as they are if nothing of them would be left.
  func effects(_ parts: [CausedChanges]) -> [CausedChanges] {
    var left = moved
    var found: [CausedChanges] = []
    for part in parts {
      if part.changes.isEmpty {
        found.append(part)
        continue
      }
      var part = part
      part.changes = part.changes.filter(isSeen)
      for name in part.cause.inputs?.flatMap(\.views) ?? [] {
        part.changes += left.removeValue(forKey: name) ?? []
      }
      if !part.changes.isEmpty { found.append(part) }
    }
    // What no edit names follows from the last one.
    let rest = left.sorted { $0.key < $1.key }.flatMap(\.value)
    if !rest.isEmpty, !found.isEmpty { found[found.count - 1].changes += rest }
    return found.isEmpty ? parts : found
  }

  private func isSeen(_ change: FactChange) -> Bool {
    switch change {
    case .edge(let view, let edge, _, _): moved[view] == nil && edges[view]?.contains(edge) ?? false
    case .fact(let subject, let from, let to):
      [from, to].contains { $0.map { kinds[subject.name]?.contains($0.kind) ?? false } ?? false }
    case .renamed: true
    }
  }
}

extension [CausedChanges] {
  /// Returns the effects that one sees between a golden and a cell (``VisibleEffects``); all of them without a golden.
  func seen(
    golden: LayoutFacts?, _ now: LayoutFacts, _ trees: (before: ViewParents, after: ViewParents),
    reparented: Set<String>
  ) -> [CausedChanges] {
    guard let golden, !isEmpty else { return self }
    return VisibleEffects(from: golden, to: now, trees, reparented: reparented).effects(self)
  }
}
