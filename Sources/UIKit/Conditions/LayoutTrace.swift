/// What a layout decided while it was computed, and by how much.
///
/// A layout is made of sums and products with constants, and of decisions: which of two lengths is greater, where a line
/// ends, which rows hold. While all decisions come out alike, every length is one affine form of the window's width and
/// height. A trace lists the decisions in the order in which they were made, each with its margin; the margins of a few
/// layouts nearby say where the decisions end.
@MainActor
package final class LayoutTrace {
  /// One decision.
  package struct Decision: Hashable, Sendable {
    /// Which way it went: decisions that go other ways belong to other layouts.
    package let way: Int
    /// How far it is from going another way, in points; not negative.
    package let margin: Double
    /// Whether the decision no longer holds where the margin is zero.
    package let isStrict: Bool
    /// Whether both sides are equal: a small change may go either way.
    package let isTie: Bool
  }

  /// In the order in which they were made.
  package private(set) var decisions: [Decision] = []
  /// The rows of each solve, in order.
  package private(set) var systems: [TracedSystem] = []

  /// The trace that is being written; nil mostly.
  package private(set) static var current: LayoutTrace?

  /// Whether lengths of content stay between pixels, too.
  let isSmooth: Bool

  private init(isSmooth: Bool) { self.isSmooth = isSmooth }

  /// Runs a body and writes down what layouts decide in it.
  /// - Parameter isSmooth: Whether lengths of content are not rounded up to pixels: a length that grows would take a step for each.
  package static func recording<Result>(
    isSmooth: Bool = false, _ body: () throws -> Result
  ) rethrows -> (Result, LayoutTrace) {
    let (trace, before) = (LayoutTrace(isSmooth: isSmooth), current)
    current = trace
    defer { current = before }
    return (try body(), trace)
  }

  /// Notes a decision by the sign of a difference.
  func note(difference: Double, isStrictBelow: Bool = true) {
    let isTie = abs(difference) < Self.tie
    let isBelow = difference < 0
    decisions.append(
      Decision(
        way: isTie ? 0 : isBelow ? -1 : 1, margin: isTie ? 0 : abs(difference), isStrict: isBelow == isStrictBelow,
        isTie: isTie))
  }

  /// Notes that a length lies in an interval: where lines of text end, which pixel is the next.
  /// - Parameter way: What the interval stands for.
  package func note(_ length: CGFloat, in interval: Range<CGFloat>, way: Int) {
    for (margin, isStrict) in [(length - interval.lowerBound, false), (interval.upperBound - length, true)]
    where margin.isFinite {
      decisions.append(Decision(way: way, margin: Double(margin), isStrict: isStrict, isTie: false))
    }
    if interval.lowerBound.isInfinite, interval.upperBound.isInfinite { note(way: way) }
  }

  /// Notes what came out, where nothing was compared.
  package func note(way: Int) {
    decisions.append(Decision(way: way, margin: .infinity, isStrict: false, isTie: false))
  }

  /// Priorities of all rows that were solved, as UIKit counts them.
  /// - Complexity: O(rows).
  package var priorities: Set<Double> { systems.reduce(into: []) { $0.formUnion($1.priorities) } }

  func note(_ system: SystemOfRows) { systems.append(TracedSystem(system)) }

  /// Differences below this are rounding, in points.
  private static let tie = 1e-9
}
