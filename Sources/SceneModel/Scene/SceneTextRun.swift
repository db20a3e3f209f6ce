import UIKit

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

extension SceneLineBreak {
  /// The corresponding line break mode in UIKit.
  var layoutMode: NSLineBreakMode {
    switch self {
    case .wordWrap: .byWordWrapping
    case .charWrap: .byCharWrapping
    case .clip: .byClipping
    case .truncateHead: .byTruncatingHead
    case .truncateMiddle: .byTruncatingMiddle
    case .truncateTail: .byTruncatingTail
    }
  }
}

extension SceneLineBreak {
  /// The mode of an application's text.
  init?(captured mode: NSLineBreakMode) {
    guard let found = Self.allCases.first(where: { $0.layoutMode == mode }) else { return nil }
    self = found
  }
}

extension SceneTextRun {
  /// Returns the parts of an application's text.
  /// - Parameters:
  ///   - font: The font of the view, which parts with the same font do not repeat.
  ///   - color: The colour of the view, treated in the same way.
  ///   - traits: The traits that text styles depend on.
  static func captured(
    _ text: NSAttributedString, font: UIFont, color: UIColor?, _ traits: UITraitCollection
  ) -> [SceneTextRun] {
    text.parts(font: font).map { part, run, runColor in
      SceneTextRun(
        part, font: run.font == font ? nil : SceneFont(run.font, in: traits),
        color: runColor.flatMap { $0 == color ? nil : SceneColor($0) }, baselineOffset: run.baselineOffset,
        kern: run.kern)
    }
  }
}
