/// One coefficient times one variable.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
///
/// A variable may stand in several terms; their coefficients add up.
public struct LinearExpression: Hashable, Sendable {
  public var terms: [Term]
  public var constant: Double

  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  public init(_ variable: Variable) { self.init([Term(variable)]) }

  public static func + (a: Self, b: Self) -> Self {
    Self(a.terms + b.terms, constant: a.constant + b.constant)
  }

  public static func - (a: Self, b: Self) -> Self { a + b * -1 }

  public static func * (a: Self, factor: Double) -> Self {
    Self(a.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: a.constant * factor)
  }

  public static func + (a: Self, constant: Double) -> Self { Self(a.terms, constant: a.constant + constant) }
  public static func - (a: Self, constant: Double) -> Self { a + -constant }
}
