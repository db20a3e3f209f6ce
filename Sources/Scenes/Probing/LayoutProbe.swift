package import UIKit

/// A layout at one size of the window with what it was decided by: unrounded, and written down for its neighbourhood.
@MainActor
package struct LayoutProbe {
  /// The layout, its frames where the solver put them.
  package let layout: SolvedLayout
  /// What was decided on the way.
  package let trace: LayoutTrace

  /// Runs a layout, and notes what it decides.
  /// - Parameter isSmooth: Whether lengths of content stay between pixels, too.
  package static func recording(isSmooth: Bool = false, _ layout: () -> SolvedLayout) -> LayoutProbe {
    let (layout, trace) = LayoutTrace.recording(isSmooth: isSmooth, layout)
    return LayoutProbe(layout: layout, trace: trace)
  }
}

extension LayoutPipeline {
  /// Lays a scene out in a cell from nothing, without rounding frames to pixels.
  /// - Parameter lengthened: A text whose last word is longer than it is, and by how much in points.
  /// - Complexity: Building the scene, and one layout.
  package func solveExactly(
    _ scene: Scene, in cell: Cell, lengthened: (text: String, by: Double)? = nil
  ) -> SolvedLayout {
    let longer = lengthened.map { (text: $0.text, by: CGFloat($0.by)) }
    return measuring(by: TracingMeasurer(measurer: measurer, lengthened: longer)) {
      let (built, cell, scene) = build(scene, in: cell, exactly: true)
      let isDark = built.window.traitCollection.userInterfaceStyle == .dark
      return LayoutReader(
        scene: scene, cell: cell, built: built, placing: TextPlacing(measurer: measurer, isDark: isDark)
      ).read(explained: false)
    }
  }
}
