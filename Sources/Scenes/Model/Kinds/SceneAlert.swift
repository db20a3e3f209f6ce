import UIKit

/// A question that the system asks over the root view.
package struct SceneAlert: SceneContent {
  /// What an answer does; the names are UIKit's.
  package enum Role: String, Sendable, CaseIterable, Encodable {
    case `default`, cancel, destructive
  }

  /// One of the answers.
  package struct Action: Sendable, Hashable, Encodable {
    /// On the button.
    package var title: String
    /// What the answer does.
    package var role: Role

    /// An answer, a usual one by default.
    package init(_ title: String, role: Role = .default) { (self.title, self.role) = (title, role) }
  }

  /// nil for none.
  package var title: String?
  /// Below the title; nil for none.
  package var message: String?
  /// In the order of the document.
  package var actions: [Action]
  /// Whether the answers stand at the bottom of a phone's screen, not in its middle.
  package var isActionSheet: Bool

  /// A question with its answers.
  package init(title: String? = nil, message: String? = nil, actions: [Action] = [], isActionSheet: Bool = false) {
    (self.title, self.message) = (title, message)
    (self.actions, self.isActionSheet) = (actions, isActionSheet)
  }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .alert(self) }
  /// Question and answers.
  package var texts: [String] { [title, message].compactMap { $0 } + actions.map(\.title) }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }

  /// Puts translations in the place of the texts.
  package mutating func translate(_ translation: Translation) {
    (title, message) = (translation(title), translation(message))
    for index in actions.indices { actions[index].title = translation(actions[index].title) }
  }

  /// The controller that asks.
  @MainActor
  func makeController() -> UIAlertController {
    let controller = UIAlertController(
      title: title, message: message, preferredStyle: isActionSheet ? .actionSheet : .alert)
    for action in actions { controller.addAction(UIAlertAction(title: action.title, style: action.role.layoutStyle)) }
    return controller
  }
}

extension SceneAlert: ViewContent {
  static var isMovable: Bool { false }

  /// A stand-in: ``BuiltScene`` shows the view of a controller.
  func makeObject() -> UIView { UIView() }
  /// Never asked: what is presented is known by its place.
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
