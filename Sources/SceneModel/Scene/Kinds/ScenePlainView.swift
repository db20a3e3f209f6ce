/// A view that shows only its background.
package struct ScenePlainView: FramedContent {
  /// Creates the only value.
  package init() {}

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .view }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .view }
}

/// A layout guide: a rectangle that constraints refer to, but not a view (AL-5.1).
package struct SceneGuide: FramedContent {
  /// Creates the only value.
  package init() {}

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .guide }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .guide }
}
