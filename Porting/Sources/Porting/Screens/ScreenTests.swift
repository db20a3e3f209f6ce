/// The source of a test per screen.
package struct ScreenTests {
  /// The module that the screens are in.
  package var module: String
  package var screens: [Screen]
  /// The matrix that they are laid out on: a member of `LayoutMatrix`.
  private let matrix: String

  /// Tests of screens, on all devices or on a few that differ.
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
      import UIKit

      @testable import \(module)

      /// Every screen that can be made by itself.
      @MainActor @Suite struct ScreenTests {

      """
    for screen in screens {
      text += "  @Test func `\(screen.testName)`() {\n"
      switch screen.origin {
      case .code: text += "    assertLayout(of: \(screen.type)(), on: .\(matrix))\n"
      case .storyboard(let name, let identifier):
        text +=
          "    assertLayout(\n      of: UIStoryboard(name: \"\(name)\", bundle: nil).instantiateViewController("
          + "withIdentifier: \"\(identifier)\"),\n      on: .\(matrix))\n"
      }
      text += "  }\n\n"
    }
    if screens.isEmpty { text += "  // No controller can be made without arguments.\n" }
    return text.trimmed + "\n}\n"
  }
}

extension String {
  /// Without line breaks at its end.
  var trimmed: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
