/// The decisions made while a layout was computed, and their margins.
///
/// A layout consists of sums and products with constants, and of decisions: which of two lengths is greater, where a
/// line ends, which rows are satisfied. While all decisions stay the same, every length is a single affine form of the
/// window's width and height. A trace lists the decisions in the order in which they were made, each with its margin;
/// the margins of a few nearby layouts show where the decisions change.
@MainActor
package final class LayoutTrace {
  /// One decision.
  package struct Decision: Hashable, Sendable {
    /// The outcome; decisions with other outcomes belong to other layouts.
    package let way: Int
    /// The distance from the other outcome, in points; not negative.
    package let margin: Double
    /// Whether the decision changes as soon as the margin is zero.
    package let isStrict: Bool
    /// Whether both sides are equal, so that a small change may go either way.
    package let isTie: Bool
  }

  /// In the order in which they were made.
  package private(set) var decisions: [Decision] = []
  /// The rows of each solve, in order.
  package private(set) var systems: [TracedSystem] = []

  /// The current trace; usually nil.
  package private(set) static var current: LayoutTrace?

  /// Whether lengths of content are not rounded to pixels either.
  package let isSmooth: Bool

  private init(isSmooth: Bool) { self.isSmooth = isSmooth }

  /// Runs a body and records the decisions that layouts make in it.
  /// - Parameter isSmooth: Whether lengths of content are not rounded up to pixels; rounding would make a growing
  ///   length take a step for each pixel.
  package static func recording<Result>(
    isSmooth: Bool = false, _ body: () throws -> Result
  ) rethrows -> (Result, LayoutTrace) {
    let (trace, before) = (LayoutTrace(isSmooth: isSmooth), current)
    current = trace
    defer { current = before }
    return (try body(), trace)
  }

  /// Records a decision by the sign of a difference.
  func note(difference: Double, isStrictBelow: Bool = true) {
    let isTie = abs(difference) < Self.tie
    let isBelow = difference < 0
    decisions.append(
      Decision(
        way: isTie ? 0 : isBelow ? -1 : 1, margin: isTie ? 0 : abs(difference), isStrict: isBelow == isStrictBelow,
        isTie: isTie))
  }

  /// Records that a length is in an interval: where lines of text end, which pixel is next.
  /// - Parameter way: The outcome that the interval stands for.
  package func note(_ length: CGFloat, in interval: Range<CGFloat>, way: Int) {
    for (margin, isStrict) in [(length - interval.lowerBound, false), (interval.upperBound - length, true)]
    where margin.isFinite {
      decisions.append(Decision(way: way, margin: Double(margin), isStrict: isStrict, isTie: false))
    }
    if interval.lowerBound.isInfinite, interval.upperBound.isInfinite { note(way: way) }
  }

  /// Records an outcome that did not depend on a comparison.
  package func note(way: Int) {
    decisions.append(Decision(way: way, margin: .infinity, isStrict: false, isTie: false))
  }

  /// The priorities of all rows that were solved, on UIKit's scale.
  /// - Complexity: O(rows).
  package var priorities: Set<Double> { systems.reduce(into: []) { $0.formUnion($1.priorities) } }

  func note(_ system: SystemOfRows) { systems.append(TracedSystem(system)) }

  /// Differences smaller than this are rounding errors, in points.
  private static let tie = 1e-9
}
