import UIKit

extension SceneStepper: ViewContent {
  func makeObject() -> UIStepper { UIStepper() }
  static func captured(from object: UIStepper, _ setting: CaptureSetting) -> SceneStepper? { SceneStepper() }
  static func read(_ object: UIStepper, isDark: Bool) -> SolvedContent { .stepper }
}
