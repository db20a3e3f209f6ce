import UIKit

extension ScenePlainView: ViewContent {
  func makeObject() -> UIView { UIView() }
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .view }
}

extension SceneGuide: ViewContent {
  /// A placeholder: ``BuiltScene`` adds a `UILayoutGuide` instead.
  func makeObject() -> UIView { UIView() }
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .guide }
}
