import UIKit

extension SceneSearchBar: ViewContent {
  func makeObject() -> UISearchBar { UISearchBar() }

  func configure(_ object: UISearchBar, _ setting: ViewSetting) {
    object.text = text
    object.placeholder = placeholder
    object.prompt = prompt
    object.scopeButtonTitles = scopes.isEmpty ? nil : scopes
    object.showsScopeBar = !scopes.isEmpty
    object.selectedScopeButtonIndex = selectedScope
    object.showsCancelButton = showsCancel
    object.searchBarStyle = isMinimal ? .minimal : .default
  }

  static func captured(from object: UISearchBar, _ setting: CaptureSetting) -> SceneSearchBar? {
    bar(object)
  }

  static func read(_ object: UISearchBar, isDark: Bool) -> SolvedContent {
    .searchBar(bar(object))
  }

  @MainActor
  private static func bar(_ object: UISearchBar) -> SceneSearchBar {
    var bar = SceneSearchBar(
      text: object.givenText, placeholder: object.placeholder, isMinimal: !object.hasGround)
    bar.prompt = object.prompt
    if object.showsScopeBar { bar.scopes = object.scopeButtonTitles ?? [] }
    if !bar.scopes.isEmpty { bar.selectedScope = object.selectedScopeButtonIndex }
    bar.showsCancel = object.showsCancelButton
    return bar
  }
}
