import UIKit

extension ScenePicker: ViewContent {
  func makeObject() -> UIPickerView { UIPickerView() }
  func configure(_ object: UIPickerView, _ setting: ViewSetting) { object.shownTitles = titles }
  static func captured(from object: UIPickerView, _ setting: CaptureSetting) -> ScenePicker? {
    ScenePicker(object.shownTitles)
  }
  static func read(_ object: UIPickerView, isDark: Bool) -> SolvedContent { .picker(ScenePicker(object.shownTitles)) }
}
