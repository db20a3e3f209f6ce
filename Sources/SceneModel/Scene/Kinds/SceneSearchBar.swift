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

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .searchBar }
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
