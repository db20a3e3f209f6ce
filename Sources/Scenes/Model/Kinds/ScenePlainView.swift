import UIKit

/// A view that shows nothing but its background.
package struct ScenePlainView: SceneContent {
  /// The one value there is.
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

/// A layout guide: a rectangle that constraints refer to, and not a view (AL-5.1).
package struct SceneGuide: SceneContent {
  /// The one value there is.
  package init() {}

  /// The case that holds this content.
  package var kind: SceneView.Kind { .guide }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }
}

extension SceneGuide: ViewContent {
  /// A stand-in: ``BuiltScene`` adds a `UILayoutGuide` in its place.
  func makeObject() -> UIView { UIView() }
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .guide }
}
