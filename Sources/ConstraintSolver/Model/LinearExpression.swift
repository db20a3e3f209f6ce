/// One coefficient times one variable.
package struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The variable.
  package var variable: Variable
  /// Its coefficient; finite, at most ``Row/magnitudeLimit`` in magnitude.
  package var coefficient: Double

  /// `coefficient · variable`.
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
///
/// A variable may occur in several terms; their coefficients add up.
package struct LinearExpression: Hashable, Sendable {
  /// The terms.
  package var terms: [Term]
  /// The constant.
  package var constant: Double

  /// `Σ terms + constant`.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The variable alone.
  package init(_ variable: Variable) { self.init([Term(variable)]) }

  /// The sum; terms of the same variable are not merged.
  package static func + (a: Self, b: Self) -> Self {
    Self(a.terms + b.terms, constant: a.constant + b.constant)
  }

  /// The difference; terms of the same variable are not merged.
  package static func - (a: Self, b: Self) -> Self { a + b * -1 }

  /// Multiplies every coefficient and the constant by a factor.
  package static func * (a: Self, factor: Double) -> Self {
    Self(a.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: a.constant * factor)
  }

  /// Adds a constant.
  package static func + (a: Self, constant: Double) -> Self { Self(a.terms, constant: a.constant + constant) }
  /// Subtracts a constant.
  package static func - (a: Self, constant: Double) -> Self { a + -constant }
}
