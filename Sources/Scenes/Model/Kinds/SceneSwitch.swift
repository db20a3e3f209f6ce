import UIKit

/// A switch.
package struct SceneSwitch: SceneContent {
  package var isOn: Bool

  package init(isOn: Bool = false) { self.isOn = isOn }

  package var kind: SceneView.Kind { .toggle(self) }
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }
}

extension SceneSwitch: ViewContent {
  func makeObject() -> UISwitch { UISwitch() }
  func configure(_ object: UISwitch, _ setting: ViewSetting) { object.isOn = isOn }
  static func read(_ object: UISwitch, isDark: Bool) -> SolvedContent { .toggle(SceneSwitch(isOn: object.isOn)) }
}
