/// A label: its text, whole or in parts with different appearance, and how it fits its bounds.
package struct SceneLabel: FramedContent {
  /// The whole text.
  package var text: String
  /// The text in parts with different appearance; together they are ``text``.
  package var runs: [SceneTextRun]?
  /// nil for the class's 17 points.
  package var font: SceneFont?
  /// nil for the class's black.
  package var textColor: SceneColor?
  /// nil for natural alignment.
  package var alignment: SceneTextAlignment?
  /// The maximum number of lines, 0 for any; nil for one.
  package var numberOfLines: Int?
  /// nil truncates the tail.
  package var lineBreak: SceneLineBreak?
  /// The smallest factor by which the font is scaled down to fit; nil never scales it.
  package var minimumScale: Double?
  /// The width at which lines break, in points; nil uses the width from the layout (AL-3.13).
  package var preferredWidth: Double?
  /// The additional spacing between lines, in points.
  package var lineSpacing: Double?
  /// The height of lines as a multiple of the font's line height; nil for 1.
  package var lineHeightMultiple: Double?
  /// The minimum height of a line, in points; nil for none.
  package var minimumLineHeight: Double?
  /// The maximum height of a line, in points; nil for none.
  package var maximumLineHeight: Double?

  /// Creates a label with one text and default properties.
  package init(
    _ text: String = "", font: SceneFont? = nil, textColor: SceneColor? = nil, numberOfLines: Int? = nil
  ) {
    self.text = text
    self.font = font
    self.textColor = textColor
    self.numberOfLines = numberOfLines
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .label }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .label(self) }
  /// The texts of the parts, or the whole text.
  package var texts: [String] { runs?.map(\.text) ?? [text] }
  /// Interface Builder's default (`control-metrics.md` 4).
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 251, vertical: 251) }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) {
    runs = translation(runs)
    text = runs?.map(\.text).joined() ?? translation(text, "text")
  }
}
