import Escaping

/// The context in which an application shows a controller: by itself, on a navigation stack, or in a tab.
package struct ScreenContext: Hashable, Sendable {
  /// The position on a navigation stack.
  package enum Stack: String, Hashable, Sendable { case none, root, pushed }

  /// A container in a storyboard: a navigation controller, or a tab bar controller and one of its tabs.
  package struct Container: Hashable, Sendable {
    package var storyboard: String
    package var identifier: String
    package var tab: Int?

    /// Creates a container from a scene of a storyboard.
    package init(storyboard: String, identifier: String, tab: Int? = nil) {
      (self.storyboard, self.identifier, self.tab) = (storyboard, identifier, tab)
    }
  }

  package var stack = Stack.none
  package var isInTabs = false
  /// The class of the navigation controller created in sources.
  package var navigation = "UINavigationController"
  /// The container; nil if sources determine what contains the controller.
  package var container: Container?
  /// The file that shows this, with a line if it is a source; empty for a controller by itself.
  package var evidence = ""

  /// Creates the context of a controller by itself.
  package init() {}

  /// A description: `first in a navigation controller, in a tab (Main.storyboard)`.
  package var words: String {
    let stack: String? =
      switch stack {
      case .none: nil
      case .root: "first in a navigation controller"
      case .pushed: "pushed in a navigation controller"
      }
    let parts = [stack, isInTabs ? "in a tab bar controller" : nil].compactMap { $0 }
    return parts.isEmpty ? "by itself" : "\(parts.joined(separator: ", ")) (\(evidence))"
  }

  /// Returns the expression that shows a controller in this context in a test.
  func expression(of screen: String) -> String {
    if let container {
      let scene = Self.scene(container.identifier, of: container.storyboard)
      let shown = container.tab.map { "Shown.tab(\($0), of: \(scene))" } ?? scene
      return stack == .pushed ? "Shown.pushed(\(screen), on: \(shown))" : shown
    }
    let stacked =
      switch stack {
      case .none: screen
      case .root: "\(navigation)(rootViewController: \(screen))"
      case .pushed: "Shown.pushed(\(screen))"
      }
    return isInTabs ? "Shown.inTabs(\(stacked))" : stacked
  }

  /// Returns the expression that creates a scene of a storyboard.
  static func scene(_ identifier: String, of storyboard: String) -> String {
    "UIStoryboard(name: \(Escaped.swift(storyboard)), bundle: nil).instantiateViewController("
      + "withIdentifier: \(Escaped.swift(identifier)))"
  }
}
