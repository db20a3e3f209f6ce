package import Scenes

/// A scene's layout in every window of a rectangle of sizes: regions in each of which it is one function of the size.
package struct LayoutMap: Sendable {
  /// Sizes of which nothing is known, and why.
  package struct Remainder: Sendable {
    /// In points.
    package let polygon: ConvexPolygon
    /// In a few words.
    package let reason: String
  }

  /// In points.
  package let width: ClosedRange<Double>
  /// In points.
  package let height: ClosedRange<Double>
  /// From small windows to large ones.
  package let regions: [LayoutRegion]
  /// The same before regions with one layout were put together: what surrounds the content is the same all over a part.
  let parts: [LayoutRegion]
  /// What the regions leave open.
  package let remainder: [Remainder]
  /// Layouts that were made for it.
  package let layoutCount: Int

  /// Whether a layout at a size is what the map says of it, to a millionth of a point.
  @MainActor
  package func agrees(with layout: SolvedLayout, at size: SIMD2<Double>) -> Bool {
    region(at: size).map { $0.agrees(with: layout, at: size) } ?? false
  }

  /// The region of a size, in points; nil outside of the map, and in its remainder.
  /// - Complexity: O(regions).
  package func region(at size: SIMD2<Double>) -> LayoutRegion? {
    regions.first { $0.contains(size) } ?? regions.first { $0.polygon.contains(size) }
  }
}
