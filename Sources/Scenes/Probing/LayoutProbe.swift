package import UIKit

/// A layout at one size of the window with what it was decided by: unrounded, and written down for its neighbourhood.
@MainActor
package struct LayoutProbe {
  /// The layout, its frames where the solver put them.
  package let layout: SolvedLayout
  /// What was decided on the way.
  package let trace: LayoutTrace

  /// Runs a layout, and notes what it decides.
  package static func recording(_ layout: () -> SolvedLayout) -> LayoutProbe {
    let (layout, trace) = LayoutTrace.recording(layout)
    return LayoutProbe(layout: layout, trace: trace)
  }
}

extension LayoutPipeline {
  /// Lays a scene out in a cell from nothing, without rounding frames to pixels.
  /// - Complexity: Building the scene, and one layout.
  package func solveExactly(_ scene: Scene, in cell: Cell) -> SolvedLayout {
    measuring(by: TracingMeasurer(measurer: measurer)) {
      let (built, cell, scene) = build(scene, in: cell, exactly: true)
      let isDark = built.window.traitCollection.userInterfaceStyle == .dark
      return LayoutReader(
        scene: scene, cell: cell, built: built, placing: TextPlacing(measurer: measurer, isDark: isDark)
      ).read(explained: false)
    }
  }
}
