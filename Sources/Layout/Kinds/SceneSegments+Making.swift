import UIKit

extension SceneSegments: ViewContent {
  func makeObject() -> UISegmentedControl { UISegmentedControl(items: titles) }

  func configure(_ object: UISegmentedControl, _ setting: ViewSetting) {
    object.show(titles)
    object.apportionsSegmentWidthsByContent = followsTitles
    object.selectedSegmentIndex = selected ?? -1
  }

  static func captured(from object: UISegmentedControl, _ setting: CaptureSetting) -> SceneSegments? {
    if case .segments(let segments) = read(object, isDark: false) { return segments }
    return nil
  }

  static func read(_ object: UISegmentedControl, isDark: Bool) -> SolvedContent {
    let selected = object.selectedSegmentIndex
    var content = SceneSegments(object.titles, selected: selected >= 0 ? selected : nil)
    content.followsTitles = object.apportionsSegmentWidthsByContent
    return .segments(content)
  }
}
