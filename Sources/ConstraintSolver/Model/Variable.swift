/// An unknown of a ``Solver``, named by the order in which it was made.
public struct Variable: Hashable, Comparable, Sendable {
  /// Position in the solver's list of variables, from 0.
  public let index: Int

  init(index: Int) { self.index = index }

  public static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}

/// What a ``Variable`` may be.
public enum Domain: Sendable {
  /// Any number: a position.
  case free
  /// Zero or more, although no row says so: a width or a height (AL-1.13).
  case size
}
