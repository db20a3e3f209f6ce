import Escaping

/// The source with one test per screen, which is made by itself.
package struct ScreenTests {
  /// The module that the screens are in.
  package var module: String
  package var screens: [Screen]
  /// The matrix on which they are laid out: a member of `LayoutMatrix`.
  private let matrix: String

  /// Creates tests of screens, on all devices or on a few that differ.
  package init(module: String, screens: [Screen], onFewDevices: Bool = false) {
    (self.module, self.screens) = (module, screens)
    matrix = onFewDevices ? "standard" : "allDevices"
  }

  /// The test file's text.
  package var text: String {
    var text = """
      // Written by `plumb port`; it writes this file again.
      import PlumbTesting
      import Testing

      /// Every screen that can be made by itself, each in a process of its own.
      @Suite struct ScreenTests {

      """
    for screen in screens {
      text += "  @Test func `\(screen.testName)`() {\n"
      text += "    assertScreen(\(Escaped.swift(screen.testName)), by: \"\(module)Walk\", on: .\(matrix))\n  }\n\n"
    }
    if screens.isEmpty { text += "  // No controller can be made without arguments.\n" }
    return text.trimmed + "\n}\n"
  }

  /// The text of the file with the test that walks.
  package var walkTest: String {
    """
    // Written by `plumb port`; it writes this file again.
    import PlumbTesting
    import Testing

    /// Launches the application and walks through it: `walk/walk.html` shows what was found.
    @Suite struct WalkTests {
      @Test func walk() { assertWalk(by: "\(module)Walk", on: .\(matrix)) }
    }

    """
  }

  /// The text of the program that walks, and that makes screens by themselves.
  package func program(
    _ launch: LaunchFacts, controllers: [String], expected: [[ExpectedText]] = [], statuses: [Int] = []
  ) -> String {
    var text = """
      // Written by `plumb port`; it writes this file again.
      import PlumbWalking
      import UIKit

      @testable import \(module)

      var application = WalkedApplication(\(launch.arguments(module: module)))

      """
    if !controllers.isEmpty {
      text += "application.controllers = [\n"
      text += controllers.map { "  \(Escaped.swift($0)),\n" }.joined() + "]\n"
    }
    if !expected.isEmpty {
      let groups = expected.map { group in
        "  [\(group.map { "(\(Escaped.swift($0.name)), \(Escaped.swift($0.text)))" }.joined(separator: ", "))],\n"
      }
      text += "application.expectedTexts = [\n\(groups.joined())]\n"
    }
    if !statuses.isEmpty { text += "application.expectedStatuses = \(statuses)\n" }
    for screen in screens {
      text += "application.screens[\(Escaped.swift(screen.testName))] = { \(screen.expression) }\n"
    }
    text += "Walk.main(application)\n"
    return text.contains("Shown.") ? text + Self.containers : text
  }

  /// Code that shows screens as applications do.
  private static let containers = """

    /// Screens in containers.
    @MainActor private enum Shown {
      /// On top of a stack: that of a container, or one with an empty controller below.
      static func pushed(
        _ screen: UIViewController,
        on container: UIViewController = UINavigationController(rootViewController: UIViewController())
      ) -> UIViewController {
        let shown = (container as? UITabBarController)?.selectedViewController ?? container
        (shown as? UINavigationController)?.pushViewController(screen, animated: false)
        return container
      }

      /// One of a storyboard's tabs.
      static func tab(_ index: Int, of container: UIViewController) -> UIViewController {
        (container as? UITabBarController)?.selectedIndex = index
        return container
      }

      /// The only tab.
      static func inTabs(_ screen: UIViewController) -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        return tabs
      }
    }

    """
}

extension String {
  /// The text without trailing line breaks.
  var trimmed: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
