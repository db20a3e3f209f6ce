import UIKit

/// A search bar.
package struct SceneSearchBar: SceneContent {
  /// The entered text.
  package var text: String?
  /// The text shown while nothing is entered; nil for "Search".
  package var placeholder: String?
  /// Whether there is no bar behind its field.
  package var isMinimal: Bool

  /// Creates a search bar.
  package init(text: String? = nil, placeholder: String? = nil, isMinimal: Bool = false) {
    self.text = text
    self.placeholder = placeholder
    self.isMinimal = isMinimal
  }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .searchBar(self) }
  /// The entered text and the placeholder.
  package var texts: [String] { [text, placeholder].compactMap { $0 } }

  /// Replaces the texts with their translations.
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

  static func captured(from object: UISearchBar, _ setting: CaptureSetting) -> SceneSearchBar? {
    SceneSearchBar(text: object.text, placeholder: object.placeholder, isMinimal: object.searchBarStyle == .minimal)
  }

  static func read(_ object: UISearchBar, isDark: Bool) -> SolvedContent {
    .searchBar(
      SceneSearchBar(
        text: object.text, placeholder: object.placeholder, isMinimal: object.searchBarStyle == .minimal))
  }
}
