internal import ConstraintSolver

/// Constraints that contradict each other, and the one that was broken (AL-2.20 to 2.24).
@MainActor
package struct EngineConflict {
  /// The rows of an irreducible set, the broken one among them.
  package let rows: [RowSource]
  /// The row that was given up.
  package let broken: RowSource
  /// The conflict as the solver has it.
  let conflict: Conflict

  /// Equal for the same rows, so that a conflict is logged once.
  var key: String { rows.map(\.description).joined(separator: "\n") }
}

/// The rows of a conflict, combined so that everything unknown cancels out.
package struct EngineRefutation {
  /// One row with what it adds.
  package struct Part {
    /// Where it comes from.
    package let source: RowSource
    /// What it is multiplied with; not 0.
    package let factor: Double
    /// The factor times what stands in the row beside unknowns, in points.
    package let amount: Double
  }

  /// By sequence; their amounts add up to something other than 0.
  package let parts: [Part]
  /// Whether equations alone contradict each other.
  package let isOfEquations: Bool
}

extension LayoutEngine {
  func refutations(of conflicts: [EngineConflict]) -> [EngineRefutation?] {
    guard let system = currentSystem() else { return conflicts.map { _ in nil } }
    return conflicts.map { conflict in
      system.solver.refutation(of: conflict.conflict).map { refutation in
        EngineRefutation(
          parts: refutation.parts.compactMap { part in
            guard let source = system.sources[part.row], part.factor != 0 else { return nil }
            return .init(source: source, factor: part.factor, amount: part.amount)
          }, isOfEquations: refutation.isOfEquations)
      }
    }
  }
}
