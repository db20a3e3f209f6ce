package import Foundation

/// How a view is painted apart from its content, with the colours of the cell's appearance; lengths in points.
package struct SolvedPaint: Sendable, Hashable {
  /// The opacity of the view and its descendants, from 0 to 1.
  package var alpha = 1.0
  /// In points.
  package var cornerRadius = 0.0
  /// The corners that the radius rounds.
  package var roundedCorners = SceneCorners.all
  /// The width of the border inside the edge.
  package var borderWidth = 0.0
  /// nil for black.
  package var borderColor: SceneColor?
  /// nil for none.
  package var shadow: SceneShadow?
  /// Whether contents are clipped to the view.
  package var clips = false
  /// The transform applied to the view after layout, around its center; nil for none.
  package var transform: SolvedTransform?
  /// The colour of controls.
  package var tint: SceneColor?
  /// Whether the view is right-to-left.
  package var isRightToLeft = false
  /// Whether a control is enabled.
  package var isEnabled = true
  /// Shapes that the application draws, between the view's content and its subviews.
  package var drawn: [DrawnShape] = []

  /// The outline that the view and its descendants are clipped to, in the view's coordinates; nil for none.
  package var mask: DrawnOutline?

  /// Creates paint that changes nothing.
  package init() {}
}

/// An affine transform: `x' = a x + c y + tx`, `y' = b x + d y + ty`, lengths in points.
package struct SolvedTransform: Sendable, Hashable {
  /// The factor of x in x'.
  package var a: Double
  /// The factor of x in y'.
  package var b: Double
  /// The factor of y in x'.
  package var c: Double
  /// The factor of y in y'.
  package var d: Double
  /// Added to x', in points.
  package var tx: Double
  /// Added to y', in points.
  package var ty: Double

  /// Creates a transform from its six coefficients.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Returns the transform about another point than the origin.
  package func about(_ point: CGPoint) -> SolvedTransform {
    SolvedTransform(
      a: a, b: b, c: c, d: d, tx: tx + point.x - a * point.x - c * point.y, ty: ty + point.y - b * point.x - d * point.y
    )
  }
}
