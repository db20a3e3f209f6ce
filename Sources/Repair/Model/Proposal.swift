package import Layout

/// Edits of a document that repair a problem, with the proof and with what else they move.
package struct Proposal: Sendable {
  /// One edit, or two that are needed together.
  package let edits: [LayoutEdit]
  /// The scene with the edits, as read from ``text``.
  package let scene: Scene
  /// The document with the edits; empty for code.
  package let text: String
  /// Where it is proven.
  package let proof: RepairProof
  /// What moves in the cells.
  package let movement: Movement
  /// How unusual the edits are; 0 for what the guide advises first.
  package let custom: Int
  /// What the edits do, and what else moves.
  package let sentence: String
}

/// Where a repair is proven.
package struct RepairProof: Sendable, Hashable {
  /// The number of regions of all maps; 0 if only the cells are proven.
  package let regions: Int
  /// The number of readers whose windows were mapped.
  package let readers: Int
  /// The number of cells that were laid out.
  package let cells: Int
  /// Why windows of any size are not proven; nil if they are.
  package let reservation: String?

  /// Whether it is proven for windows of every size in the range.
  package var isOfEverySize: Bool { reservation == nil }
}

/// The result of a search.
package enum RepairOutcome: Sendable {
  /// At least one proposal, the best first.
  case repaired([Proposal])
  /// No edit of the kinds tried does it.
  case stuck(Obstacle)
}

/// Why no edit was found.
package struct Obstacle: Sendable, Hashable {
  /// Constraints that cannot hold together with the goal: without any one of them it could hold. Empty if the goal is no
  /// equation.
  package let constraints: [String]
  /// What stands in the way, in one line.
  package let text: String
  /// How many edits were tried.
  package let tried: Int
}
