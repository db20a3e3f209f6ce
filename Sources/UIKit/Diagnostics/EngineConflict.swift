/// Constraints that cannot hold together, and the one that gave way (AL-2.20 to 2.24).
@MainActor
package struct EngineConflict {
  /// An irreducible set, by installation.
  package let rows: [RowSource]
  /// The one of them that gave way.
  package let broken: RowSource

  /// Equal for the same rows, so that a conflict is logged once.
  var key: String { rows.map(\.description).joined(separator: "\n") }
}
