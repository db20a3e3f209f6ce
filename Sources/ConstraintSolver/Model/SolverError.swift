/// The reason why a ``Solver`` rejects an input.
package enum SolverError: Error, Hashable {
  /// A coefficient or constant is NaN or infinite.
  case notFinite(Double)
  /// A coefficient or constant is too large for the arithmetic to keep its promises (``Solver/magnitudeLimit``).
  case exceedsLimit(Double)
  /// A priority outside (0, 1000].
  case priorityOutOfRange(Float)
  /// The row is not, or is no longer, in this solver.
  case unknownRow
  /// A term contains a variable that this solver did not make.
  case unknownVariable
  /// The value of a variable that is not a parameter cannot be set.
  case notAParameter
}
