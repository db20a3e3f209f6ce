/// How the two sides of a row compare.
package enum Relation: Int8, Sendable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// Returns the error of `expression REL 0` for a value of the expression (AL-2.4).
  @inline(__always)
  func error(_ expression: Double) -> Double {
    switch self {
    case .equal: abs(expression)
    case .greaterThanOrEqual: max(0, -expression)
    case .lessThanOrEqual: max(0, expression)
    }
  }
}

/// The rank of a row: above 0, at most 1000, where 1000 is required (AL-1.23).
///
/// Fractions are separate ranks: any number of rows at 749.9 yields to one at 750 (AL-1.24, AL-2.2).
package struct Priority: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The value on UIKit's scale: above 0, at most 1000.
  package var rawValue: Float

  /// Creates a priority from its value, which is checked when a row is added.
  package init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority such as `749.5`.
  package init(floatLiteral value: Float) { rawValue = value }
  /// Creates a priority such as `750`.
  package init(integerLiteral value: Int16) { rawValue = Float(value) }

  /// The priority of rows that must be satisfied.
  package static let required: Priority = 1000

  /// Whether a row of this priority must be satisfied.
  package var isRequired: Bool { rawValue >= 1000 }

  /// Returns whether any number of rows of the first priority yields to one of the second.
  package static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

/// A linear row, `expression REL 0`, with its rank.
package struct Row: Sendable {
  /// The largest magnitude of a coefficient or constant. Rows may multiply such numbers with each other; beyond ±1e15,
  /// values are no longer exact to ``tolerance``, and eventually not finite.
  package static let magnitudeLimit = 1e9

  /// The expression that is compared with 0.
  package var expression: LinearExpression
  /// The relation of the expression to 0.
  package var relation: Relation
  /// The row's priority.
  package var priority: Priority
  /// The position of this row in the caller's sequence of installation.
  ///
  /// Conflicts are listed in this order, and of two rows of one priority that tie, the one with the lower number keeps
  /// the smaller error (AL-2.18, stage 0).
  package var sequence: Int
  /// Whether this row yields to all others of its priority when they tie, as content sizes do (AL-2.18, stage 0).
  package var yieldsInTies: Bool
  /// Whether a satisfied inequality that leaves a value open is closed at its bound (AL-2.18, stage 0b).
  package var closesAtBound: Bool

  /// Creates a row; its numbers are checked when it is added to a solver.
  package init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required, sequence: Int = 0,
    yieldsInTies: Bool = false, closesAtBound: Bool = false
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.sequence = sequence
    self.yieldsInTies = yieldsInTies
    self.closesAtBound = closesAtBound
  }
}

/// Identifies a row of a ``Solver``; never reused for another row.
package struct RowID: Hashable, Comparable, Sendable, BitwiseCopyable {
  let place: Int32
  let stamp: UInt32

  /// The order of installation.
  package static func < (a: RowID, b: RowID) -> Bool { a.stamp < b.stamp }
}
