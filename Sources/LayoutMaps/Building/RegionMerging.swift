/// Merges regions with the same layout if together they form one convex region.
///
/// The solver's laws divide more finely than layouts differ: a row may become tight without moving anything.
enum RegionMerging {
  /// - Complexity: O(n² · corners) for n regions with the same layout.
  static func merged(_ regions: [LayoutRegion]) -> [LayoutRegion] {
    var groups: [[LayoutRegion]] = []
    for region in regions {
      if let index = groups.firstIndex(where: { $0[0].isLike(region) }) {
        groups[index].append(region)
      } else {
        groups.append([region])
      }
    }
    return groups.flatMap(mergedGroup).sorted { a, b in
      let (a, b) = (a.polygon.middle, b.polygon.middle)
      return a.x == b.x ? a.y < b.y : a.x < b.x
    }
  }

  private static func mergedGroup(_ group: [LayoutRegion]) -> [LayoutRegion] {
    var waiting = group
    var done: [LayoutRegion] = []
    while var region = waiting.popLast() {
      while let (index, whole) = partner(of: region, in: waiting) {
        region.polygon = whole
        region.conditions = Array(Set(region.conditions + waiting[index].conditions)).filter { condition in
          whole.vertices.allSatisfy { condition.form.value(at: $0) > -Condition.border * 10 }
        }
        waiting.remove(at: index)
        // A region that did not fit before may fit the larger one.
        waiting += done
        done = []
      }
      done.append(region)
    }
    return done
  }

  private static func partner(of region: LayoutRegion, in others: [LayoutRegion]) -> (Int, ConvexPolygon)? {
    for (index, other) in others.enumerated() {
      let hull = region.polygon.hull(with: other.polygon)
      let parts = region.polygon.area + other.polygon.area
      if hull.area <= parts * (1 + 1e-9) + 1e-6 { return (index, hull) }
    }
    return nil
  }
}
