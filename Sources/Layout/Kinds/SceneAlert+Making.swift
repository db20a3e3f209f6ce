import UIKit

extension SceneAlert: ViewContent {
  static var isMovable: Bool { false }

  /// Returns the alert controller.
  @MainActor
  func makeController() -> UIAlertController {
    let controller = UIAlertController(
      title: title, message: message, preferredStyle: isActionSheet ? .actionSheet : .alert)
    for action in actions { controller.addAction(UIAlertAction(title: action.title, style: action.role.layoutStyle)) }
    return controller
  }

  /// A placeholder: ``BuiltScene`` shows the view of a controller.
  func makeObject() -> UIView { UIView() }
  /// Never called, because presented views are recognized by their position.
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .view }
}

extension SceneAlert.Role {
  fileprivate var layoutStyle: UIAlertAction.Style {
    switch self {
    case .default: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
