import Foundation
import Goldens
import RecipeDocuments

/// What really differs between a golden and a cell: the layouts with one edit alone, from which effects are attributed, may
/// show what neither has.
struct VisibleEffects {
  private let trees: ComparedTrees
  /// Edges and other facts that differ, by the names of views.
  private var edges: [String: Set<FactChange.Edge>] = [:]
  private var kinds: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - golden: The golden's facts with the views' present names.
  ///   - now: The cell's present facts.
  ///   - trees: The superviews of both.
  /// - Complexity: O(facts).
  init(from golden: LayoutFacts, to now: LayoutFacts, _ trees: ComparedTrees) {
    self.trees = trees
    for change in FactComparison.changes(from: golden, to: now) + FactComparison.unroundedChanges(from: golden, to: now)
    {
      switch change {
      case .edge(let view, let edge, _, _): edges[view, default: []].insert(edge)
      case .fact(let subject, let from, let to):
        for fact in [from, to].compactMap(\.self) { kinds[subject.name, default: []].insert(fact.kind) }
      case .renamed: break
      }
    }
  }

  /// Returns the effects of edits without what neither layout has. An edit of which nothing would be left keeps its effects,
  /// because another one cancels them.
  func effects(_ parts: [CausedChanges]) -> [CausedChanges] {
    parts.map { part in
      guard let inputs = part.cause.inputs, !part.changes.isEmpty else { return part }
      let moved = Set(inputs.filter(\.isReparenting).flatMap(\.views)).intersection(trees.reparented)
      var seen = part
      seen.changes = part.changes.filter { isSeen($0, besides: moved) }
      // A view in another superview moves as one sees it on the screen.
      if !moved.isEmpty { seen.changes += movements(of: moved, in: part) }
      return seen.changes.isEmpty && moved.isEmpty ? part : seen
    }
  }

  private func movements(of views: Set<String>, in part: CausedChanges) -> [FactChange] {
    let (old, new) = (PlacedViews(part.facts.before), PlacedViews(part.facts.after))
    return views.sorted().flatMap { name -> [FactChange] in
      guard let from = old.place(of: name, in: trees.before), let to = new.place(of: name, in: trees.after) else {
        return []
      }
      return FactComparison.edges(of: name, from, to)
    }
  }

  private func isSeen(_ change: FactChange, besides moved: Set<String>) -> Bool {
    switch change {
    case .edge(let view, let edge, _, _):
      !moved.contains(view) && (trees.reparented.contains(view) || edges[view]?.contains(edge) ?? false)
    case .fact(let subject, let from, let to):
      [from, to].contains { $0.map { kinds[subject.name]?.contains($0.kind) ?? false } ?? false }
    case .renamed: true
    }
  }
}

/// The superviews of a golden's views and those of the present ones, by the views' present names.
struct ComparedTrees {
  let before: ViewParents
  let after: ViewParents
  /// Names of views that have another superview now.
  let reparented: Set<String>

  init(before: ViewParents, after: ViewParents, reparented: Set<String>) {
    (self.before, self.after, self.reparented) = (before, after, reparented)
  }

  /// - Parameters:
  ///   - changes: What differs between the documents; nil if that is not known.
  ///   - names: Recorded and present names.
  init(_ changes: DocumentChanges?, _ names: FactNames, after: ViewParents) {
    let present = Dictionary(names.pairs.map { ($0.old, $0.new) }) { first, _ in first }
    func name(_ old: String) -> String { present[old] ?? old }
    let recorded = changes?.superviews.map { (name($0.key), name($0.value)) }
    self.init(
      before: recorded.map { ViewParents(parents: Dictionary($0) { first, _ in first }) } ?? after, after: after,
      reparented: Set(changes?.reparented ?? []))
  }
}

extension [CausedChanges] {
  /// Returns the effects that one sees between a golden and a cell (``VisibleEffects``); all of them without a golden.
  func seen(golden: LayoutFacts?, _ now: LayoutFacts, _ trees: ComparedTrees) -> [CausedChanges] {
    guard let golden, !isEmpty else { return self }
    return VisibleEffects(from: golden, to: now, trees).effects(self)
  }
}
