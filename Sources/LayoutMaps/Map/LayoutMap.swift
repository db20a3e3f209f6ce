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

  init(
    width: ClosedRange<Double>, height: ClosedRange<Double>, regions: [LayoutRegion], parts: [LayoutRegion],
    remainder: [Remainder], layoutCount: Int
  ) {
    (self.width, self.height, self.regions, self.parts) = (width, height, regions, parts)
    (self.remainder, self.layoutCount) = (remainder, layoutCount)
  }

  /// Whether a layout at a size agrees with the map, to a millionth of a point.
  @MainActor
  package func agrees(with layout: SolvedLayout, at size: SIMD2<Double>) -> Bool {
    region(at: size).map { $0.agrees(with: layout, at: size) } ?? false
  }

  /// The map of one size: a layout that was made there, with constant forms.
  @MainActor
  package init(of layout: SolvedLayout, at size: SIMD2<Double>) {
    (width, height) = (size.x...size.x, size.y...size.y)
    let frames = layout.views.map(RegionFrame.init(constant:))
    let near = 1e-3
    let region = LayoutRegion(
      polygon: ConvexPolygon((size.x - near)...(size.x + near), (size.y - near)...(size.y + near)),
      facts: RegionFacts(layout), frames: frames, sample: size, isWhole: true, surroundings: Surroundings(layout),
      conditions: [])
    (regions, parts, remainder, layoutCount) = ([region], [region], [], 1)
  }

  /// Returns the sizes of a finding's cause, as ``RegionFacts/findings`` has them.
  package func sizes(of finding: [String]) -> [ConvexPolygon] { sizes { $0 == finding } }

  /// Returns the sizes that have one of several causes, each size once.
  package func sizes(where isMeant: ([String]) -> Bool) -> [ConvexPolygon] {
    parts.filter { $0.facts.findings.contains(where: isMeant) }.map(\.polygon)
  }

  /// The causes of all findings, each once, with a size that has it.
  package var findings: [(cause: [String], sample: SIMD2<Double>)] {
    var found: [(cause: [String], sample: SIMD2<Double>)] = []
    for region in parts {
      for cause in region.facts.findings where !found.contains(where: { $0.cause == cause }) {
        found.append((cause, region.sample))
      }
    }
    return found
  }

  /// The region of a size, in points; nil outside the map and in its remainder.
  /// - Complexity: O(regions).
  package func region(at size: SIMD2<Double>) -> LayoutRegion? {
    regions.first { $0.contains(size) } ?? regions.first { $0.polygon.contains(size) }
  }
}
