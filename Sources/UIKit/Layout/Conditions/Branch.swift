/// Decisions based on comparing lengths, recorded in the current trace.
///
/// Passes use these functions to compare lengths that depend on the window's size.
@MainActor
package enum Branch {
  /// The greater of two lengths.
  package static func max(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    LayoutTrace.current?.note(difference: a - b)
    return Swift.max(a, b)
  }

  /// The smaller of two lengths.
  package static func min(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    LayoutTrace.current?.note(difference: a - b)
    return Swift.min(a, b)
  }

  /// Whether a length is smaller than another.
  package static func isLess(_ a: CGFloat, _ b: CGFloat) -> Bool {
    LayoutTrace.current?.note(difference: a - b)
    return a < b
  }

  /// Whether a length is smaller than another, or equal.
  package static func isAtMost(_ a: CGFloat, _ b: CGFloat) -> Bool { !isLess(b, a) }

  /// The greatest integer less than or equal to a number.
  package static func floor(_ number: CGFloat) -> CGFloat {
    if LayoutTrace.current?.isSmooth ?? false { return number }
    let whole = number.rounded(.down)
    LayoutTrace.current?.note(number, in: whole..<whole + 1, way: Int(exactly: whole) ?? 0)
    return whole
  }

  /// How much of a length is noise where it is rounded to whole points or pixels: the widths of glyphs are sums of
  /// fractions, and a line of exactly 20 points may be summed to 20.0001 (`control-metrics.md` 1.2).
  package nonisolated static let noise: CGFloat = 1e-3

  /// The smallest integer that is greater than or equal to a number, apart from noise.
  package static func whole(_ number: CGFloat) -> CGFloat { ceil(number - noise) }

  /// The smallest integer greater than or equal to a number.
  package static func ceil(_ number: CGFloat) -> CGFloat {
    if LayoutTrace.current?.isSmooth ?? false { return number }
    // Not a negative zero.
    let whole = number.rounded(.up) + 0
    LayoutTrace.current?.note(-number, in: -whole..<1 - whole, way: Int(exactly: whole) ?? 0)
    return whole
  }
}
