/// Constraints that contradict each other, and the one that was broken (AL-2.20 to 2.24).
@MainActor
package struct EngineConflict {
  /// The rows of an irreducible set, the broken one among them.
  package let rows: [RowSource]
  /// The row that was given up.
  package let broken: RowSource

  /// Equal for the same rows, so that a conflict is logged once.
  var key: String { rows.map(\.description).joined(separator: "\n") }
}
