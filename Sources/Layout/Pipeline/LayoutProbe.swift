package import UIKit

/// A layout at one window size with the decisions behind it: unrounded, and recorded so that they describe neighbouring
/// sizes.
@MainActor
package struct LayoutProbe {
  /// The layout, with frames as solved.
  package let layout: SolvedLayout
  /// The recorded decisions.
  package let trace: LayoutTrace

  /// Runs a layout and records its decisions.
  /// - Parameter isSmooth: Whether lengths of content are not rounded to pixels either.
  package static func recording(isSmooth: Bool = false, _ layout: () -> SolvedLayout) -> LayoutProbe {
    let (layout, trace) = LayoutTrace.recording(isSmooth: isSmooth, layout)
    return LayoutProbe(layout: layout, trace: trace)
  }
}

extension LayoutPipeline {
  /// Lays a scene out in a cell from scratch, without rounding frames to pixels.
  /// - Parameter lengthened: A text whose last word is treated as longer than it is, and by how much in points.
  /// - Complexity: Building the scene, and one layout.
  package func solveExactly(
    _ scene: Scene, in cell: Cell, lengthened: (text: String, by: Double)? = nil
  ) -> SolvedLayout {
    let longer = lengthened.map { (text: $0.text, by: CGFloat($0.by)) }
    return measuring(by: TracingMeasurer(measurer: measurer, lengthened: longer)) {
      let (built, cell, scene) = build(scene, in: cell, exactly: true)
      return read(built, as: scene, in: cell, built.window.traitCollection)
    }
  }
}
