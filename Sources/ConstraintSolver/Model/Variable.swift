/// An unknown of a ``Solver``, identified by the order in which it was made.
package struct Variable: Hashable, Comparable, Sendable, BitwiseCopyable {
  let id: Int32

  init(_ id: Int32) { self.id = id }

  /// Position in the solver's list of variables, from 0.
  package var index: Int { Int(id) }

  /// Returns whether the first was made before the second.
  package static func < (a: Variable, b: Variable) -> Bool { a.id < b.id }
}

/// The possible values of a ``Variable``.
package enum Domain: UInt8, Sendable, BitwiseCopyable {
  /// Any number: a position.
  case free
  /// Zero or more, although no row says so: a width or a height (AL-1.13).
  case size
  /// A number that the caller sets and changes (``Solver/set(_:to:)``): the width of the root, a margin, the width of a
  /// text. Rows may contain it like any other variable; the solved structure keeps it as a symbol.
  case parameter
}
