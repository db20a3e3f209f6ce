/// A text field: the entered text, its placeholder, and its border.
package struct SceneTextField: FramedContent {
  /// The entered text.
  package var text: String?
  /// The text shown while nothing is entered.
  package var placeholder: String?
  /// Whether the text is shown as dots, as a password is.
  package var isSecure = false
  /// When a button clears the text; nil for never.
  package var clearButton: SceneClearButton?
  /// nil for Interface Builder's 14 points.
  package var font: SceneFont?
  /// nil for the class's colour.
  package var textColor: SceneColor?
  /// nil for natural alignment.
  package var alignment: SceneTextAlignment?
  /// nil for the rounded one.
  package var border: SceneFieldBorder?
  /// The smallest factor by which the font is scaled down to fit; nil never scales it.
  package var minimumScale: Double?

  /// Replaces each character of a secret text by a dot, so that no result contains it.
  package mutating func hideSecret() {
    if isSecure { text = text.map { String(repeating: "\u{2022}", count: $0.count) } }
  }

  /// Creates a text field with default properties.
  package init(text: String? = nil, placeholder: String? = nil) {
    self.text = text
    self.placeholder = placeholder
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .textField }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .textField(self) }
  /// The entered text and the placeholder.
  package var texts: [String] { [text, placeholder].compactMap { $0 } }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) {
    text = translation(text, "text")
    hideSecret()
    placeholder = translation(placeholder, "placeholder")
  }
}

/// When a text field has a button that clears its text; the names are UIKit's.
package enum SceneClearButton: String, Sendable, CaseIterable, Encodable {
  case whileEditing, unlessEditing, always
}

/// The border style of a text field; the names are UIKit's.
package enum SceneFieldBorder: String, Sendable, CaseIterable, Encodable {
  case none, line, bezel, roundedRect
}
