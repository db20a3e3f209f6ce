/// What a ``Solver`` refuses.
package enum SolverError: Error, Hashable {
  /// A coefficient or constant is NaN or infinite.
  case notFinite(Double)
  /// A coefficient or constant is too large for the arithmetic to keep its promises (``Solver/magnitudeLimit``).
  case exceedsLimit(Double)
  /// A priority outside (0, 1000].
  case priorityOutOfRange(Float)
  /// The row is not, or no longer, in this solver.
  case unknownRow
  /// A term names a variable this solver did not make.
  case unknownVariable
  /// Only a parameter has a value to be set.
  case notAParameter
}
