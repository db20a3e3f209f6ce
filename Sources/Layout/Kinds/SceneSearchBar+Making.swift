import UIKit

extension SceneSearchBar: ViewContent {
  func makeObject() -> UISearchBar { UISearchBar() }

  func configure(_ object: UISearchBar, _ setting: ViewSetting) {
    object.text = text
    object.placeholder = placeholder
    object.searchBarStyle = isMinimal ? .minimal : .default
  }

  static func captured(from object: UISearchBar, _ setting: CaptureSetting) -> SceneSearchBar? {
    SceneSearchBar(text: object.text, placeholder: object.placeholder, isMinimal: object.searchBarStyle == .minimal)
  }

  static func read(_ object: UISearchBar, isDark: Bool) -> SolvedContent {
    .searchBar(
      SceneSearchBar(
        text: object.text, placeholder: object.placeholder, isMinimal: object.searchBarStyle == .minimal))
  }
}
