/// How a view is painted beside its content: what its layer says.
public struct ScenePaint: Sendable, Hashable {
  /// From 0 to 1.
  public var alpha = 1.0
  /// In points, at least 0.
  public var cornerRadius = 0.0
  /// Inside the edge, in points.
  public var borderWidth = 0.0
  /// nil for black.
  public var borderColor: SceneColor?
  /// Whether what lies outside of the view is cut off.
  public var clips = false
  /// nil for none.
  public var transform: SceneTransform?
  /// Of the view and what is in it; nil leaves it to the superview.
  public var tint: SceneColor?
  /// Whether a control can be used.
  public var isEnabled = true

  /// Paint as views have it anyway.
  public init() {}
}

/// What happens to a view after layout, about its middle: first it grows, then it turns, then it moves (AL-2.43).
public struct SceneTransform: Sendable, Hashable {
  /// Clockwise, in degrees.
  public var rotation = 0.0
  /// 1 keeps the size.
  public var scale = 1.0
  /// In points.
  public var x = 0.0
  /// Downwards, in points.
  public var y = 0.0

  /// A transform that changes nothing.
  public init() {}
}
