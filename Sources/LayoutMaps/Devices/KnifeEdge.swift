package import Layout
import UIKit

/// A device whose size is close to a change of the layout.
package struct KnifeEdge: Sendable, Hashable {
  /// The device's cell.
  package let cell: String
  /// The distance of the border in points: a window that much smaller or larger is beyond it.
  package let distance: Double
  /// Where the border is, seen from the device's size.
  package let direction: Direction
  /// What changes there.
  package let cause: String
  /// The size of a window just beyond the border, in points.
  package let beyond: Size
  /// The ids of views that say most about the change; at most three.
  package let views: [String]

  /// The windows beyond a border: `narrower`, or `wider and lower`.
  package struct Direction: Sendable, Hashable, CustomStringConvertible {
    /// How their width differs.
    package enum Width: String, Sendable { case narrower, wider }
    /// How their height differs.
    package enum Height: String, Sendable { case lower, higher }

    /// nil if the width does not matter.
    package let width: Width?
    /// nil if the height does not matter.
    package let height: Height?

    /// - Parameter way: Points to the border.
    fileprivate init(_ way: SIMD2<Double>) {
      width = abs(way.x) < MapTolerance.length ? nil : way.x < 0 ? .narrower : .wider
      height = abs(way.y) < MapTolerance.length ? nil : way.y < 0 ? .lower : .higher
    }

    package var description: String {
      [width?.rawValue, height?.rawValue].compactMap(\.self).joined(separator: " and ")
    }
  }
}

/// Finds devices whose size is close to a change of the layout.
@MainActor
package struct KnifeEdgeFinder {
  private let scene: Scene
  private let pipeline: LayoutPipeline

  /// Devices of a scene.
  package init(_ scene: Scene, _ pipeline: LayoutPipeline) { (self.scene, self.pipeline) = (scene, pipeline) }

  /// Returns the borders within a distance, in points, of a cell's size, nearest first.
  /// - Complexity: Four layouts, and one more for each border.
  package func edges(of cell: Cell, within reach: Double) -> [KnifeEdge] {
    let sizes = WindowSizes(scene, .around(cell), variant: cell.variant, state: cell.state, pipeline: pipeline)
    let size = SIMD2(cell.size.width, cell.size.height)
    // Slightly inside a region, for sizes that lie on a border.
    let near = [SIMD2(0x1p-7, 0x1p-8), SIMD2(-0x1p-7, -0x1p-8), SIMD2(0x1p-7, -0x1p-8), SIMD2(-0x1p-7, 0x1p-8)]
    guard
      let own = near.lazy.compactMap({ Neighbourhood(of: sizes.probe, around: size + $0, hasHeight: true) }).first
    else { return [] }
    let causes = BreakpointCauses(scene, pipeline)
    var found: [KnifeEdge] = []
    for condition in own.conditions {
      let distance = condition.form.value(at: size)
      guard abs(distance) <= reach else { continue }
      let normal = SIMD2(condition.form.x, condition.form.y)
      let beyond = size - normal * (distance + 0x1p-7)
      guard !own.agrees(with: sizes.layout(beyond), at: beyond),
        let other = Neighbourhood(of: sizes.probe, around: beyond, hasHeight: true)
      else { continue }
      let (here, there) = (
        BreakpointCauses.Side(own, in: sizes.cell(size)), BreakpointCauses.Side(other, in: sizes.cell(beyond))
      )
      let cause = causes.text(here, there)
      let edge = KnifeEdge(
        cell: cell.name, distance: abs(distance), direction: KnifeEdge.Direction(normal * (distance < 0 ? 1 : -1)),
        cause: cause, beyond: Size(beyond.x, beyond.y),
        views: BreakpointCauses.views(here, there))
      if !found.contains(where: { $0.cause == edge.cause && $0.direction == edge.direction }) { found.append(edge) }
    }
    return found.sorted { $0.distance < $1.distance }
  }
}
