import Foundation
package import Layout

/// Single views as on a screen, without their subviews: for schematics, which place them elsewhere.
package struct LoneViewDrawing {
  private let palette: Palette
  private let measurer: PangoMeasurer

  /// Draws in the colours of a layout.
  package init(_ layout: SolvedLayout, _ measurer: PangoMeasurer) {
    (palette, self.measurer) = (Palette(layout), measurer)
  }

  /// Draws a view in its own coordinates.
  /// - Parameters:
  ///   - index: The view's index in its layout.
  ///   - ground: The colour behind it.
  /// - Returns: The colour behind its subviews.
  package func draw(_ view: SolvedView, at index: Int, on ground: Ink, into sketch: inout Sketch) -> Ink {
    let drawing = ViewDrawing(
      view, at: index, in: .controls, on: ground, hasChildren: true, palette, measurer)
    drawing.draw(into: &sketch)
    drawing.drawBorder(into: &sketch)
    return drawing.ground
  }
}
