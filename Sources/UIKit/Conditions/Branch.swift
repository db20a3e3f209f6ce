/// Decisions by comparing lengths, noted in the trace that is being written.
///
/// A pass that compares lengths that follow from the window's size does it here.
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

  /// The next whole number at or below.
  package static func floor(_ number: CGFloat) -> CGFloat {
    if LayoutTrace.current?.isSmooth ?? false { return number }
    let whole = number.rounded(.down)
    LayoutTrace.current?.note(number, in: whole..<whole + 1, way: Int(exactly: whole) ?? 0)
    return whole
  }

  /// The next whole number at or above.
  package static func ceil(_ number: CGFloat) -> CGFloat {
    if LayoutTrace.current?.isSmooth ?? false { return number }
    let whole = number.rounded(.up)
    LayoutTrace.current?.note(-number, in: -whole..<1 - whole, way: Int(exactly: whole) ?? 0)
    return whole
  }
}
