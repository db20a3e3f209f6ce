import UIKit

extension SceneSwitch: ViewContent {
  func makeObject() -> UISwitch { UISwitch() }
  func configure(_ object: UISwitch, _ setting: ViewSetting) { object.isOn = isOn }
  static func captured(from object: UISwitch, _ setting: CaptureSetting) -> SceneSwitch? {
    SceneSwitch(isOn: object.isOn)
  }
  static func read(_ object: UISwitch, isDark: Bool) -> SolvedContent { .toggle(SceneSwitch(isOn: object.isOn)) }
}
