import SystemValues

/// A search bar.
package struct SceneSearchBar: SceneContent {
  /// The entered text.
  package var text: String?
  /// The text shown while nothing is entered; nil for "Search".
  package var placeholder: String?
  /// The line above the field; nil for none.
  package var prompt: String?
  /// The titles of the scopes below the field.
  package var scopes: [String] = []
  /// The index in ``scopes`` of the selected one, from 0.
  package var selectedScope = 0
  /// Whether a button beside the field cancels the search.
  package var showsCancel = false
  /// Whether there is no bar behind its field.
  package var isMinimal: Bool

  /// The height of the prompt, 0 without one, in points.
  package var promptHeight: Double { (prompt ?? "").isEmpty ? 0 : SearchBarHeights.prompt }
  /// The height of the scopes, 0 without any, in points.
  package var scopesHeight: Double { scopes.isEmpty ? 0 : SearchBarHeights.scopes }

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
  package var texts: [String] { [prompt, text, placeholder].compactMap { $0 } + scopes }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) {
    text = translation(text, "text")
    placeholder = translation(placeholder, "placeholder")
    prompt = translation(prompt, "prompt")
    scopes = scopes.map { translation($0) }
  }
}
