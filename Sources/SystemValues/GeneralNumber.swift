import Foundation

/// Numbers in messages, as UIKit prints them (AL-2.32).
package enum GeneralNumber {
  /// C's `%g`: six significant digits, no trailing zeros (AL-2.32).
  package static func text(_ number: Double) -> String {
    // Most numbers are integers, and parsing a format string is slow.
    if abs(number) < 1e6, number == number.rounded(), number != 0 { return "\(Int(number))" }
    return String(format: "%g", number)
  }
}
