/// A text field: the entered text, its placeholder, and its border.
package struct SceneTextField: SceneContent {
  /// The entered text.
  package var text: String?
  /// The text shown while nothing is entered.
  package var placeholder: String?
  /// Whether the text is shown as dots, as a password is.
  package var isSecure = false
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
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) {
    text = translation(text, "text")
    placeholder = translation(placeholder, "placeholder")
  }
}

/// The border style of a text field; the names are UIKit's.
package enum SceneFieldBorder: String, Sendable, CaseIterable, Encodable {
  case none, line, bezel, roundedRect
}
