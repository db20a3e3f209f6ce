import Foundation
import Layout

/// The order of proposals: those that move nothing in the cells, then a constant with the sign that was meant, then
/// what the guide advises, then the fewest edits and the least that moves.
@MainActor
struct Ranking {
  let subject: RepairSubject

  /// The order of candidates that were laid out in the cells.
  func isBefore(_ a: (Candidate, Movement), _ b: (Candidate, Movement)) -> Bool {
    key(a.0.edits, a.0.custom, a.1, isOfEverySize: true).lexicographicallyPrecedes(
      key(b.0.edits, b.0.custom, b.1, isOfEverySize: true))
  }

  /// The best proposals, one for each constraint or property that they change.
  func best(_ proposals: [Proposal], _ limit: Int) -> [Proposal] {
    let sorted = proposals.sorted { key($0).lexicographicallyPrecedes(key($1)) }
    var kept: [Proposal] = []
    for proposal in sorted where !kept.contains(where: { isLike($0.edits, proposal.edits) }) {
      kept.append(proposal)
    }
    return Array(kept.prefix(limit))
  }

  /// Whether edits change the same things in the same direction, so that one of them is enough to see.
  func isLike(_ a: [LayoutEdit], _ b: [LayoutEdit]) -> Bool {
    // Fewer of the same edits are enough.
    a.count <= b.count
      && a.allSatisfy { own in
        b.contains {
          $0.subject == own.subject && $0.kind == own.kind && raises($0) == raises(own) && $0.relation == own.relation
        }
      }
  }

  /// Whether an edit raises a priority of a view's content; nil for another edit.
  private func raises(_ edit: LayoutEdit) -> Bool? {
    guard case .set(let property, let id) = edit, let view = subject.viewsByID[id] else { return nil }
    switch property {
    case .hugging(let axis, let priority): return priority > subject.priorities(of: view, axis).hugging
    case .resistance(let axis, let priority): return priority > subject.priorities(of: view, axis).resistance
    case .lines, .distribution, .alignment, .spacing, .lineBreak, .font: return nil
    }
  }

  private func key(_ proposal: Proposal) -> [Double] {
    key(proposal.edits, proposal.custom, proposal.movement, isOfEverySize: proposal.proof.isOfEverySize)
  }

  private func key(
    _ edits: [LayoutEdit], _ custom: Int, _ movement: Movement, isOfEverySize: Bool
  ) -> [Double] {
    let moved = movement.cells - movement.unchanged
    return [
      isOfEverySize ? 0 : 1,
      // What the rule itself advises.
      custom == 0 ? 0 : 1,
      moved == 0 ? 0 : Custom.rightsSign(edits, subject) ? 0.5 : moved < movement.cells ? 1 : 2,
      Custom.isAdvised(edits) ? 0 : 1,
      Double(edits.count), Double(moved), Self.step(movement.points), Double(custom), movement.points,
    ]
  }

  /// Distances of the same order do not decide: half of another one, or twice as much.
  nonisolated private static func step(_ points: Double) -> Double { points < 1 ? 0 : log2(points).rounded() + 1 }
}

extension LayoutEdit {
  /// The new relation of a constraint; nil for another edit.
  fileprivate var relation: SceneConstraint.Relation? {
    if case .replace(_, let new) = self { new.relation } else { nil }
  }

  /// The sort of edit, in a word.
  package var kind: String {
    switch self {
    case .add: return "added"
    case .remove: return "removed"
    case .uninstall: return "size class"
    case .replace(let old, let new):
      if old.first != new.first || old.second != new.second { return "item" }
      if old.relation != new.relation { return "relation" }
      if old.priority != new.priority { return "priority" }
      if old.multiplier != new.multiplier { return "multiplier" }
      // Another sign says another thing than another distance.
      guard case .points(let before) = old.constant, case .points(let now) = new.constant else { return "constant" }
      return now == -before ? "sign" : "constant"
    case .set(let property, _): return property.key.rawValue
    }
  }
}
