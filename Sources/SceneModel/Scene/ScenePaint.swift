/// How a view is painted apart from its content: the properties of its layer.
package struct ScenePaint: Sendable, Hashable, Encodable {
  /// From 0 to 1.
  package var alpha = 1.0
  /// In points, at least 0.
  package var cornerRadius = 0.0
  /// The corners that the radius rounds.
  package var roundedCorners = SceneCorners.all
  /// The width of the border inside the edge, in points.
  package var borderWidth = 0.0
  /// nil for black.
  package var borderColor: SceneColor?
  /// nil for none.
  package var shadow: SceneShadow?
  /// Whether contents are clipped to the view.
  package var clips = false
  /// nil for none.
  package var transform: SceneTransform?
  /// The tint of the view and its descendants; nil inherits the superview's.
  package var tint: SceneColor?
  /// Whether a control is enabled.
  package var isEnabled = true

  /// Creates the default paint.
  package init() {}
}

/// A transform applied to a view after layout, around its center: first scaled, then rotated, then moved (AL-2.43).
package struct SceneTransform: Sendable, Hashable, Encodable {
  /// Clockwise, in degrees.
  package var rotation = 0.0
  /// 1 keeps the size.
  package var scale = 1.0
  /// In points.
  package var x = 0.0
  /// Downwards, in points.
  package var y = 0.0

  /// Creates a transform that changes nothing.
  package init() {}
}
