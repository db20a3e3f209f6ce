import UIKit

extension SceneSwitch: ViewContent {
  func makeObject() -> UISwitch { UISwitch() }

  func configure(_ object: UISwitch, _ setting: ViewSetting) {
    object.isOn = isOn
    object.onTintColor = onTint.map(UIColor.init)
    object.thumbTintColor = knobTint.map(UIColor.init)
  }

  static func captured(from object: UISwitch, _ setting: CaptureSetting) -> SceneSwitch? {
    var toggle = SceneSwitch(isOn: object.isOn)
    toggle.onTint = object.onTintColor.map { SceneColor($0) }
    toggle.knobTint = object.thumbTintColor.map { SceneColor($0) }
    return toggle
  }

  static func read(_ object: UISwitch, isDark: Bool) -> SolvedContent {
    var toggle = SceneSwitch(isOn: object.isOn)
    toggle.onTint = object.onTintColor.map { SceneColor($0, isDark: isDark) }
    toggle.knobTint = object.thumbTintColor.map { SceneColor($0, isDark: isDark) }
    return .toggle(toggle)
  }
}
