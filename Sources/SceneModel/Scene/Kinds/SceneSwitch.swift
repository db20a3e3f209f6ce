import UIKit

/// A switch.
package struct SceneSwitch: SceneContent {
  /// Whether it is on.
  package var isOn: Bool

  /// Creates a switch, off by default.
  package init(isOn: Bool = false) { self.isOn = isOn }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .toggle(self) }
  /// Interface Builder's default (`control-metrics.md` 4).
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }
}

extension SceneSwitch: ViewContent {
  func makeObject() -> UISwitch { UISwitch() }
  func configure(_ object: UISwitch, _ setting: ViewSetting) { object.isOn = isOn }
  static func captured(from object: UISwitch, _ setting: CaptureSetting) -> SceneSwitch? {
    SceneSwitch(isOn: object.isOn)
  }
  static func read(_ object: UISwitch, isDark: Bool) -> SolvedContent { .toggle(SceneSwitch(isOn: object.isOn)) }
}
