import Escaping

/// Where an application shows a controller: by itself, on a navigation stack, in a tab.
package struct ScreenContext: Hashable, Sendable {
  /// A place on a navigation stack.
  package enum Stack: String, Hashable, Sendable { case none, root, pushed }

  /// A container that a storyboard has: a navigation controller, or a tab bar controller and one of its tabs.
  package struct Container: Hashable, Sendable {
    package var storyboard: String
    package var identifier: String
    package var tab: Int?

    /// A scene of a storyboard.
    package init(storyboard: String, identifier: String, tab: Int? = nil) {
      (self.storyboard, self.identifier, self.tab) = (storyboard, identifier, tab)
    }
  }

  package var stack = Stack.none
  package var isInTabs = false
  /// The class of the navigation controller that sources make.
  package var navigation = "UINavigationController"
  /// Nil where sources say what contains the controller.
  package var container: Container?
  /// The file that says so, with a line where it is a source; empty for a controller by itself.
  package var evidence = ""

  /// By itself.
  package init() {}

  /// In words: `first in a navigation controller, in a tab (Main.storyboard)`.
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

  /// The expression that shows a controller so, in a test.
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

  /// The expression that makes a scene of a storyboard.
  static func scene(_ identifier: String, of storyboard: String) -> String {
    "UIStoryboard(name: \(Escaped.swift(storyboard)), bundle: nil).instantiateViewController("
      + "withIdentifier: \(Escaped.swift(identifier)))"
  }
}
