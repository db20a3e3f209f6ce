extension NumberText {
  /// Returns the shortest text from which a number is read unchanged, without an exponent; numbers below a millionth
  /// are rounded to six digits.
  package static func exact(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e9 { return "\(Int(number))" }
    let text = "\(number)"
    return text.contains("e") ? plain(number, digits: 6) : text
  }

  /// Returns a multiplier as a number with few digits, else as a fraction of small numbers if that is exact: `16/9`.
  package static func factor(_ number: Double) -> String {
    let text = exact(number)
    if text.utf8.count <= 7 { return text }
    for divisor in 2...100 {
      let dividend = (number * Double(divisor)).rounded()
      if abs(dividend) < 1000, dividend / Double(divisor) == number { return "\(Int(dividend))/\(divisor)" }
    }
    return text
  }
}
