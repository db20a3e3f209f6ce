import Foundation

/// Changes that edits cause only together, beyond the sum of what each changes alone.
struct JointChanges {
  /// Edges by their distance from where the separate edits would move them, if none of these moves them by more, and other
  /// facts that no edit alone changes.
  private(set) var changes: [FactChange] = []

  /// Records have three decimal places, and each edit's layout is rounded separately.
  private let slack: Double

  /// - Parameters:
  ///   - before: Facts with no edit.
  ///   - alone: Facts with each edit alone.
  ///   - after: Facts with all edits.
  /// - Complexity: O(edits · facts).
  init(from before: LayoutFacts, alone: [LayoutFacts], to after: LayoutFacts) {
    let (old, new, own) = (FactValues(before), FactValues(after), alone.map(FactValues.init))
    slack = 0.001 * Double(alone.count + 2)
    for (view, frame) in new.frames {
      // A new view starts where the edit that created it places it, and other edits move it.
      guard let start = old.frames[view] ?? own.lazy.compactMap({ $0.frames[view] }).first else {
        changes.append(.fact(.view(view), from: nil, to: new.whole[view]))
        continue
      }
      for (index, edge) in [FactChange.Edge.left, .top, .right, .bottom].enumerated() {
        let moves = own.map { ($0.frames[view] ?? start)[index] - start[index] }
        let sum = start[index] + moves.reduce(0, +)
        // Where an edit alone moves the edge by more than what is left, the edge is that edit's.
        if abs(sum - frame[index]) > max(slack, moves.map(abs).max() ?? 0) {
          changes.append(.edge(view: view, edge: edge, from: sum, to: frame[index]))
        }
      }
    }
    for (key, fact) in new.contents where old.contents[key]?.content != fact.content {
      // What an edit alone changes is that edit's.
      if own.contains(where: { $0.contents[key]?.content != old.contents[key]?.content }) { continue }
      changes.append(.fact(key.subject, from: old.contents[key], to: fact))
    }
    for (key, fact) in old.contents where new.contents[key] == nil && own.allSatisfy({ $0.contents[key] != nil }) {
      changes.append(.fact(key.subject, from: fact, to: nil))
    }
    let order = Dictionary(after.entries.enumerated().map { ($1.subject.name, $0) }) { first, _ in first }
    func place(_ change: FactChange) -> (Int, String) { (order[change.subject] ?? 0, "\(change)") }
    changes.sort { place($0) < place($1) }
  }

  /// Returns whether another joint effect is the same: the same edges move by the same distance, wherever they begin.
  func isSame(as others: JointChanges) -> Bool {
    guard changes.count == others.changes.count else { return false }
    return zip(changes, others.changes).allSatisfy { own, other in
      guard case .edge(let view, let edge, let from, let to) = own, case .edge(view, edge, let start, let end) = other
      else { return own == other }
      return abs((to - from) - (end - start)) <= slack + others.slack
    }
  }

  /// Facts in two parts: frames before rounding, and everything that is not a position.
  private struct FactValues {
    /// Left, top, right and bottom of each view, in points.
    var frames: [String: [Double]] = [:]
    /// The frames as facts.
    var whole: [String: Fact] = [:]
    /// Texts, images and flags; their positions follow from frames.
    var contents: [KeyedFacts.Key: Fact] = [:]

    init(_ facts: LayoutFacts) {
      let keyed = KeyedFacts(facts)
      for key in keyed.order {
        guard case .view(let name) = key.subject, let fact = keyed.facts[key] else { continue }
        switch fact {
        case .frame(let rect), .exact(let rect):
          frames[name] = [rect.minX, rect.minY, rect.maxX, rect.maxY]
          if whole[name] == nil { whole[name] = fact }
        default: if fact.content != nil { contents[key] = fact }
        }
      }
    }
  }
}
