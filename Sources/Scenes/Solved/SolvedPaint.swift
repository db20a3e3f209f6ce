package import Foundation

/// How a view is painted beside its content, colours as the cell's appearance shows them. Lengths in points.
package struct SolvedPaint: Sendable, Hashable {
  /// From 0 to 1, of the view and all that is in it.
  package var alpha = 1.0
  /// In points.
  package var cornerRadius = 0.0
  /// Those that the radius rounds.
  package var roundedCorners = SceneCorners.all
  /// Inside the edge.
  package var borderWidth = 0.0
  /// nil for black.
  package var borderColor: SceneColor?
  /// Whether what lies outside of the view is not seen.
  package var clips = false
  /// What happens to the view after layout, about its middle; nil for nothing.
  package var transform: SolvedTransform?
  /// What controls are coloured with.
  package var tint: SceneColor?
  /// Whether the view is read from right to left.
  package var isRightToLeft = false
  /// Whether a control can be used.
  package var isEnabled = true
  /// What the application drew itself, between the view's content and its subviews.
  package var drawn: [DrawnShape] = []

  /// Paint that changes nothing.
  package init() {}
}

/// An affine transform: `x' = a x + c y + tx`, `y' = b x + d y + ty`, lengths in points.
package struct SolvedTransform: Sendable, Hashable {
  /// Of x, in x'.
  package var a: Double
  /// Of x, in y'.
  package var b: Double
  /// Of y, in x'.
  package var c: Double
  /// Of y, in y'.
  package var d: Double
  /// Added to x', in points.
  package var tx: Double
  /// Added to y', in points.
  package var ty: Double

  /// A transform by its six numbers.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// About another point than the origin.
  package func about(_ point: CGPoint) -> SolvedTransform {
    SolvedTransform(
      a: a, b: b, c: c, d: d, tx: tx + point.x - a * point.x - c * point.y, ty: ty + point.y - b * point.x - d * point.y
    )
  }
}
