public import Foundation

/// How a view is painted beside its content, colours as the cell's appearance shows them. Lengths in points.
public struct SolvedPaint: Sendable, Hashable {
  /// From 0 to 1, of the view and all that is in it.
  public var alpha = 1.0
  /// In points.
  public var cornerRadius = 0.0
  /// Inside the edge.
  public var borderWidth = 0.0
  /// nil for black.
  public var borderColor: SceneColor?
  /// Whether what lies outside of the view is not seen.
  public var clips = false
  /// What happens to the view after layout, about its middle; nil for nothing.
  public var transform: SolvedTransform?
  /// What controls are coloured with.
  public var tint: SceneColor?
  /// Whether the view is read from right to left.
  public var isRightToLeft = false
  /// Whether a control can be used.
  public var isEnabled = true

  /// Paint that changes nothing.
  public init() {}
}

/// An affine transform: `x' = a x + c y + tx`, `y' = b x + d y + ty`, lengths in points.
public struct SolvedTransform: Sendable, Hashable {
  /// Of x, in x'.
  public var a: Double
  /// Of x, in y'.
  public var b: Double
  /// Of y, in x'.
  public var c: Double
  /// Of y, in y'.
  public var d: Double
  /// Added to x', in points.
  public var tx: Double
  /// Added to y', in points.
  public var ty: Double

  /// A transform by its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// About another point than the origin.
  public func about(_ point: CGPoint) -> SolvedTransform {
    SolvedTransform(
      a: a, b: b, c: c, d: d, tx: tx + point.x - a * point.x - c * point.y, ty: ty + point.y - b * point.x - d * point.y
    )
  }
}
