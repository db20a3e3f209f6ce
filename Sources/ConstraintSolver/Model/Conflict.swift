/// Required rows that cannot be satisfied together (AL-2.20 to 2.24).
package struct Conflict: Sendable, Hashable {
  /// An irreducible set, by sequence: without any one of them, or of the hidden "size ≥ 0", the rest is satisfiable.
  package let rows: [RowID]
  /// The one that was broken: it now pulls as an optional row above every priority (AL-2.22).
  package let broken: RowID
}
