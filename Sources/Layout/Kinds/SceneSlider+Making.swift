import UIKit

extension SceneSlider: ViewContent {
  func makeObject() -> UISlider { UISlider() }
  func configure(_ object: UISlider, _ setting: ViewSetting) { object.value = Float(value) }

  static func captured(from object: UISlider, _ setting: CaptureSetting) -> SceneSlider? {
    if case .slider(let slider) = read(object, isDark: false) { return slider }
    return nil
  }

  static func read(_ object: UISlider, isDark: Bool) -> SolvedContent {
    let range = object.maximumValue - object.minimumValue
    return .slider(SceneSlider(range > 0 ? Double((object.value - object.minimumValue) / range) : 0))
  }
}
