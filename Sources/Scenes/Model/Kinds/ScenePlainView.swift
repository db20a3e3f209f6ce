import UIKit

/// A view that shows nothing but its background.
package struct ScenePlainView: SceneContent {
  package init() {}

  package var kind: SceneView.Kind { .view }
  package static var frameIsAlignmentRect: Bool { true }
}

extension ScenePlainView: ViewContent {
  func makeObject() -> UIView { UIView() }
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .view }
}

/// A layout guide: a rectangle that constraints refer to, and not a view (AL-5.1).
package struct SceneGuide: SceneContent {
  package init() {}

  package var kind: SceneView.Kind { .guide }
  package static var frameIsAlignmentRect: Bool { true }
}

extension SceneGuide: ViewContent {
  /// A stand-in: ``BuiltScene`` adds a `UILayoutGuide` in its place.
  func makeObject() -> UIView { UIView() }
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .guide }
}
