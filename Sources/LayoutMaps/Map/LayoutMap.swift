package import Layout

/// A scene's layout in every window of a rectangle of sizes: in each region, it is one function of the size.
package struct LayoutMap: Sendable {
  /// Sizes whose layout is not known, and why.
  package struct Remainder: Sendable {
    /// In points.
    package let polygon: ConvexPolygon
    /// The reason, in a few words.
    package let reason: String
  }

  /// In points.
  package let width: ClosedRange<Double>
  /// In points.
  package let height: ClosedRange<Double>
  /// From small windows to large ones.
  package let regions: [LayoutRegion]
  /// The regions before those with one layout were merged: within each part, the surroundings of the content stay the
  /// same.
  let parts: [LayoutRegion]
  /// The sizes that no region covers.
  package let remainder: [Remainder]
  /// The number of layouts solved for the map.
  package let layoutCount: Int

  /// Whether a layout at a size agrees with the map, to a millionth of a point.
  @MainActor
  package func agrees(with layout: SolvedLayout, at size: SIMD2<Double>) -> Bool {
    region(at: size).map { $0.agrees(with: layout, at: size) } ?? false
  }

  /// The region of a size, in points; nil outside the map and in its remainder.
  /// - Complexity: O(regions).
  package func region(at size: SIMD2<Double>) -> LayoutRegion? {
    regions.first { $0.contains(size) } ?? regions.first { $0.polygon.contains(size) }
  }
}
