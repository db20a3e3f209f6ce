/// How the two sides of a row compare.
package enum Relation: Int8, Sendable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// By how much `expression REL 0` is missed when the expression comes to this (AL-2.4).
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
/// Fractions are ranks of their own: 749.9 yields to 750 whatever their numbers (AL-1.24, AL-2.2).
package struct Priority: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// As UIKit counts: above 0, at most 1000.
  package var rawValue: Float

  /// A priority by number; it is checked when a row is added.
  package init(rawValue: Float) { self.rawValue = rawValue }
  /// Such as `749.5`.
  package init(floatLiteral value: Float) { rawValue = value }
  /// Such as `750`.
  package init(integerLiteral value: Int16) { rawValue = Float(value) }

  /// A row of this priority has to hold.
  package static let required: Priority = 1000

  /// Whether a row of this priority has to hold.
  package var isRequired: Bool { rawValue >= 1000 }

  /// Whether any number of rows of the first yields to one of the second.
  package static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

/// A linear row, `expression REL 0`, with its rank.
package struct Row: Sendable {
  /// The largest magnitude of a coefficient or constant. Rows may multiply such numbers with each other; where that leads
  /// beyond ±1e15, values are no longer exact to ``tolerance``, and in the end not finite.
  package static let magnitudeLimit = 1e9

  /// What is compared with 0.
  package var expression: LinearExpression
  /// How it compares.
  package var relation: Relation
  /// How strongly.
  package var priority: Priority
  /// When this row was installed, as the caller counts.
  ///
  /// Conflicts are listed in this order, and of two rows of one priority that tie the one with the lower number keeps
  /// the smaller error (AL-2.18, stage 0).
  package var sequence: Int
  /// Whether this row is honoured after all others of its priority when they tie: content sizes are (AL-2.18, stage 0).
  package var yieldsInTies: Bool
  /// Whether a satisfied inequality that leaves something open sits at its bound (AL-2.18, stage 0b).
  package var closesAtBound: Bool

  /// A row; its numbers are checked when it is added to a solver.
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

/// Names a row of a ``Solver``; never the name of two.
package struct RowID: Hashable, Comparable, Sendable, BitwiseCopyable {
  let place: Int32
  let stamp: UInt32

  /// The order of installation.
  package static func < (a: RowID, b: RowID) -> Bool { a.stamp < b.stamp }
}
