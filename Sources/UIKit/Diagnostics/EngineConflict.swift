/// Constraints that cannot hold together, and the one that gave way (AL-2.20 to 2.24).
@MainActor
package struct EngineConflict {
  package let rows: [RowSource]
  package let broken: RowSource

  /// Equal for the same rows, so that a conflict is logged once.
  var key: String { rows.map(\.description).joined(separator: "\n") }
}
