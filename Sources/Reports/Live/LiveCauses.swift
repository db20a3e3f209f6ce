import LayoutMaps

/// Why a layout changes at the borders between regions.
@MainActor
struct LiveCauses {
  /// What happens on the way from one region to a neighbour while the window grows.
  struct Cause {
    /// Position of the smaller windows' region.
    let before: Int
    /// Position of the larger windows' region.
    let after: Int
    /// In a few words.
    let text: String
  }

  /// In the order of the regions.
  let all: [Cause]

  /// - Complexity: O(regions² · corners), and two explanations a border.
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

  /// Whether a window that gets wider or higher goes from one region straight into another.
  private static func grows(from polygon: ConvexPolygon, into other: ConvexPolygon) -> Bool {
    let corners = polygon.vertices
    return corners.indices.contains { index in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let (right, below) = (b.y - a.y, a.x - b.x)
      guard right > 1e-6 || below > 1e-6 else { return false }
      // Where the other region's corners project to, or in between.
      let length = right * right + below * below
      let shares = other.vertices.map { (($0 - a) * (b - a)).sum() / length }
      let (from, to) = (max(0, shares.min() ?? 0), min(1, shares.max() ?? 0))
      return to > from && other.contains(a + (b - a) * ((from + to) / 2), within: 1e-4)
    }
  }
}
