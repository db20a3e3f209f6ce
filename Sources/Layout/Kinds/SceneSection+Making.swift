import UIKit

extension SceneSection: ViewContent {
  /// A placeholder: ``BuiltScene`` makes no view for a section.
  func makeObject() -> UIView { UIView() }
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .view }
}
