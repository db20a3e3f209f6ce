import SystemValues

/// A font by size and weight, by text style, or from a file.
package struct SceneFont: Sendable, Hashable, Encodable {
  /// The weight of a font; the names are UIKit's.
  package enum Weight: String, Sendable, CaseIterable, Encodable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Text styles, which follow the reader's text size; the names are UIKit's.
  package enum Style: String, Sendable, CaseIterable, Encodable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
  }

  /// How the font is chosen.
  package enum Choice: Sendable, Hashable, Encodable {
    /// In points.
    case system(size: Double, weight: Weight)
    case style(Style)
    /// A PostScript name and a size in points.
    case named(String, size: Double)
  }

  /// How the font is chosen.
  package var choice: Choice
  /// Whether letters slant.
  package var isItalic = false
  /// Whether a text style is emphasized: bold for large titles, semibold for others (`control-metrics.md` 2).
  package var isEmphasized = false
  /// Whether all digits have the same width.
  package var hasMonospacedDigits = false
  /// The text size at which a text style stays, whatever the reader's; nil follows the reader.
  package var fixedTextSize: ContentSize?

  /// Creates an upright font.
  package init(_ choice: Choice) { self.choice = choice }
}

/// The alignment of lines; the names are UIKit's.
package enum SceneTextAlignment: String, Sendable, CaseIterable, Encodable {
  case left, center, right, natural
}

extension SceneFont {
  /// The size in points, at the default text size.
  package var pointSize: Double {
    switch choice {
    case .system(let size, _), .named(_, let size): size
    case .style(let style):
      TextStyleSizes(style.systemName)[
        fixedTextSize.flatMap(ContentSize.allCases.firstIndex) ?? TextStyleSizes.usual
      ].size
    }
  }
}

extension SceneFont.Style {
  /// The name in storyboards and in UIKit.
  package var systemName: String {
    switch self {
    case .largeTitle: "UICTFontTextStyleTitle0"
    case .title1: "UICTFontTextStyleTitle1"
    case .title2: "UICTFontTextStyleTitle2"
    case .title3: "UICTFontTextStyleTitle3"
    case .headline: "UICTFontTextStyleHeadline"
    case .body: "UICTFontTextStyleBody"
    case .callout: "UICTFontTextStyleCallout"
    case .subheadline: "UICTFontTextStyleSubhead"
    case .footnote: "UICTFontTextStyleFootnote"
    case .caption1: "UICTFontTextStyleCaption1"
    case .caption2: "UICTFontTextStyleCaption2"
    }
  }
}
