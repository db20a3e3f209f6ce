import LayoutMaps

/// The causes of layout changes at the borders between regions.
@MainActor
struct LiveCauses {
  /// The change from one region to a neighbour as the window grows.
  struct Cause {
    /// The index of the region of the smaller windows.
    let before: Int
    /// The index of the region of the larger windows.
    let after: Int
    /// A short description.
    let text: String
  }

  /// Causes in the order of the regions.
  let all: [Cause]

  /// - Complexity: O(regions² · corners), and two explanations per border.
  init(_ map: LayoutMap, _ sizes: WindowSizes) {
    let causes = BreakpointCauses(sizes.scene, sizes.pipeline)
    let sides = map.regions.map { BreakpointCauses.Side($0, in: sizes.cell($0.sample)) }
    var all: [Cause] = []
    for before in map.regions.indices {
      for after in map.regions.indices where before != after {
        if Self.grows(from: map.regions[before].polygon, into: map.regions[after].polygon) {
          all.append(Cause(before: before, after: after, text: causes.text(sides[before], sides[after])))
        }
      }
    }
    self.all = all
  }

  /// Returns whether a window that becomes wider or taller moves from one region directly into another.
  private static func grows(from polygon: ConvexPolygon, into other: ConvexPolygon) -> Bool {
    let corners = polygon.vertices
    return corners.indices.contains { index in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let (right, below) = (b.y - a.y, a.x - b.x)
      guard right > 1e-6 || below > 1e-6 else { return false }
      // The part of the side that the other region's corners project onto.
      let length = right * right + below * below
      let shares = other.vertices.map { (($0 - a) * (b - a)).sum() / length }
      let (from, to) = (max(0, shares.min() ?? 0), min(1, shares.max() ?? 0))
      return to > from && other.contains(a + (b - a) * ((from + to) / 2), within: 1e-4)
    }
  }
}
