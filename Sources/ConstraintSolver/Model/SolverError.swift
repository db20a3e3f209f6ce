/// The reason why a ``Solver`` rejects an input.
package enum SolverError: Error, Hashable {
  /// A coefficient or constant is NaN or infinite.
  case notFinite(Double)
  /// A coefficient or constant is too large for the arithmetic to keep its promises (``Row/magnitudeLimit``).
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

extension SolverError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFinite(let number): "\(number) is not a finite number"
    case .exceedsLimit(let number): "\(number) is beyond the limit of \(Row.magnitudeLimit)"
    case .priorityOutOfRange(let priority): "priority \(priority) is not above 0 and at most 1000"
    case .unknownRow: "the row is not in this solver"
    case .unknownVariable: "a variable belongs to another solver"
    case .notAParameter: "only a parameter's value can be set"
    }
  }
}
