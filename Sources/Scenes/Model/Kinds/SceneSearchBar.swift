import UIKit

/// A search bar.
package struct SceneSearchBar: SceneContent {
  package var text: String?
  package var placeholder: String?
  /// Without a bar behind its field.
  package var isMinimal: Bool

  package init(text: String? = nil, placeholder: String? = nil, isMinimal: Bool = false) {
    self.text = text
    self.placeholder = placeholder
    self.isMinimal = isMinimal
  }

  package var kind: SceneView.Kind { .searchBar(self) }
  package var texts: [String] { [text, placeholder].compactMap { $0 } }

  package mutating func translate(_ translation: Translation) {
    text = translation(text, "text")
    placeholder = translation(placeholder, "placeholder")
  }
}

extension SceneSearchBar: ViewContent {
  func makeObject() -> UISearchBar { UISearchBar() }

  func configure(_ object: UISearchBar, _ setting: ViewSetting) {
    object.text = text
    object.placeholder = placeholder
    object.searchBarStyle = isMinimal ? .minimal : .default
  }

  static func read(_ object: UISearchBar, isDark: Bool) -> SolvedContent {
    .searchBar(
      SceneSearchBar(
        text: object.text, placeholder: object.placeholder, isMinimal: object.searchBarStyle == .minimal))
  }
}
