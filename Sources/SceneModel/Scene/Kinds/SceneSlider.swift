import UIKit

/// A slider.
package struct SceneSlider: SceneContent {
  /// The position of the knob between the ends, from 0 to 1.
  package var value: Double

  /// Creates a slider with a value.
  package init(_ value: Double = 0.5) { self.value = value }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .slider(self) }
}

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
