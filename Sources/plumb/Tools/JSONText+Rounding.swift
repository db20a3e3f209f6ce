import Values

extension JSONText {
  /// The value with numbers as the command line prints them: three digits after the point, six for factors.
  /// - Parameter digits: After the point.
  func rounded(digits: Int = 3) -> JSONText {
    switch self {
    case .number(let number):
      var factor = 1.0
      for _ in 0..<digits { factor *= 10 }
      return .number(abs(number) < 1e9 ? (number * factor).rounded() / factor : number)
    case .list(let items): return .list(items.map { $0.rounded(digits: digits) })
    case .pairs(let pairs):
      return .pairs(pairs.map { ($0, $1.rounded(digits: Self.factors.contains($0) ? 6 : digits)) })
    default: return self
    }
  }

  private static let factors: Set = ["slope", "factor", "multiplier"]
}
