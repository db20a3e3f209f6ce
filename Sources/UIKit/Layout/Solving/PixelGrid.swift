/// Aligns solved edges to whole pixels.
///
/// Runs after solving, never during it, because an edge rounded early drags its neighbours along. Edges are rounded,
/// not sizes, so that views which touch still touch afterwards (AL-2.40, AL-2.41).
package struct PixelGrid {
  /// Pixels per point; nil leaves edges where they are.
  let scale: CGFloat?

  /// - Parameter scale: Pixels per point; nil leaves edges where they are.
  package init(scale: CGFloat?) { self.scale = scale }

  /// The nearest whole pixel, halves up.
  ///
  /// A millionth of a pixel below a half counts as a half, because ties often end there through rounding errors.
  package func round(_ edge: CGFloat) -> CGFloat {
    guard let scale else { return edge }
    return (edge * scale + 0.5 + 1e-6).rounded(.down) / scale + 0
  }

  /// A rectangle in window coordinates with every edge on a pixel.
  func round(_ rect: CGRect) -> CGRect {
    let (left, top) = (round(rect.minX), round(rect.minY))
    return CGRect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
  }
}
