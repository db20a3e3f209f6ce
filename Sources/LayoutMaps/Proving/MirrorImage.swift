import Layout

/// A scene's layouts in the other reading direction, which should be the mirror image (AL-10.17).
struct MirrorImage {
  let map: LayoutMap
  /// Views that have a reason to stay: those with a direction of their own, and what scrolls.
  private let staying: Set<String>

  init(_ map: LayoutMap, of scene: Scene) {
    self.map = map
    var staying: Set<String> = []
    func note(_ views: [SceneView], stays: Bool) {
      for view in views {
        let own = stays || view.direction != nil
        if own { staying.insert(view.id) }
        note(view.children, stays: own || view.kind.scrolls)
      }
    }
    note(scene.views, stays: scene.rootView?.kind.scrolls ?? false)
    self.staying = staying
  }

  /// A view that is not at its mirrored place.
  struct Miss {
    let view: RegionFacts.View
    /// A size at which it is not, in points.
    let size: SIMD2<Double>
    /// How far its edges are from there in a window of a size, in points.
    let distance: (SIMD2<Double>) -> Double
  }

  /// Returns where views of a region are not mirrored, to a tolerance in points. Both layouts are affine where regions of both
  /// maps meet, so they differ most at a corner of the part.
  /// - Complexity: O(regions of the map · views · corners).
  func misses(
    of views: [(facts: RegionFacts.View, frame: RegionFrame)], in region: LayoutRegion, beyond tolerance: Double
  ) -> [Miss] {
    map.parts.flatMap { other -> [Miss] in
      let part = region.polygon.intersection(with: other.polygon)
      if part.vertices.count < 3 || part.thickness < Condition.border { return [] }
      let frames = Dictionary(zip(other.facts.views, other.frames).map { ($0.id, ($0, $1)) }) { first, _ in first }
      return views.flatMap { view, frame -> [Miss] in
        guard !staying.contains(view.id), let (facts, turned) = frames[view.id], !other.facts.isHidden(facts) else {
          return []
        }
        let root = region.frames[0]
        let edges = [frame.x + turned.x + turned.width, frame.x + frame.width + turned.x]
          .map { $0 - root.x - root.x - root.width }
        func distance(_ size: SIMD2<Double>) -> Double { edges.map { abs($0.value(at: size)) }.max() ?? 0 }
        return part.vertices.filter { distance($0) > tolerance }.map { corner in
          let size = part.wholePoint(near: corner) { part.contains($0) }
          return Miss(view: view, size: size, distance: distance)
        }
      }
    }
  }
}
