import UIKit

/// A picker view: titles on a wheel, the middle one chosen.
package struct ScenePicker: SceneContent {
  package var titles: [String]

  package init(_ titles: [String] = []) { self.titles = titles }

  package var kind: SceneView.Kind { .picker(self) }
  package var texts: [String] { titles }

  package mutating func translate(_ translation: Translation) { titles = titles.map { translation($0) } }
}

extension ScenePicker: ViewContent {
  func makeObject() -> UIPickerView { UIPickerView() }
  func configure(_ object: UIPickerView, _ setting: ViewSetting) { object.shownTitles = titles }
  static func read(_ object: UIPickerView, isDark: Bool) -> SolvedContent { .picker(ScenePicker(object.shownTitles)) }
}
