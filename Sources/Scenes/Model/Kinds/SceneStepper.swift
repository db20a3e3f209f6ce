import UIKit

/// A stepper: one less, one more.
package struct SceneStepper: SceneContent {
  package init() {}

  package var kind: SceneView.Kind { .stepper }
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }
}

extension SceneStepper: ViewContent {
  func makeObject() -> UIStepper { UIStepper() }
  static func read(_ object: UIStepper, isDark: Bool) -> SolvedContent { .stepper }
}
