package import Layout
import UIKit

/// The cells of a matrix that show all its distinct layouts, and the cell that represents each other one.
///
/// Two cells have one layout if every edge grows alike with the window, and all texts break into the same lines: they
/// lie in one region, apart from what covers their screens.
package struct FewestCells: Sendable {
  /// In the order of the matrix, each the first of its kind.
  package let representatives: [String]
  /// The name of each cell's representative, by the cell's name.
  package let representative: [String: String]

  /// - Parameter hasClasses: Whether cells of other size classes are of another kind, even if one sees no difference.
  /// - Complexity: Three layouts per cell of another shape.
  @MainActor
  package init(_ cells: [Cell], of scene: Scene, _ pipeline: LayoutPipeline, hasClasses: Bool = true) {
    var kinds: [Kind: String] = [:]
    var shapes: [LayoutShape: String] = [:]
    var representative: [String: String] = [:]
    var representatives: [String] = []
    for cell in cells {
      if let known = shapes[cell.shape] {
        representative[cell.name] = known
        continue
      }
      let sizes = WindowSizes(scene, .around(cell), variant: cell.variant, state: cell.state, pipeline: pipeline)
      let size = SIMD2(cell.size.width, cell.size.height)
      let own = [0x1p-7, -0x1p-7].lazy.compactMap {
        Neighbourhood(of: sizes.probe, around: size + SIMD2($0, $0 / 2), hasHeight: true)
      }.first
      let kind = own.map { Kind($0, cell, hasClasses: hasClasses) }
      let name = kind.flatMap { kinds[$0] } ?? cell.name
      if name == cell.name { representatives.append(name) }
      if let kind { kinds[kind] = name }
      shapes[cell.shape] = name
      representative[cell.name] = name
    }
    (self.representatives, self.representative) = (representatives, representative)
  }

  /// What cells with one layout have in common.
  private struct Kind: Hashable {
    let facts: RegionFacts
    let slopes: [SIMD2<Double>]
    let variant: CellVariant
    let state: String?

    init(_ own: Neighbourhood, _ cell: Cell, hasClasses: Bool) {
      facts = hasClasses ? own.facts : own.facts.inAnySizeClass
      slopes = own.frames.flatMap { frame in
        frame.rectangle.map { SIMD2(Self.rounded($0.x), Self.rounded($0.y)) }
      }
      (variant, state) = (cell.variant, cell.state)
    }

    private static func rounded(_ slope: Double) -> Double {
      let rounded = (slope * 1e8).rounded() / 1e8
      return rounded == 0 ? 0 : rounded
    }
  }
}
