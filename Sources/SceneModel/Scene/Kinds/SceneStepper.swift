import UIKit

/// A stepper with minus and plus.
package struct SceneStepper: SceneContent {
  /// Creates the only value.
  package init() {}

  /// The case that holds this content.
  package var kind: SceneView.Kind { .stepper }
  /// Interface Builder's default (`control-metrics.md` 4).
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }
}

extension SceneStepper: ViewContent {
  func makeObject() -> UIStepper { UIStepper() }
  static func captured(from object: UIStepper, _ setting: CaptureSetting) -> SceneStepper? { SceneStepper() }
  static func read(_ object: UIStepper, isDark: Bool) -> SolvedContent { .stepper }
}
