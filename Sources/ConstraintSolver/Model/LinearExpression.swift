/// One coefficient times one variable.
package struct Term: Hashable, Sendable, BitwiseCopyable {
  /// What is multiplied.
  package var variable: Variable
  /// By what; finite, at most ``Solver/magnitudeLimit`` in size.
  package var coefficient: Double

  /// `coefficient · variable`.
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
///
/// A variable may stand in several terms; their coefficients add up.
package struct LinearExpression: Hashable, Sendable {
  /// The summands that name a variable.
  package var terms: [Term]
  /// The summand that names none.
  package var constant: Double

  /// `Σ terms + constant`.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The variable alone.
  package init(_ variable: Variable) { self.init([Term(variable)]) }

  /// The sum; terms of one variable are not put together.
  package static func + (a: Self, b: Self) -> Self {
    Self(a.terms + b.terms, constant: a.constant + b.constant)
  }

  /// The difference; terms of one variable are not put together.
  package static func - (a: Self, b: Self) -> Self { a + b * -1 }

  /// Every coefficient and the constant times a factor.
  package static func * (a: Self, factor: Double) -> Self {
    Self(a.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: a.constant * factor)
  }

  /// The same with a larger constant.
  package static func + (a: Self, constant: Double) -> Self { Self(a.terms, constant: a.constant + constant) }
  /// The same with a smaller constant.
  package static func - (a: Self, constant: Double) -> Self { a + -constant }
}
