/// A part of a label's text with a different appearance.
package struct SceneTextRun: Sendable, Hashable, Encodable {
  /// The text of the part.
  package var text: String
  /// nil for the view's font.
  package var font: SceneFont?
  /// nil for the view's colour.
  package var color: SceneColor?
  /// Points above the baseline.
  package var baselineOffset: Double
  /// Points after every character.
  package var kern: Double

  /// Creates a part of a text; by default with the view's appearance.
  package init(
    _ text: String, font: SceneFont? = nil, color: SceneColor? = nil, baselineOffset: Double = 0, kern: Double = 0
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.baselineOffset = baselineOffset
    self.kern = kern
  }
}

/// The place at which a text that is too wide is truncated or wrapped; the names are UIKit's.
package enum SceneLineBreak: String, Sendable, CaseIterable, Encodable {
  case wordWrap, charWrap, clip, truncateHead, truncateMiddle, truncateTail
}
