import UIKit

/// A view that shows only its background.
package struct ScenePlainView: SceneContent {
  /// Creates the only value.
  package init() {}

  /// The case that holds this content.
  package var kind: SceneView.Kind { .view }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }
}

extension ScenePlainView: ViewContent {
  func makeObject() -> UIView { UIView() }
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .view }
}

/// A layout guide: a rectangle that constraints refer to, but not a view (AL-5.1).
package struct SceneGuide: SceneContent {
  /// Creates the only value.
  package init() {}

  /// The case that holds this content.
  package var kind: SceneView.Kind { .guide }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }
}

extension SceneGuide: ViewContent {
  /// A placeholder: ``BuiltScene`` adds a `UILayoutGuide` instead.
  func makeObject() -> UIView { UIView() }
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .guide }
}
