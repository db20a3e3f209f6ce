package import Layout

/// A layout as a function of a map's parameters: around one size, in a region, or in a piece of a sweep.
package protocol MappedLayout {
  /// The facts that are the same wherever the function applies.
  var facts: RegionFacts { get }
  /// One rectangle per view of ``RegionFacts/views``.
  var frames: [RegionFrame] { get }
}

extension MappedLayout {
  /// Whether a layout at a point agrees with the forms, to a millionth of a point.
  /// - Complexity: O(views).
  package func agrees(with layout: SolvedLayout, at point: SIMD2<Double>) -> Bool {
    RegionFacts(layout) == facts && zip(layout.views, frames).allSatisfy { $1.agrees(with: $0, at: point) }
  }

  /// Whether two layouts are the same function: equal facts, and equal forms up to rounding.
  /// - Complexity: O(views).
  func isLike(_ other: Self) -> Bool {
    facts == other.facts && zip(frames, other.frames).allSatisfy { $0.isNear($1) }
  }
}
