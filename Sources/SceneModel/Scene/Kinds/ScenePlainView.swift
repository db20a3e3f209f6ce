/// A view that shows only its background.
package struct ScenePlainView: SceneContent {
  /// Creates the only value.
  package init() {}

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .view }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .view }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }
}

/// A layout guide: a rectangle that constraints refer to, but not a view (AL-5.1).
package struct SceneGuide: SceneContent {
  /// Creates the only value.
  package init() {}

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .guide }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .guide }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }
}
