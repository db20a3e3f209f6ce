/// An alert that the system presents over the root view.
package struct SceneAlert: FramedContent {
  /// The role of an action; the names are UIKit's.
  package enum Role: String, Sendable, CaseIterable, Encodable {
    case `default`, cancel, destructive
  }

  /// An action of the alert.
  package struct Action: Sendable, Hashable, Encodable {
    /// The title of the button.
    package var title: String
    /// The action's role.
    package var role: Role

    /// Creates an action, with the default role by default.
    package init(_ title: String, role: Role = .default) { (self.title, self.role) = (title, role) }
  }

  /// nil for none.
  package var title: String?
  /// The text below the title; nil for none.
  package var message: String?
  /// The actions in the order of the document.
  package var actions: [Action]
  /// Whether the actions are at the bottom of a phone's screen instead of its center.
  package var isActionSheet: Bool

  /// Creates an alert with its actions.
  package init(title: String? = nil, message: String? = nil, actions: [Action] = [], isActionSheet: Bool = false) {
    (self.title, self.message) = (title, message)
    (self.actions, self.isActionSheet) = (actions, isActionSheet)
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .alert }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .alert(self) }
  /// The texts of the alert and its actions.
  package var texts: [String] { [title, message].compactMap { $0 } + actions.map(\.title) }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) {
    (title, message) = (translation(title), translation(message))
    for index in actions.indices { actions[index].title = translation(actions[index].title) }
  }
}
