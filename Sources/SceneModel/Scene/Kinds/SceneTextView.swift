/// A text view: a text of any length, which scrolls or has the height of its text.
package struct SceneTextView: FramedContent {
  /// The whole text.
  package var text: String
  /// The text in parts with different appearance; together they are ``text``.
  package var runs: [SceneTextRun]?
  /// Whether it scrolls; a view that does not has the height of its text.
  package var scrolls: Bool
  /// nil for Interface Builder's 14 points.
  package var font: SceneFont?
  /// nil for the class's colour.
  package var textColor: SceneColor?
  /// nil for natural alignment.
  package var alignment: SceneTextAlignment?

  /// Creates a text view, which scrolls by default.
  package init(_ text: String = "", scrolls: Bool = true) {
    self.text = text
    self.scrolls = scrolls
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .textView }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .textView(self) }
  /// The whole text.
  package var texts: [String] { runs?.map(\.text) ?? [text] }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) {
    runs = translation(runs)
    text = runs?.map(\.text).joined() ?? translation(text, "text")
  }
}
