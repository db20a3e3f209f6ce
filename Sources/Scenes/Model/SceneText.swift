/// A stretch of a label's text that looks different from the rest.
public struct SceneTextRun: Sendable, Hashable {
  public var text: String
  /// nil keeps the view's.
  public var font: SceneFont?
  public var color: SceneColor?
  /// Points above the baseline.
  public var baselineOffset: Double
  /// Points after every character.
  public var kern: Double

  public init(
    _ text: String, font: SceneFont? = nil, color: SceneColor? = nil, baselineOffset: Double = 0, kern: Double = 0
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.baselineOffset = baselineOffset
    self.kern = kern
  }
}

/// Where a text that is too wide ends or goes on; the names are UIKit's.
public enum SceneLineBreak: String, Sendable, CaseIterable {
  case wordWrap, charWrap, clip, truncateHead, truncateMiddle, truncateTail
}

/// How a text fits its room.
public struct SceneTextFit: Sendable, Hashable {
  public var lineBreak: SceneLineBreak?
  /// The smallest part of its size that text is drawn at to fit; nil draws it at its size.
  public var minimumScale: Double?
  /// At which lines break, in points; nil takes the width that layout finds (AL-3.13).
  public var preferredWidth: Double?
  /// Between lines beyond the font's own, in points.
  public var lineSpacing: Double?

  public init(
    lineBreak: SceneLineBreak? = nil, minimumScale: Double? = nil, preferredWidth: Double? = nil,
    lineSpacing: Double? = nil
  ) {
    self.lineBreak = lineBreak
    self.minimumScale = minimumScale
    self.preferredWidth = preferredWidth
    self.lineSpacing = lineSpacing
  }
}

/// The look of a text field's border; the names are UIKit's.
public enum SceneFieldBorder: String, Sendable, CaseIterable {
  case none, line, bezel, roundedRect
}
