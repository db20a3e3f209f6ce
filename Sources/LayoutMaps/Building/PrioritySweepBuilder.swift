package import Layout
import UIKit

/// Divides a range of a priority into the pieces of a layout.
///
/// A priority matters only by its order among all others (AL-2.1): between two that occur, the layout does not change.
/// So it is solved at each priority that occurs in the range, and once between each two.
@MainActor
package struct PrioritySweepBuilder {
  private let layouts: (Double) -> LayoutProbe
  private let range: ClosedRange<Double>
  private var known: [Double: Sweep.Piece] = [:]
  private var stops: Set<Double>
  private var layoutCount = 0

  /// Ranges shorter than this are not divided further.
  private static let grain = 0.25
  /// The number of layouts after which the rest is left open.
  private static let limit = 4000

  /// - Parameters:
  ///   - range: Priorities on UIKit's scale.
  ///   - layouts: Lays out with the priority set to a value.
  package init(over range: ClosedRange<Double>, _ layouts: @escaping (Double) -> LayoutProbe) {
    (self.layouts, self.range) = (layouts, range)
    stops = [range.lowerBound, range.upperBound]
  }

  /// - Parameter goesOn: Called after each piece; if it returns false, the rest is left open.
  /// - Complexity: Four layouts for each priority that occurs.
  package mutating func build(_ goesOn: (MapProgress) -> Bool = { _ in true }) -> Sweep {
    var pieces: [Sweep.Piece] = []
    var remainder: [ClosedRange<Double>] = []
    // Layouts far apart may contain priorities that others do not.
    var count = 0
    while count < stops.count, layoutCount < Self.limit {
      count = stops.count
      for (lower, upper) in gaps { for value in [lower, (lower + upper) / 2, upper] { _ = piece(at: value) } }
    }
    for (lower, upper) in gaps {
      pieces.append(piece(at: lower))
      let left = (upper - range.lowerBound) / max(range.upperBound - range.lowerBound, Self.grain)
      if layoutCount >= Self.limit || !goesOn(MapProgress(regions: pieces.count, coveredShare: left)) {
        remainder.append(lower...range.upperBound)
        break
      }
      explore(lower, upper, &pieces, &remainder)
    }
    if remainder.last?.upperBound != range.upperBound { pieces.append(piece(at: range.upperBound)) }
    return Sweep(range: range, pieces: merged(pieces), remainder: remainder, layoutCount: layoutCount)
  }

  private var gaps: [(Double, Double)] {
    let all = stops.sorted()
    return Array(zip(all, all.dropFirst()))
  }

  /// Adds the layout between two priorities that occur. If it differs near the two ends, something else depends on the
  /// priority, and the range is halved.
  private mutating func explore(
    _ lower: Double, _ upper: Double, _ pieces: inout [Sweep.Piece], _ remainder: inout [ClosedRange<Double>]
  ) {
    let (middle, margin) = ((lower + upper) / 2, (upper - lower) / 16)
    var piece = piece(at: middle)
    if self.piece(at: lower + margin).isLike(piece), self.piece(at: upper - margin).isLike(piece) {
      piece.range = lower...upper
      piece.conditions = Self.between(lower, upper)
      return pieces.append(piece)
    }
    if upper - lower < Self.grain { return remainder.append(lower...upper) }
    explore(lower, middle, &pieces, &remainder)
    explore(middle, upper, &pieces, &remainder)
  }

  private mutating func piece(at value: Double) -> Sweep.Piece {
    // UIKit stores priorities as `Float`.
    let value = Double(Float(value))
    if let piece = known[value] { return piece }
    layoutCount += 1
    let probe = layouts(value)
    stops.formUnion(probe.trace.priorities.filter { range.contains($0) && $0 != value })
    let piece = Sweep.Piece(
      range: value...value, facts: RegionFacts(probe.layout),
      frames: probe.layout.views.map(RegionFrame.init(constant:)), surroundings: Surroundings(probe.layout),
      conditions: [])
    known[value] = piece
    return piece
  }

  private static func between(_ lower: Double, _ upper: Double) -> [Condition] {
    [
      Condition(AffineForm(constant: -lower, x: 1, y: 0), isStrict: true),
      Condition(AffineForm(constant: upper, x: -1, y: 0), isStrict: true),
    ].compactMap { $0 }
  }

  /// Merges neighbours with the same layout into one piece, which includes an end if it has a piece there.
  private func merged(_ pieces: [Sweep.Piece]) -> [Sweep.Piece] {
    var merged: [Sweep.Piece] = []
    for piece in pieces {
      guard let last = merged.last, last.isLike(piece), last.range.upperBound == piece.range.lowerBound else {
        merged.append(piece)
        continue
      }
      let range = last.range.lowerBound...piece.range.upperBound
      let conditions = last.conditions.filter { $0.form.x > 0 } + piece.conditions.filter { $0.form.x < 0 }
      merged[merged.count - 1].range = range
      merged[merged.count - 1].conditions = conditions
    }
    return merged
  }
}
