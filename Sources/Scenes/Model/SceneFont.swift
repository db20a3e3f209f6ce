import UIKit

/// A font by size and weight, by text style, or out of a file.
public struct SceneFont: Sendable, Hashable {
  public enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Style: String, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
  }

  public enum Choice: Sendable, Hashable {
    /// In points.
    case system(size: Double, weight: Weight)
    case style(Style)
    /// A PostScript name and a size in points.
    case named(String, size: Double)
  }

  public var choice: Choice
  public var isItalic = false
  /// Whether a text style is emphasised: bold for large titles, semibold for others (`control-metrics.md` 2).
  public var isEmphasized = false
  public var hasMonospacedDigits = false

  public init(_ choice: Choice) { self.choice = choice }
}

public enum SceneTextAlignment: String, Sendable, CaseIterable {
  case left, center, right, natural
}

extension SceneFont {
  /// In points, at the usual text size.
  public var pointSize: Double {
    switch choice {
    case .system(let size, _), .named(_, let size): size
    case .style(let style):
      UIFont.preferredFont(
        forTextStyle: style.layoutStyle, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
      ).pointSize
    }
  }

  /// Whether a font is there by its PostScript name: out of a registered file, or one of iOS whose measures are known.
  public static func isAvailable(_ name: String) -> Bool { UIFont(name: name, size: 17) != nil }
}
