internal import ConstraintSolver

/// Constraints that contradict each other, and the broken one (AL-2.20 to 2.24).
@MainActor
package struct EngineConflict {
  /// The rows of an irreducible set, including the broken one.
  package let rows: [RowSource]
  /// The row that was broken.
  package let broken: RowSource
  /// The solver's conflict.
  let conflict: Conflict

  /// Equal for the same rows, so that a conflict is logged once.
  var key: String { rows.map(\.description).joined(separator: "\n") }
}

/// The rows of a conflict, combined so that all variables cancel out.
package struct EngineRefutation {
  /// One row and its contribution.
  package struct Part {
    /// Where the row comes from.
    package let source: RowSource
    /// The factor the row is multiplied by; not 0.
    package let factor: Double
    /// The factor times the row's constant, in points.
    package let amount: Double
  }

  /// In order of their sequence; their amounts add up to a value other than 0.
  package let parts: [Part]
  /// Whether the equations alone contradict each other.
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
