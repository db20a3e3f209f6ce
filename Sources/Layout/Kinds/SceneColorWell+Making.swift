import UIKit

extension SceneColorWell: ViewContent {
  func makeObject() -> UIColorWell { UIColorWell() }

  func configure(_ object: UIColorWell, _ setting: ViewSetting) { object.selectedColor = color.map(UIColor.init) }

  static func captured(from object: UIColorWell, _ setting: CaptureSetting) -> SceneColorWell? {
    SceneColorWell(object.selectedColor.map { SceneColor($0) })
  }

  static func read(_ object: UIColorWell, isDark: Bool) -> SolvedContent {
    .colorWell(SceneColorWell(object.selectedColor.map { SceneColor($0, isDark: isDark) }))
  }
}
