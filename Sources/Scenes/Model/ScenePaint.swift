/// How a view is painted beside its content: what its layer says.
package struct ScenePaint: Sendable, Hashable, Encodable {
  /// From 0 to 1.
  package var alpha = 1.0
  /// In points, at least 0.
  package var cornerRadius = 0.0
  /// Those that the radius rounds.
  package var roundedCorners = SceneCorners.all
  /// Inside the edge, in points.
  package var borderWidth = 0.0
  /// nil for black.
  package var borderColor: SceneColor?
  /// Whether what lies outside of the view is cut off.
  package var clips = false
  /// nil for none.
  package var transform: SceneTransform?
  /// Of the view and what is in it; nil leaves it to the superview.
  package var tint: SceneColor?
  /// Whether a control can be used.
  package var isEnabled = true

  /// Paint as views have it anyway.
  package init() {}
}

/// What happens to a view after layout, about its middle: first it grows, then it turns, then it moves (AL-2.43).
package struct SceneTransform: Sendable, Hashable, Encodable {
  /// Clockwise, in degrees.
  package var rotation = 0.0
  /// 1 keeps the size.
  package var scale = 1.0
  /// In points.
  package var x = 0.0
  /// Downwards, in points.
  package var y = 0.0

  /// A transform that changes nothing.
  package init() {}
}
