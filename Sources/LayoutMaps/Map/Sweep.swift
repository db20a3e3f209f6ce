/// A scene's layout along one parameter, usually the window's width.
package struct Sweep: Sendable {
  /// A range in which the layout is one function of the parameter.
  package struct Piece: MappedLayout, Sendable {
    /// The values of the piece, in points. A breakpoint belongs to one of the adjacent pieces.
    package internal(set) var range: ClosedRange<Double>
    /// The facts that are the same everywhere in it.
    package let facts: RegionFacts
    /// Forms of the parameter, which is the first of each form's two.
    package let frames: [RegionFrame]
    let surroundings: Surroundings
    var conditions: [Condition]

    /// Whether a value belongs to the piece; one between two pieces belongs to one of them.
    package func contains(_ value: Double) -> Bool {
      range.contains(value) && conditions.allSatisfy { $0.holds(at: SIMD2(value, 0)) }
    }
  }

  /// In points.
  package let range: ClosedRange<Double>
  /// In order.
  package let pieces: [Piece]
  /// Ranges in which the layout is not known.
  package let remainder: [ClosedRange<Double>]
  /// The number of layouts solved for the sweep.
  package let layoutCount: Int

  /// The piece of a value; nil outside the range and in its remainder.
  package func piece(at value: Double) -> Piece? {
    pieces.first { $0.contains(value) } ?? pieces.first { $0.range.contains(value) }
  }

  /// Neighbouring pieces, and where they meet.
  package var breakpoints: [(at: Double, before: Piece, after: Piece)] {
    zip(pieces, pieces.dropFirst()).compactMap { before, after in
      after.range.lowerBound - before.range.upperBound < MapTolerance.gap
        ? (at: after.range.lowerBound, before: before, after: after) : nil
    }
  }
}
