/// Numbers as every output writes them: short, exact to a few digits, the same in every locale, never an exponent.
package enum NumberText {
  /// Beyond this a length is not a length any more and is written as infinite.
  private static let limit = 1e12

  /// A number with at most some digits after the point, none that say nothing; `inf` and `-inf` beyond 1e12.
  /// - Parameter digits: From 0 to 6.
  package static func plain(_ number: Double, digits: Int = 3) -> String {
    if number.isNaN { return "nan" }
    guard abs(number) < limit else { return number < 0 ? "-inf" : "inf" }
    let factor = (0..<digits).reduce(1) { factor, _ in factor * 10 }
    let scaled = Int((number * Double(factor)).rounded())
    let (whole, part) = (abs(scaled) / factor, abs(scaled) % factor)
    var fraction = part == 0 ? "" : "." + String(part + factor).dropFirst()
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(scaled < 0 ? "-" : "")\(whole)\(fraction)"
  }
}
