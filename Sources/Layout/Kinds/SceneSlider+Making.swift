import UIKit

extension SceneSlider: ViewContent {
  func makeObject() -> UISlider { UISlider() }

  func configure(_ object: UISlider, _ setting: ViewSetting) {
    object.value = Float(value)
    object.minimumTrackTintColor = minimumTint.map(UIColor.init)
    object.maximumTrackTintColor = maximumTint.map(UIColor.init)
    object.thumbTintColor = knobTint.map(UIColor.init)
  }

  static func captured(from object: UISlider, _ setting: CaptureSetting) -> SceneSlider? {
    slider(object) { SceneColor($0) }
  }

  @MainActor
  private static func slider(_ object: UISlider, _ color: (UIColor) -> SceneColor) -> SceneSlider {
    let range = object.maximumValue - object.minimumValue
    var slider = SceneSlider(range > 0 ? Double((object.value - object.minimumValue) / range) : 0)
    slider.minimumTint = object.minimumTrackTintColor.map(color)
    slider.maximumTint = object.maximumTrackTintColor.map(color)
    slider.knobTint = object.thumbTintColor.map(color)
    return slider
  }

  static func read(_ object: UISlider, isDark: Bool) -> SolvedContent {
    .slider(slider(object) { SceneColor($0, isDark: isDark) })
  }
}
