import UIKit

/// A picker view: titles on a wheel, with the middle one selected.
package struct ScenePicker: SceneContent {
  /// The titles from top to bottom.
  package var titles: [String]

  /// Creates a picker with rows.
  package init(_ titles: [String] = []) { self.titles = titles }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .picker(self) }
  /// The texts that a reader sees.
  package var texts: [String] { titles }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) { titles = titles.map { translation($0) } }
}

extension ScenePicker: ViewContent {
  func makeObject() -> UIPickerView { UIPickerView() }
  func configure(_ object: UIPickerView, _ setting: ViewSetting) { object.shownTitles = titles }
  static func captured(from object: UIPickerView, _ setting: CaptureSetting) -> ScenePicker? {
    ScenePicker(object.shownTitles)
  }
  static func read(_ object: UIPickerView, isDark: Bool) -> SolvedContent { .picker(ScenePicker(object.shownTitles)) }
}
