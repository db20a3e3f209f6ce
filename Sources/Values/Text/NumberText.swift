/// Numbers as every output writes them: short, exact to a few digits, independent of the locale, never with an
/// exponent.
package enum NumberText {
  /// Larger lengths are meaningless and written as infinite.
  private static let limit = 1e12

  /// Returns the ends of a range, or the one number that it consists of: `320...1366`.
  package static func plain(_ range: ClosedRange<Double>) -> String {
    let lower = plain(range.lowerBound)
    return range.lowerBound == range.upperBound ? lower : "\(lower)...\(plain(range.upperBound))"
  }

  /// Returns a number with at most some digits after the point, without trailing zeros; `inf` and `-inf` beyond 1e12.
  /// - Parameter digits: From 0 to 6.
  package static func plain(_ number: Double, digits: Int = 3) -> String {
    if number.isNaN { return "nan" }
    guard abs(number) < limit else { return number < 0 ? "-inf" : "inf" }
    var factor = 1
    for _ in 0..<digits { factor *= 10 }
    let scaled = Int((number * Double(factor)).rounded())
    var (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(factor))
    // Written backwards, without a string for each part: pictures consist of such numbers.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { text in
      var start = text.count
      func write(_ byte: UInt8) {
        start -= 1
        text[start] = byte
      }
      func write(digit: UInt) { write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }
      if part > 0 {
        var left = digits
        while part % 10 == 0 { (part, left) = (part / 10, left - 1) }
        for _ in 0..<left {
          write(digit: part % 10)
          part /= 10
        }
        write(UInt8(ascii: "."))
      }
      repeat {
        write(digit: whole % 10)
        whole /= 10
      } while whole > 0
      if scaled < 0 { write(UInt8(ascii: "-")) }
      return String(decoding: UnsafeBufferPointer(rebasing: text[start...]), as: UTF8.self)
    }
  }

  /// Reads a number, such as one that ``plain(_:digits:)`` wrote; nil if it is not a number.
  /// - Complexity: O(digits).
  package static func number(_ text: String) -> Double? {
    // Few digits are an integer divided by a power of ten, which is exact, and fast.
    var (whole, digits, factor, isFraction) = (0, 0, 1.0, false)
    var bytes = text.utf8[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        whole = whole * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        if isFraction { factor *= 10 }
      case UInt8(ascii: ".") where !isFraction && digits > 0: isFraction = true
      default: return Double(text)
      }
      if digits > 15 { return Double(text) }
    }
    if digits == 0 || bytes.last == UInt8(ascii: ".") { return Double(text) }
    let value = Double(whole) / factor
    return isNegative ? -value : value
  }
}
