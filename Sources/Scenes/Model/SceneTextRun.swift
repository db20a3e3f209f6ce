import UIKit

/// A stretch of a label's text that looks different from the rest.
package struct SceneTextRun: Sendable, Hashable, Encodable {
  /// What it says.
  package var text: String
  /// nil keeps the view's.
  package var font: SceneFont?
  /// nil keeps the view's.
  package var color: SceneColor?
  /// Points above the baseline.
  package var baselineOffset: Double
  /// Points after every character.
  package var kern: Double

  /// A stretch of text; it looks like the rest by default.
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

/// Where a text that is too wide ends or goes on; the names are UIKit's.
package enum SceneLineBreak: String, Sendable, CaseIterable, Encodable {
  case wordWrap, charWrap, clip, truncateHead, truncateMiddle, truncateTail
}

extension SceneLineBreak {
  /// UIKit's name for it.
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
