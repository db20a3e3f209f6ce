/// A range of lengths in text form: `320...1366`, or `800` alone.
package enum LengthRange {
  /// The limits of a window's side, in points.
  package static let limits = 1.0...20_000

  /// - Parameter limits: The limits of both ends, in points; by default those of a window's side.
  /// - Returns: nil for anything else, and for ends beyond the limits.
  package static func read(_ text: String, limits: ClosedRange<Double> = limits) -> ClosedRange<Double>? {
    let scalars = Array(text.unicodeScalars)
    let dots = scalars.indices.first { scalars[$0...].prefix(3).elementsEqual("...".unicodeScalars) }
    func number(_ part: ArraySlice<Unicode.Scalar>) -> Double? {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: part)
      return Double(String(text))
    }
    guard let from = number(scalars[..<(dots ?? scalars.count)]),
      let to = dots.map({ number(scalars[($0 + 3)...]) }) ?? from, from <= to, limits.contains(from),
      limits.contains(to)
    else { return nil }
    return from...to
  }
}
